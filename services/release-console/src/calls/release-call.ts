import { currentToken } from './release-token.ts';

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
  const answer = await fetch(path, {
    method,
    headers: {
      Authorization: `Bearer ${currentToken() ?? ''}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
    cache: 'no-store',
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailure('unreachable');
  });
  const content = (await answer.json().catch(() => ({}))) as Envelope<Data>;
  if (answer.ok && content.success) return content.data as Data;
  const { code = 'unknown', ...details } = content.error ?? {};
  throw new CallFailure(content.message ?? `HTTP ${answer.status}`, { status: answer.status, code, details });
}
