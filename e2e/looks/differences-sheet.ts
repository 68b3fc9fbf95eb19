import type { Difference } from './differences.ts';

const kinds = ['before', 'after', 'difference'] as const;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { margin-block: 3rem; }
  .pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-inline-size: 100%; outline: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
`;

/** A page with every view that differs: before, after, and where. Addresses of pictures are relative to it. */
export function differencesSheet(differences: readonly Difference[]): string {
  const links = differences.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks that differ</title><style>${style}</style>
<h1>${differences.length} looks differ</h1><ul>${links}</ul>${differences.map(section).join('\n')}</html>\n`;
}

function section(difference: Difference): string {
  const figures = kinds.map((kind) => {
    const address = difference[kind];
    const picture = address
      ? `<a href="${address}"><img src="${address}" alt="${difference.name}, ${kind}" loading="lazy"></a>`
      : '<p>There is none.</p>';
    return `<figure><figcaption>${kind}</figcaption>${picture}</figure>`;
  });
  return `<section><h2 id="${difference.name}">${difference.name}</h2><div class="pictures">${figures.join('')}</div></section>`;
}
