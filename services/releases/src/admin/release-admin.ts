import type { FreezeOfAll } from '@dana/contracts/release/standing';
import type { Targets } from '@dana/contracts/release/canary-targets';
import type { Notice } from '@dana/contracts/release/notice';
import type { GateResult, Verb } from '@dana/contracts/release/revision';
import type { RestoreResult } from '../changes/restore.ts';
import type { TokenView } from './tokens/tokens.ts';
import type { LogAnswer, LogOptions } from './log.ts';
import type { ReleasesAnswer } from './published-releases.ts';
import type { ReleaseBuild } from '../publish/release-build.ts';
import type { HealthView } from './health-view.ts';
import type { SourceMapFiles } from '../publish/source-maps.ts';
import type { RegistryView } from './registry-view.ts';
import type {
  ApproveAnswer,
  ApproveOptions,
  RejectOptions,
  RequestView,
  RuleAnswer,
  RuleOptions,
} from './second-person-forms.ts';

export type PublishOptions = {
  env: string;
  isDryRun?: boolean;
  force?: boolean;
  reason?: string | undefined;
};

export type PublishAnswer = {
  remote: string;
  version: string;
  treeHash: string;
  outcome: 'published' | 'existed' | 'checked';
  gate: GateResult;
};

export type ChangeOptions = {
  env: string;
  remote: string;
  reason: string;
  version?: string | undefined;
  /** Unit: per cent of visitors. */
  percent?: number | undefined;
  salt?: string | undefined;
  /** Shares that a canary reaches by itself. Unit: per cent of visitors. */
  steps?: readonly number[] | undefined;
  /** Unit: milliseconds. */
  everyMs?: number | undefined;
  /** When a promotion is to be made, with its zone. */
  due?: string | undefined;
  /**
   * A canary for some visitors only, in place of `percent`, `steps` and `everyMs`: a server from before targets then misses the
   * share and refuses, instead of giving it to everybody. Empty targets end those that a canary has.
   */
  targeted?:
    | {
        targets: Targets;
        percent?: number | undefined;
        steps?: readonly number[] | undefined;
        everyMs?: number | undefined;
      }
    | undefined;
  force?: boolean;
  onlyFirst?: boolean;
  /** The revision that the caller has seen. */
  ifMatch?: number | undefined;
};

export type ChangeAnswer = {
  verb: Verb;
  env: string;
  remote: string;
  from?: string | undefined;
  to: string;
  changed: boolean;
  revision: number;
  gate: GateResult;
  percent?: number | undefined;
  /** When what is scheduled is due. */
  due?: string | undefined;
  targets?: Targets | undefined;
};

/** A freeze of everything, or its end. */
export type FreezeOptions = {
  env: string;
  reason: string;
  /** An instant with its zone; without it until somebody ends it. */
  until?: string | undefined;
  ifMatch?: number | undefined;
};

export type FreezeAnswer = {
  env: string;
  changed: boolean;
  revision: number;
  /** The freeze of everything that holds now. */
  frozen?: FreezeOfAll | undefined;
};

export type RestoreOptions = {
  env: string;
  toRevision: number;
  remotes?: readonly string[] | undefined;
  /** Only says what would change; then it needs no reason. */
  isDryRun?: boolean | undefined;
  reason: string;
  ifMatch?: number | undefined;
};

export type RestoreAnswer = {
  env: string;
  toRevision: number;
  changed: RestoreResult['changed'];
  /** Pinned, so that they stayed as they are. */
  kept: string[];
  revision: number;
  gate: GateResult;
};

/** How many source maps there are for a release. */
export type MapsAnswer = { remote: string; version: string; maps: number };

export type PreviewOptions = { env: string; remotes: Record<string, string>; hours: number; path: string };
export type PreviewAnswer = { url: string; expiresAt: string };

export type CollectAnswer = {
  /** Trees that are newly marked, and those that were deleted. */
  marked: string[];
  deleted: string[];
  kept: number;
  sweptUnfinished: number;
};

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
  ): Promise<MapsAnswer>;
  /** What was published of a deployable, the newest version first: when, by whom, and how large it is. */
  releases(remote: string): Promise<ReleasesAnswer>;
  change(verb: Verb, options: ChangeOptions): Promise<ChangeAnswer>;
  /** Stops promotions and canaries of everything, or ends that. */
  freezeAll(options: FreezeOptions): Promise<FreezeAnswer>;
  unfreezeAll(options: Omit<FreezeOptions, 'until'>): Promise<FreezeAnswer>;
  /** Says where a second person is needed. */
  setSecondPerson(options: RuleOptions): Promise<RuleAnswer>;
  requests(env: string): Promise<{ env: string; requests: RequestView[] }>;
  /** Makes a change that somebody else asked for. */
  approve(options: ApproveOptions): Promise<ApproveAnswer>;
  reject(options: RejectOptions): Promise<ApproveAnswer>;
  /** Gives everybody the versions of an earlier revision again. */
  restore(options: RestoreOptions): Promise<RestoreAnswer>;
  registry(env: string): Promise<RegistryView>;
  /** How often each release failed in the last hour, since which change, and how to take that back. */
  health(env: string): Promise<HealthView>;
  /** What happened, newest first. */
  log(options: LogOptions): Promise<LogAnswer>;
  preview(options: PreviewOptions): Promise<PreviewAnswer>;
  /** Changes as they come, from now on. Ends with the signal. */
  watch(env: string, signal: AbortSignal): AsyncIterable<Notice>;
};

/** What is done where the store itself is, and nowhere else. Errors: `ReleaseRefusal`. */
export type Housekeeping = {
  /** Makes a token. Unit of `days`: 1–366. @returns its text too, which cannot be had again. */
  createToken(options: {
    name: string;
    scopes: string[];
    days: number;
  }): Promise<{ text: string; token: TokenView }>;
  tokens(): Promise<TokenView[]>;
  revokeToken(id: string): Promise<void>;
  /** Marks the files that nobody can need, and deletes those that were marked a day ago. */
  collect(): Promise<CollectAnswer>;
};
