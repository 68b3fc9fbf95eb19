/** What a server said, or that none could be reached; `message` is ready to be shown. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** Of HTTP; 0 where no server answered. */
  readonly status: number;
  /** The server's word for it, `stale_revision`. */
  readonly code: string;

  constructor(message: string, { status = 0, code = 'unreachable' } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object | undefined;
  /** The revision that this page shows; where it is another by now the server refuses. */
  ifMatch?: number | undefined;
  signal?: AbortSignal | undefined;
};

type Envelope<Data> = { success?: boolean; data?: Data; message?: string; error?: { code?: string } };

/** Calls the release API of this server. @param path – begins with `/v1`. Errors: `CallFailure`. */
export async function call<Data>(
  path: string,
  { method = 'GET', body, ifMatch, signal }: CallOptions = {},
): Promise<Data> {
  const answer = await fetch(path, {
    method,
    headers: {
      ...credentials(),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    cache: 'no-store',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailure('unreachable');
  });
  const content = (await answer.json().catch(() => ({}))) as Envelope<Data>;
  if (answer.ok && content.success) return content.data as Data;
  const { status, redirected } = answer;
  // Without a token it is the proxy in front that signs people in: here, or by leading elsewhere, it did so no more.
  const isSignedOut = !hasToken() && (status === 401 || redirected);
  const code = isSignedOut ? 'signed_out' : (content.error?.code ?? 'unknown');
  throw new CallFailure(content.message ?? `HTTP ${status}`, { status, code });
}

const tokenKey = 'release_token';
/** Where storage is forbidden, whose very name throws then, a token goes with the page. */
let unkeptToken: string | null = null;

function readToken(): string | null {
  try {
    return unkeptToken ?? sessionStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

/** Whether somebody gave a token in this tab. It goes with the tab; a person that a proxy signed in has none. */
export const hasToken = (): boolean => readToken() !== null;

export function keepToken(token: string): void {
  unkeptToken = token.trim();
  try {
    sessionStorage.setItem(tokenKey, unkeptToken);
    unkeptToken = null;
  } catch {
    // Kept above.
  }
}

export function forgetToken(): void {
  unkeptToken = null;
  try {
    sessionStorage.removeItem(tokenKey);
  } catch {
    // There is nothing in it.
  }
}

/** Headers that say who asks. */
export function credentials(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** The environment that the page shows: what its address says, else the one that shoppers see. */
export const shopEnv: string = new URLSearchParams(location.search).get('env') ?? 'production';

/** A path of the release API within it. @param rest – `registry`, `log?limit=50`. */
export const envPath = (rest: string): string => `/v1/envs/${encodeURIComponent(shopEnv)}/${rest}`;
