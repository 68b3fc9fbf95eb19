import type { Profiler } from 'node:inspector';

/** What a render spends its time on, by the functions that do it. The first one that is met from the inside out counts. */
const stages: readonly (readonly [name: string, functions: RegExp])[] = [
  ['waiting', /^\((idle|program)\)$/],
  ['the profiler itself', /^post$/],
  ['collecting garbage', /^\(garbage collector\)$/],
  ['reading texts', /^(translate|fixedT|readText|useTranslation|addResourceBundle)$/],
  ['checking answers by their schemas', /^(inst\._zod\.parse|safeParseAsync|parseAsync)$/],
  ['packing data for the browser', /^(readPageData|dehydrate)$/],
  ['handing the page to the server’s thread', /^(postMessage|answer)$/],
  ['links and routes', /^(matchRoute|resolveTo|LinkWithRef)$/],
  ['writing HTML', /^(writeChunk|flushSubtree|flushSegment|flushCompletedQueues|readCharacters)$/],
  [
    'asking the API over HTTP',
    /^(dispatchHttpRequest|transformResponse|afterWriteDispatched|handleWriteReq|clearBuffer|socketOnData|parserOnBody|parserOnHeadersComplete|parserOnMessageComplete|emit|asyncResetHandle)$/,
  ],
  ['React and the components', /^(performWork|renderNode|renderElement|retryNode|pingTask)$/],
];

const rest = 'everything else';

/**
 * Divides a profile's time among stages.
 * @returns stage and time, the longest first; waiting and the profiler are left out. Unit: milliseconds.
 */
export function stagesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): [string, number][] {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const stageOf = (id: number | undefined): string => {
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const stage = stages.find(([, functions]) => functions.test(names.get(at) ?? ''));
      if (stage) return stage[0];
    }
    return rest;
  };
  const known = new Map(nodes.map(({ id }) => [id, stageOf(id)]));
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const stage = known.get(id) ?? rest;
    times.set(stage, (times.get(stage) ?? 0) + (timeDeltas[index] ?? 0) / 1_000);
  });
  const isOfRender = ([stage]: [string, number]): boolean =>
    stage !== 'waiting' && stage !== 'the profiler itself';
  return [...times].filter(isOfRender).toSorted(([, a], [, b]) => b - a);
}
