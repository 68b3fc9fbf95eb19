import { credentials } from './credentials.ts';

/** What a server said, or that none could be reached; `message` is ready to be shown. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** Of HTTP; 0 where no server answered. */
  readonly status: number;
  /** The server's word for it, `second_person`. */
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, { status = 0, code = 'unreachable', details = {} } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object | undefined;
  /** The revision that this page shows; where it is another by now the server refuses. */
  ifMatch?: number | undefined;
  signal?: AbortSignal | undefined;
};

type Refusal = { code?: string; [detail: string]: unknown };
type Envelope<Data> = { success?: boolean; data?: Data; message?: string; error?: Refusal };

/** Calls the release API of this server. @param path – begins with `/v1`. Errors: `CallFailure`. */
export async function call<Data>(
  path: string,
  { method = 'GET', body, ifMatch, signal }: CallOptions = {},
): Promise<Data> {
  const answer = await send(path, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const content = (await answer.json().catch(() => ({}))) as Envelope<Data>;
  if (answer.ok && content.success) return content.data as Data;
  throw failureOf(answer, content);
}

/** Reads a file of the release API. Errors: `CallFailure`, also where it breaks off. */
export async function callForFile(path: string): Promise<Blob> {
  const answer = await send(path, {});
  if (!answer.ok) throw failureOf(answer, (await answer.json().catch(() => ({}))) as Envelope<unknown>);
  return answer.blob().catch(() => {
    throw new CallFailure('unreachable');
  });
}

async function send(path: string, { headers, ...init }: RequestInit): Promise<Response> {
  return fetch(path, {
    ...init,
    headers: { ...headers, ...credentials() },
    cache: 'no-store',
  }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new CallFailure('unreachable');
  });
}

function failureOf({ status }: Response, { error = {}, message }: Envelope<unknown>): CallFailure {
  const { code = 'unknown', ...details } = error;
  return new CallFailure(message ?? `HTTP ${status}`, { status, code, details });
}
