import { paths } from '@dana/contracts/paths';

const prefix = paths.category('');

/** The slug of the category that a link leads to: below it in the menu hangs what that department has. Undefined for other pages. */
export function departmentOf(path: string): string | undefined {
  const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return /^[\w-]+$/.test(slug) ? slug : undefined;
}
