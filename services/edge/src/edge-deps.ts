import type { Problem } from '@dana/releases/log/releases';
import type { ReadinessCheck } from '@dana/server/readiness';
import type { TrustedProxies } from '@dana/server/trusted-proxies';
import type { Tracing } from '@dana/server/watching/tracing';
import type { Hono } from 'hono';
import type { Documents } from './cache/documents.ts';
import type { DevServers } from './dev-servers/follow-dev-servers.ts';
import type { PolicyAdditions } from './document/policy-additions.ts';
import type { FollowedReleases } from './fallback-copy/follow-releases.ts';
import type { Reporters } from './health/reporters.ts';
import type { VisitCounts } from './health/visit-counts.ts';
import type { VisitTokens } from './health/visit-tokens.ts';
import type { RenderPool } from './render/render-pool.ts';
import type { AskBackEnd } from './shop/follow-extensions.ts';
import type { EdgeMetrics } from './watching/edge-metrics.ts';
import type { SourceMaps } from './watching/source-maps.ts';

/** What only the edge that serves knows of its releases. */
export type KnownOfReleases = {
  /** What it found damaged or cannot keep. */
  problems: () => Problem[];
};

export type EdgeDeps = {
  releases: FollowedReleases;
  /** The environment that this edge serves. */
  env: string;
  pool: RenderPool;
  /** Counts visits for the one that judges. */
  counts: VisitCounts;
  tokens: VisitTokens;
  reporters: Reporters;
  /** Places in the source of what breaks in browsers. */
  maps: SourceMaps;
  /** Below which all calls of the back end are, without a slash at the end. */
  apiBaseUrl: string;
  /** What is known of the back end: what it offers beyond the calls of every shop, and which shop it is. */
  askBackEnd: AskBackEnd;
  publicOrigin: string;
  /** Whose `X-Forwarded-For` is believed; nobody's when left out. */
  trustedProxies?: TrustedProxies | undefined;
  /** Origins whose pages may run what is released; none when left out. */
  federationHosts?: readonly string[] | undefined;
  /** Where browsers get released files, when not here: `https://files.shop.example`. */
  assetOrigin?: string | undefined;
  /** What the policy of documents lets in besides the shop's own. */
  policyAdditions?: PolicyAdditions | undefined;
  /** Where visits are counted, by who agrees to it. */
  analyticsUrl?: string | undefined;
  /** Keeps documents of public pages; without it each request is rendered. */
  documents?: Documents | undefined;
  /** The release API and its console, when this process answers those too: made with what this edge knows of its releases. */
  releaseRoutes?: ((known: KnownOfReleases) => Hono) | undefined;
  /** Browsers keep what they have seen; otherwise those that do are made to stop. */
  isOfflineOn?: boolean;
  /** Deployables that run from dev servers. */
  devServers?: Pick<DevServers, 'overlay'> | undefined;
  /** What being ready needs in addition to a composition and a renderer. */
  checks?: readonly ReadinessCheck[];
  /** Counts what is answered; nothing is counted without it. */
  metrics?: EdgeMetrics | undefined;
  /** Gets a line for each request; without it none is written. */
  accessLog?: { info: (fields: object, message: string) => void } | undefined;
  /** Records requests as spans. */
  tracing?: Tracing | undefined;
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };
};
