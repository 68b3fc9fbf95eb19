import type { Notice } from '@dana/contracts/release/notice';
import type { GateResult, Revision, Verb } from '@dana/contracts/release/revision';
import type { RestoreResult } from '../changes/restore.ts';
import type { CompareAnswer } from './compare.ts';
import type { TokenView } from './tokens/tokens.ts';
import type { AuditEntry } from '../audit/audit-log.ts';
import type { KeyEntry } from '../signing/key-entry.ts';
import type { SignedText } from '../signing/signed-text.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import type { PublishRecord } from '../publish/publish-records.ts';
import type { ReleaseBuild } from '../publish/release-build.ts';
import type { HookAdmin } from './hooks/hook-admin.ts';
import type { RegistryView } from './registry-view.ts';

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
};

export type RestoreOptions = {
  env: string;
  toRevision: number;
  remotes?: readonly string[] | undefined;
  reason: string;
  ifMatch?: number | undefined;
};

export type RestoreAnswer = {
  env: string;
  toRevision: number;
  changed: RestoreResult['changed'];
  revision: number;
  gate: GateResult;
};

/** Everything that happened, newest first. */
export type AuditAnswer = { env: string; entries: AuditLine[] };
export type AuditLine =
  | ({ kind: 'change'; revision: number } & Revision['change'])
  | ({ kind: 'publish' } & PublishRecord)
  | AuditEntry;

export type PreviewOptions = { env: string; remotes: Record<string, string>; hours: number; path: string };
export type PreviewAnswer = { url: string; expiresAt: string };

export type OverrideOptions = { env: string; remote: string; origin: string };
export type OverrideAnswer = { pass: string; expiresAt: string };

export type CollectAnswer = {
  /** Trees that are newly marked, and those that were deleted. */
  marked: string[];
  deleted: string[];
  kept: number;
  sweptUnfinished: number;
};

/** The log of keys as it is stored: who reads it checks it. */
export type KeysAnswer = { signed: readonly SignedText[] };

/**
 * Where releases are managed. One form for the store itself and for a server's API, so that the command line, the API
 * and the console do the same things. Errors: `ReleaseRefusal`.
 */
export type ReleaseAdmin = {
  publish(build: ReleaseBuild, options: PublishOptions): Promise<PublishAnswer>;
  change(verb: Verb, options: ChangeOptions): Promise<ChangeAnswer>;
  /** Gives everybody the versions of an earlier revision again. */
  restore(options: RestoreOptions): Promise<RestoreAnswer>;
  /** What differs between two revisions; without the second, from what is live. */
  compare(env: string, before: number, after?: number): Promise<CompareAnswer>;
  registry(env: string): Promise<RegistryView>;
  audit(env: string, options: { remote?: string | undefined; limit: number }): Promise<AuditAnswer>;
  preview(options: PreviewOptions): Promise<PreviewAnswer>;
  collect(): Promise<CollectAnswer>;
  /** Who is notified of what happens. */
  hooks: HookAdmin;
  /** Changes as they come, from now on. Ends with the signal. */
  watch(env: string, signal: AbortSignal): AsyncIterable<Notice>;
  /** Who may sign what, and how it came to that. */
  keys(): Promise<KeysAnswer>;
  /** Makes a change that the shop's key signed. `force`: also when it ends something that is live. */
  changeKeys(signed: SignedText, options: { force: boolean }): Promise<KeyEntry>;
};

/** Signs what lies in the store; only where that is. */
export type SignAdmin = { signExisting(key: SigningKey, remote?: string): Promise<string[]> };

/** Tokens are made where the store is; no token makes tokens. */
export type TokenAdmin = {
  create(options: {
    name: string;
    scopes: string[];
    days: number;
  }): Promise<{ text: string; token: TokenView }>;
  list(): Promise<TokenView[]>;
  revoke(id: string): Promise<void>;
};
