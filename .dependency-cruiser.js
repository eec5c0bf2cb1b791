/**
 * Import cycles make modules depend on the order in which they are first loaded; types alone do no harm. Three places of
 * the rules are recursive by nature and meet only inside functions: the automaton answers any decision by its rule, a step
 * may play a card, and a garrison is revealed as it is posted.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {
        pathNot: [
          '^engine/arrakis/(frames/rules|mahdi/(rule|answers))\\.ts$',
          '^engine/arrakis/cards/(interpreter|performStep)\\.ts$',
          '^engine/arrakis/(mahdi/garrison|state/reveal)\\.ts$',
        ],
      },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.web.ts', '.js', '.json'] },
  },
};
