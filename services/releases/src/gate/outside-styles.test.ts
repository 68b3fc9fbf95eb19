import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNameClass } from '@dana/config/class-names';
import { expect, it } from 'vitest';
import { sampleRelease, sampleShell } from '../testing/sample-release.ts';
import { classPrefix, outsideStyles } from './outside-styles.ts';

const demo = sampleRelease('mf-demo', '1.0.0', { container: 'mf_demo_1_0_0' });
const own = `.${classPrefix('mf_demo_1_0_0')}000`;
const foundIn = (text: string) => outsideStyles(demo, [{ path: 'web/x.css', text }]);

it('knows the classes of a build by what they begin with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'own-classes-'));
  await mkdir(join(folder, 'src'));
  await Promise.all(
    ['package.json', 'src/card.module.css'].map((file) =>
      writeFile(join(folder, file), file.endsWith('css') ? '.card {}' : '{}'),
    ),
  );
  const name = createNameClass('mf_demo_1_0_0', folder)(join(folder, 'src/card.module.css'), 'card');
  expect(name.startsWith(classPrefix('mf_demo_1_0_0'))).toBe(true);
});

it.each([
  `${own}{color:red}`,
  `@layer remote{${own}>li+li a:hover,h2${own}{color:red}}`,
  `@media (width>=48rem){article:hover ${own}:not(.open){color:red}}`,
  `:is(${own},${own}1) svg{color:red}`,
  `[dir=rtl] ${own} ~ ${own}1{color:red}`,
  `${own}{&:hover{color:red} svg{color:red}}`,
  '@keyframes turn{from{opacity:0}to{opacity:1}}',
  '@font-face{font-family:x;src:url(x.woff2)}',
  '::view-transition-group(opened-picture){animation-duration:1s}',
  `:root:has(${own}){scroll-padding-block-end:7rem}`,
])('lets %s be', (text) => {
  expect(foundIn(text)).toEqual([]);
});

it.each([
  'header{display:none}',
  ':root{--shop-space-1:9px}',
  '*{margin:0}',
  `${own},header{color:red}`,
  '.z9z9000{color:red}',
  `${own} ~ footer{display:none}`,
  `header:has(${own}){display:none}`,
  `:root:has(${own}){display:none}`,
  `body:not(${own}) main{color:red}`,
  `${own}{& + footer{display:none}}`,
  '@layer remote{@media print{main h1{color:red}}}',
])('refuses %s', (text) => {
  expect(foundIn(text)).toEqual([expect.stringMatching(/^mf-demo@1\.0\.0 has styles that reach outside/)]);
});

it('names a few of them, with their file, and is silent of the shell', () => {
  const text = ['header', 'footer', 'main', 'nav', 'aside'].map((name) => `${name}{color:red}`).join('');
  expect(foundIn(text)).toEqual([
    'mf-demo@1.0.0 has styles that reach outside of what it draws: header (web/x.css), footer (web/x.css), main (web/x.css) and 2 more. Begin each rule with a class of one of its own modules.',
  ]);
  expect(outsideStyles(sampleShell('1.0.0'), [{ path: 'web/x.css', text }])).toEqual([]);
});

it('refuses a sheet that cannot be read', () => {
  expect(foundIn('a{')).toEqual([expect.stringContaining('has a style sheet that cannot be read')]);
});
