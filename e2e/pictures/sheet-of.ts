type Row = { name: string; before: string | undefined; after: string | undefined };

const style = `
  body { margin: 24px; background: #808080; color: #fff; font: 16px/1.4 sans-serif; }
  main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 24px; }
  section { display: grid; grid-template-columns: auto auto; gap: 8px; align-items: start; }
  h1 { margin: 0 0 16px; font-size: 22px; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 16px; }
  figure { margin: 0; inline-size: 320px; max-height: 1600px; overflow: hidden; }
  .wide figure { inline-size: 800px; }
  img { display: block; width: 100%; }
`;

/** Up to here a picture is one of a phone. */
const phonesPx = 600;
const widthOf = (name: string): number => Number(name.split('-').at(-1));

/** The page that a picture of `pnpm shots` shows: its name without language and width. */
export const pageOfShot = (file: string): string => file.replace(/-(ar|en)-\d+\.png$/, '');

/** One page's pictures, each with how it looked before at its side; the top of what is long. Addresses are of files. */
export function sheetOf(title: string, rows: readonly Row[]): string {
  const sections = rows.map(
    ({ name, before, after }) =>
      `<section${widthOf(name) > phonesPx ? ' class="wide"' : ''}><h2>${name}</h2>${figure('before', before)}${figure('after', after)}</section>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${title}: before and after</h1><main>${sections.join('')}</main>`;
}

const figure = (kind: string, address: string | undefined): string =>
  `<figure>${address ? `<img src="${address}" alt="${kind}">` : `<p>There is none ${kind}.</p>`}</figure>`;
