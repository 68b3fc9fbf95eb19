/**
 * folder-order.json names the folders below a package's `src` from top to bottom: a folder imports from those after it,
 * never from those before it, so no two folders need each other and none can be understood only together with all. Tests,
 * `testing/` and benchmarks look wherever they must. A new folder gets its place in that table.
 */
const folderOrder = require('./folder-order.json');

/** The table as rules of dependency-cruiser, one for each folder: `from` it, `to` all that stand above it. */
module.exports = function folderRules(testCode) {
  return Object.entries(folderOrder).flatMap(([root, folders]) =>
    folders.slice(1).map((folder, index) => ({
      name: 'folders-downwards',
      comment:
        'Folders of a package import downwards only: two that need each other can be neither read nor changed alone. ' +
        'The order stands in shared/config/src/boundaries/folder-order.json. Move what both need below them.',
      severity: 'error',
      from: { path: `^${root}/${folder}/`, pathNot: testCode },
      to: { path: `^${root}/(${folders.slice(0, index + 1).join('|')})/` },
    })),
  );
};
