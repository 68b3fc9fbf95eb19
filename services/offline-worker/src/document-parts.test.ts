import { expect, it } from 'vitest';
import { startOf } from '@dana/edge/document/start-scripts';
import { readDocument } from './document-parts.ts';

const file = (name: string) => ({ url: `/assets/shell/${name}`, integrity: `sha384-${name}` });

it('finds the title and all files in a document as the edge writes it', () => {
  const start = startOf({
    ...{ entryScripts: [file('main.js')], scripts: [file('locale.js')], styles: [file('main.css')] },
    fonts: [file('arabic.woff2')],
  });
  const html = `<!doctype html><html lang="ar"><head><title>A &amp; B &lt;c&gt;</title>${start}</head><body></body></html>`;
  expect(readDocument(html)).toEqual({
    title: 'A & B <c>',
    files: [file('main.css'), file('main.js'), file('locale.js'), { url: '/assets/shell/arabic.woff2' }],
  });
});

it('takes nothing else for a document', () => {
  for (const html of [
    '',
    '<title>x</title>',
    '<title>x</title><script type="application/json">{"fonts":[</script>',
  ])
    expect(readDocument(html)).toBeUndefined();
});
