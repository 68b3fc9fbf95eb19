import type { Locale } from '@dana/contracts/locale';
import type { AboutFacts, ShopFacts } from '@dana/contracts/shop/shop-facts';
import type { SchemaSource } from './schema.ts';

export type ApiClientOptions = {
  /** Where the calls go, without a slash at the end: `/api` in the browser, an absolute URL on the server. */
  baseUrl: string;
  locale: Locale;
  /** ISO 4217 code; prices are answered in it. */
  currency: string;
  /** The shopper's token, or undefined for a guest. */
  token?: () => string | undefined;
  /** A promise while the token is on its way: calls wait for it, for as long as this takes. Never rejects. */
  tokenOnItsWay?: () => Promise<unknown> | undefined;
  /** The path shown now, without the language prefix: on /login and /register no token is sent. */
  path?: () => string;
  /** Called when a call that carried this token was answered 401. */
  onUnauthorized?: (token: string) => void;
  /** Called with every call as it begins, for those who must know when all of them are over, or which of them failed. */
  onCall?: (answer: Promise<unknown>, call: MadeCall) => void;
  /** Called with every answer that breaks its contract, so that a log names the field. */
  onMalformed?: (error: Error) => void;
  /** Unit: milliseconds. */
  timeoutMs?: number;
  /** Ends all calls of this client: those under way and later ones count as late. */
  signal?: AbortSignal;
  /** What the back end offers beyond the calls of every shop; everything when left out. */
  extensions?: readonly string[] | undefined;
  /** What the shop says of itself. */
  shop?: ShopFacts | undefined;
  /** What it tells on the page about itself; rejects where that cannot be had. */
  readAbout?: () => Promise<AboutFacts | undefined>;
  /** What calls were answered already, by their path: reads of these are not made again. */
  answers?: Readonly<Record<string, unknown>> | undefined;
  /** Makes each call, or refuses to: for those who know that no answer will come. */
  circuitBreaker?: <Value>(call: () => Promise<Value>) => Promise<Value>;
};

type CallOptions = {
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** For this call instead of the client's own. Unit: milliseconds. */
  timeoutMs?: number;
  /** Called while a body is sent. Unit: per cent, 0–100. */
  onSentPercent?: (percent: number) => void;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** What is asked of the API: a path below `/api`, without its query. */
export type MadeCall = { readonly method: Method; readonly path: string };
export type Call = CallOptions & MadeCall & { body?: unknown };

export type ApiClient = {
  readonly locale: Locale;
  readonly currency: string;
  /** What the back end offers beyond the calls of every shop; absent from a shell of before. Asked by `offers`. */
  readonly extensions?: readonly string[] | undefined;
  /** What the shop says of itself; absent from a shell of before. Read by `shopOf`. */
  readonly shop?: ShopFacts | undefined;
  /** What it tells on the page about itself. Absent from a shell of before. */
  readonly readAbout?: (() => Promise<AboutFacts | undefined>) | undefined;
  /** Reads; the answer is parsed. Throws `ApiError`, `UnreachableError` or `MalformedAnswerError`. */
  get<Value>(path: string, schema: SchemaSource<Value>, options?: CallOptions): Promise<Value>;
  /**
   * Writes; the answer is parsed. Same errors. Never repeated by itself; when the same is sent again after an answer was
   * lost, it carries the same Idempotency-Key.
   */
  send<Value>(
    method: Exclude<Method, 'GET'>,
    path: string,
    body: unknown,
    schema: SchemaSource<Value>,
    options?: CallOptions,
  ): Promise<Value>;
};
