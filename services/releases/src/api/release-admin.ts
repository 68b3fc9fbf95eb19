import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { FreezeOfAll, Verb } from '@dana/contracts/release/revision';
import type { ChangeOptions as AskedOptions } from '../changes/change.ts';
import type { ChangeResult } from '../changes/make-change.ts';
import type { HealthView } from '../health/health-view.ts';
import type { TokenView } from '../keeping/tokens.ts';
import type { SourceMapFiles } from '../publish/source-maps.ts';
import type { ReleaseBuild } from '../publish/build.ts';
import type { PublishResult } from '../publish/publish.ts';
import type { LogAnswer, LogOptions, RegistryView, ReleasesAnswer } from './views.ts';

type PublishOptions = { env: string; isDryRun?: boolean; force?: boolean; reason?: string | undefined };

type PublishAnswer = Pick<ReleaseManifest, 'remote' | 'version' | 'treeHash'> &
  Omit<PublishResult, 'manifest'>;

export type ChangeOptions = AskedOptions & {
  env: string;
  reason: string;
  ifMatch?: number | undefined;
  isDryRun?: boolean | undefined;
};

/** `to` of a change of one deployable: what everybody gets when nothing was done. */
export type ChangeAnswer = Omit<ChangeResult, 'isNew' | 'revision'> & {
  verb: Verb;
  env: string;
  changed: boolean;
  revision: number;
  percent?: number | undefined;
  frozen?: FreezeOfAll | undefined;
};

type PreviewOptions = { env: string; remotes: Record<string, string>; hours: number; path: string };
export type PreviewAnswer = { url: string; expiresAt: string };

/** What the owner of a token may do, and until when. */
export type TokenAnswer = Pick<TokenView, 'name' | 'scopes' | 'expiresAt'>;

/**
 * Where releases are managed. One form for the store itself and for a server's API, so that the command line, the API
 * and the console do the same things. Errors: `ReleaseRefusal`.
 */
export type ReleaseAdmin = {
  publish(build: ReleaseBuild, options: PublishOptions): Promise<PublishAnswer>;
  /** Keeps the source maps of a published release, unless there are some. */
  keepMaps(
    release: { remote: string; version: string },
    read: () => Promise<SourceMapFiles>,
  ): Promise<{ remote: string; version: string; maps: number }>;
  /** What was published of a deployable, the newest version first: when, by whom, and how large it is. */
  releases(remote: string): Promise<ReleasesAnswer>;
  change(verb: Verb, options: ChangeOptions): Promise<ChangeAnswer>;
  registry(env: string): Promise<RegistryView>;
  /** How often each release failed in the last hour, since which change, and how to take that back. */
  health(env: string): Promise<HealthView>;
  log(options: LogOptions): Promise<LogAnswer>;
  preview(options: PreviewOptions): Promise<PreviewAnswer>;
};
