/**
 * Gives a module its own names for what it imports. Metro writes every use of an import as a look-up in the other module's
 * exports; Hermes has no compiler that would take it away, and the engine asks its helpers a million times a second. This
 * reads each import once, when the module is evaluated, and is right only where modules do not import each other in a circle
 * (which is checked) and exports never change.
 */
module.exports = ({ types: t }) => ({
  visitor: {
    Program(program) {
      for (const statement of program.get('body')) {
        if (!statement.isImportDeclaration() || statement.node.importKind === 'type') continue;
        const declarations = [];
        for (const specifier of statement.get('specifiers')) {
          if (!specifier.isImportSpecifier() || specifier.node.importKind === 'type') continue;
          const { name } = specifier.node.local;
          const binding = program.scope.getBinding(name);
          // Only types are left where nothing refers to it: TypeScript drops those imports.
          if (!binding || binding.referencePaths.length === 0) continue;
          const imported = program.scope.generateUidIdentifier(name);
          specifier.node.local = imported;
          program.scope.removeBinding(name);
          declarations.push(t.variableDeclarator(t.identifier(name), t.cloneNode(imported)));
        }
        if (declarations.length === 0) continue;
        statement.insertAfter(t.variableDeclaration('const', declarations));
      }
      program.scope.crawl();
    },
  },
});
