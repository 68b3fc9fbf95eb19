import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import type { Page } from '@playwright/test';

/** A change of one source of `mf-content`, and how its page `/en/contact` shows it. */
export type Edit = {
  name: string;
  file: string;
  /** @param mark – another number each time, 1 to 255. */
  change: (source: string, mark: number) => string;
  /** Resolves as soon as the page shows it. */
  isShown: (page: Page, mark: number) => Promise<unknown>;
  /** What the server's HTML then says; undefined where it says nothing of it. */
  words?: (mark: number) => string;
};

const heading = async (page: Page, words: string): Promise<unknown> =>
  page.locator('h1', { hasText: words }).waitFor();

export const edits: readonly Edit[] = [
  {
    name: 'style',
    file: 'src/parts/page-band.module.css',
    change: (source, mark) => `${source}\n.band { outline-color: rgb(1, 2, ${mark}); }\n`,
    isShown: (page, mark) =>
      page.waitForFunction(
        (colour) =>
          [...document.querySelectorAll('#main div')].some(
            (element) => getComputedStyle(element).outlineColor === colour,
          ),
        `rgb(1, 2, ${mark})`,
      ),
  },
  {
    name: 'component',
    file: 'src/parts/page-band.tsx',
    change: (source, mark) => replaced(source, '{title}</bdi>', `{title} (component ${mark})</bdi>`),
    isShown: (page, mark) => heading(page, `(component ${mark})`),
    words: (mark) => `(component ${mark})`,
  },
  {
    name: 'text',
    file: 'src/locales/en.json',
    change: (source, mark) => replaced(source, '"title": "Contact us"', `"title": "Changed words ${mark}"`),
    isShown: (page, mark) => heading(page, `Changed words ${mark}`),
    words: (mark) => `Changed words ${mark}`,
  },
  {
    name: 'route',
    file: 'src/routes/contact.route.tsx',
    change: (source, mark) =>
      replaced(source, '<ShopAddress />', `<p>Line ${mark} of the route</p><ShopAddress />`),
    isShown: (page, mark) => page.getByText(`Line ${mark} of the route`).waitFor(),
    words: (mark) => `Line ${mark} of the route`,
  },
];

/** Changes a source of the copied workspace, beginning with what this one has. */
export const apply = (workspace: string, { file, change }: Edit, mark: number): Promise<void> =>
  changeSource(workspace, `mf-content/${file}`, (source) => change(source, mark));

/** As `apply`, for any source. @param file – its path in the workspace. */
export async function changeSource(
  workspace: string,
  file: string,
  change: (source: string) => string,
): Promise<void> {
  const source = await readFile(join(workspaceRoot, file), 'utf8');
  await writeFile(join(workspace, file), change(source));
}

/** Takes a change back. @param file – its path in the workspace. */
export const restore = (workspace: string, file: string): Promise<void> =>
  copyFile(join(workspaceRoot, file), join(workspace, file));

export function replaced(source: string, part: string, other: string): string {
  if (!source.includes(part)) throw new Error(`The source does not say ${part}.`);
  return source.replace(part, other);
}
