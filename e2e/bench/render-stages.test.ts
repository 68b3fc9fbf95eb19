import { expect, it } from 'vitest';
import { stagesOf } from './render-stages.ts';

const node = (id: number, functionName: string, children: number[] = []) => ({
  id,
  children,
  callFrame: { functionName, scriptId: '', url: '', lineNumber: 0, columnNumber: 0 },
});

it('counts time for the innermost stage that is known, the longest stage first, and leaves waiting out', () => {
  const profile = {
    nodes: [
      node(1, '(root)', [2, 6, 7]),
      node(2, 'performWork', [3]),
      node(3, 'Card', [4]),
      node(4, 'translate', [5]),
      node(5, 'replace'),
      node(6, '(idle)'),
      node(7, 'fillIcons'),
    ],
    startTime: 0,
    endTime: 0,
    samples: [3, 5, 5, 6, 7, 2],
    timeDeltas: [1_000, 2_000, 2_000, 9_000, 500, 1_000],
  };
  expect(stagesOf(profile)).toEqual([
    ['reading texts', 4],
    ['React and the components', 2],
    ['everything else', 0.5],
  ]);
});
