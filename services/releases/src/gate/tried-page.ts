import type { Locale } from '@dana/contracts/locale';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import type { RenderedPage, RenderFailure, RenderResult } from '../rendering/messages.ts';
import { deployableInStack } from '../rendering/release-in-stack.ts';
import { RenderRefusal } from '../rendering/render-refusal.ts';
import { ThreadLost } from '../rendering/render-thread.ts';

/** A page that is rendered once to see whether it can be. */
export type TriedPage = { remote: string; route: RouteClaim; path: string; locale: Locale };

/** What is to be said of a page: it fails by the fault of a candidate, or it could not be tried. */
export type Outcome = { fault: string } | { note: string } | undefined;

const languages: Record<Locale, string> = { ar: 'Arabic', en: 'English' };
const nameOf = ({ route, locale }: TriedPage): string => `${route.path} in ${languages[locale]}`;

const causes: Record<RenderFailure['part'], string> = {
  load: 'its code cannot be evaluated',
  loader: 'its loader throws',
  head: 'its head() throws',
  component: 'it throws while it renders',
  empty: 'it renders nothing',
  hung: 'it does not end in its time',
};

/** Errors by which a renderer from before failures were named shows that the API is the cause, or the address. */
const notItsFault = /(ApiError|UnreachableError|AbortError|TimeoutError|CanceledError)\b/;

/** @param isCandidate – whether a deployable is one of those that are tried: the fault of another one is none of theirs. */
export function outcomeOf(
  page: TriedPage,
  result: RenderResult,
  isCandidate: (deployable: string) => boolean,
): Outcome {
  if (result.kind === 'redirect') return undefined;
  const failure = failuresOf(page, result).find(({ error, release = page.remote }) =>
    isCandidate(deployableInStack(error) ?? release.split('@')[0] ?? ''),
  );
  if (failure) return { fault: `${nameOf(page)}: ${firstLine(failure.error)} (${causes[failure.part]})` };
  if (result.status === 404 && page.route.example)
    return { note: `${nameOf(page)} was not tried: the shop has nothing at ${page.route.example}.` };
  if (result.status >= 500)
    return {
      note: `${nameOf(page)} was not tried: ${firstLine(result.problems[0] ?? 'its data did not come')}`,
    };
  return undefined;
}

function failuresOf(page: TriedPage, { failures, status, problems }: RenderedPage): RenderFailure[] {
  if (failures) return failures;
  const error = problems.find((problem) => !notItsFault.test(problem));
  return status >= 500 && error ? [{ part: 'loader', error, release: page.remote }] : [];
}

/** What a render came to that has no result. */
export function outcomeOfError(page: TriedPage, error: unknown): Outcome {
  const text = error instanceof Error ? error.message : String(error);
  // A renderer ends a page that hangs; what is later than that is so because of the machine.
  if (error instanceof RenderRefusal) return { note: `${nameOf(page)} was not tried: ${text}` };
  if (!(error instanceof ThreadLost)) return { fault: `${nameOf(page)}: ${firstLine(text)}` };
  const what = { stuck: 'it loops for ever', memory: 'it fills the memory', died: 'it ends its process' };
  const { kind, message } = error.end;
  return { fault: `${nameOf(page)}: ${what[kind]} (${firstLine(message)})` };
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 300) ?? '';
