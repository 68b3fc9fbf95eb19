import { expect, it } from 'vitest';
import { kindOfAnswer } from './press-server.ts';
import { processorMsOf } from './process-use.ts';
import { filesNamedIn, nearestFile } from './released-files.ts';

it('counts a page only where about all of it came', () => {
  expect(kindOfAnswer(200, 31_000, 32_000)).toBe('whole');
  expect(kindOfAnswer(200, 4_000, 32_000)).toBe('wrong');
  expect(kindOfAnswer(503, 31_000, 32_000)).toBe('refused');
  expect(kindOfAnswer(404, 31_000, 32_000)).toBe('wrong');
});

it('adds what a process and the kernel for it took, whatever the name of the process', () => {
  const rest = `S ${Array.from({ length: 10 }, (_, index) => index).join(' ')} 150 25 7 8 9`;
  expect(processorMsOf(`4711 (node) ${rest}`)).toBe(1_750);
  expect(processorMsOf(`4711 (a (b) c d) ${rest}`)).toBe(1_750);
  expect(processorMsOf('')).toBeNaN();
});

it('finds the files of releases that a page names, each once', () => {
  const [script, style] = ['/assets/shell/abc/web/main.1.js', '/assets/shell/abc/web/main.2.css'];
  const html = `<link href="${style}"><link rel="preload" href="${script}"><script src="${script}"></script><img src="/api/media/a.jpg">`;
  expect(filesNamedIn(html)).toEqual([style, script]);
});

it('takes the file whose size comes nearest', () => {
  const files = [10, 140, 150].map((length) => ({ body: { length } }));
  expect(nearestFile(files, 144).body.length).toBe(140);
  expect(() => nearestFile([], 144)).toThrow('no released file');
});
