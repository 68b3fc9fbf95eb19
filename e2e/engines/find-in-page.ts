import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Target } from './engine-page.ts';

/* Looking for an element by role and name inside a page, with the library that our unit tests look with. */

const entry = fileURLToPath(import.meta.resolve('@testing-library/dom/package.json'));
/** Brings the library into a page, as `TestingLibraryDom`. */
export const library = readFileSync(join(dirname(entry), 'dist/@testing-library/dom.umd.min.js'), 'utf8');

/** The body of a function that returns the element of a target, null where it is not there. */
export function findingBody(target: Target): string {
  return `
    const find = ({ role, name, contains, within }) => {
      const around = within ? find(within) : document.body;
      if (!around) return null;
      const isNamed = (text) => name === undefined ? text.includes(contains) : text === name;
      const options = name === undefined && contains === undefined ? {} : { name: isNamed };
      return TestingLibraryDom.queryAllByRole(around, role, options)[0] ?? null;
    };
    return find(${JSON.stringify(target)});`;
}
