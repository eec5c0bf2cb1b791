/** Jest runs CommonJS, which knows no `import()`: there a module is required instead, a moment later. */
module.exports = ({ template }) => ({
  visitor: {
    CallExpression(path) {
      const { callee, arguments: parts } = path.node;
      if (callee.type !== 'Import') return;
      path.replaceWith(template.expression.ast`Promise.resolve().then(() => require(${parts[0]}))`);
    },
  },
});
