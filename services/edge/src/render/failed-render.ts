import { matchRoute } from '@dana/contracts/match-route';
import type { Composition } from '@dana/contracts/release/composition';
import {
  deployableInStack,
  type RenderFailure,
  type RenderRequest,
  type ThreadEnd,
} from '@dana/releases/rendering/messages';

/** A render that failed by the fault of a release. */
export type FailedRender = {
  /** The route as its remote claims it: `/product-details/:id`. */
  route: string;
  /** The releases that the page was made from. */
  composition: Composition;
  /** Whose code failed, which need not be whose page it is: `mf-product`, `shell`. */
  deployable: string;
  /** The version of it that failed. */
  version: string;
  /**
   * `load`, `loader`, `head`, `component`, `empty`, `hung`: see `RenderFailure`. `stuck`, `memory`, `died`: its rendering thread
   * did not answer any more, passed its memory limit, or ended by itself, and was replaced.
   */
  kind: RenderFailure['part'] | ThreadEnd['kind'];
  /** One line. */
  message: string;
  /** For somebody with a preview link or an override: never a reason to take a release back. */
  isPreview: boolean;
  /** Who asked, as far as it is known: the network of the client's address (`clientOf`). */
  from: string | undefined;
};

/**
 * Called once for each failure of a release in a render. Never for what bad input or the API caused: an answer of 4xx, a
 * refused parameter, a call that was not answered.
 */
export type OnFailedRender = (failed: FailedRender) => void;

/** Whose page a path is, and the route as it is claimed; the shell's, and the path itself, where nobody claims it. */
export function claimOf({ remotes }: Composition, path: string): { remote: string; route: string } {
  const match = matchRoute(remotes, path);
  return match ? { remote: match.remote, route: match.route.path } : { remote: 'shell', route: path };
}

/** Where and for whom a render failed. */
export type FailedAt = Pick<FailedRender, 'composition' | 'isPreview' | 'from'> & { request: RenderRequest };

/** Errors of calls to the API, by the names that the API client gives them. */
const ofApi = /^(ApiError|UnreachableError|MalformedAnswerError|AbortError|TimeoutError)\b/;

/** What a renderer failed of as a whole, as a failure of its release; undefined when the API is the cause. */
export const failureOfWhole = (error: unknown): RenderFailure | undefined => {
  const text = error instanceof Error ? error.message : String(error);
  return ofApi.test(text) ? undefined : { part: 'component', error: text, release: 'shell' };
};

/** A failure that a renderer named. */
export function failureOf(at: FailedAt, { part, release, error }: RenderFailure): FailedRender {
  const [region, version] = release?.split('@') ?? [];
  const deployable = deployableInStack(error) ?? region;
  // In its own region the release may be the version before.
  return failed(at, part, error, deployable, deployable === region ? version : undefined);
}

/** The loss of a thread by what a page executed. */
export const lossOf = (at: FailedAt, { kind, message, culprit }: ThreadEnd): FailedRender =>
  failed(at, kind, message, culprit);

function failed(
  { composition, request, isPreview, from }: FailedAt,
  kind: FailedRender['kind'],
  text: string,
  found: string | undefined,
  version?: string | undefined,
): FailedRender {
  const { remote, route } = claimOf(composition, request.path);
  const deployable = found ?? remote;
  const message = text.split('\n', 1)[0]?.slice(0, 300) ?? '';
  return {
    ...{ route, composition, deployable, kind, message, isPreview, from },
    version: version ?? versionIn(composition, deployable),
  };
}

/** The version of a deployable that is the first choice in a composition. */
export const versionIn = ({ shell, remotes }: Composition, deployable: string): string =>
  (deployable === 'shell' ? shell : remotes[deployable]?.current)?.version ?? '';
