import axios, { type AxiosRequestConfig, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { anySignal } from './any-signal.ts';
import type { ApiClientOptions, Call } from './api-client.ts';
import { ApiError, MalformedAnswerError, UnreachableError } from './errors.ts';
import type { Schema } from './schema.ts';

export { underKey } from './write-keys.ts';

const defaultTimeoutMs = 8_000;
/** Product lists are tens of kilobytes; more than this is not an answer of this API. */
const maximumAnswerBytes = 5_000_000;
const issuesNamed = 3;
/** How the HTTP library names a time limit that passed, once it is set to distinguish it from an aborted call. */
const lateCode = 'ETIMEDOUT';
const transitional = { silentJSONParsing: true, forcedJSONParsing: true, clarifyTimeoutError: true };

/** On the server the API is near: unpacking its answers takes longer than their bytes. Browsers set it themselves. */
const isOnServer = typeof window === 'undefined';

/** Makes one call and parses its answer. Once, but for a read on a kept connection that the other side was just closing. */
export async function performCall<Value>(
  options: ApiClientOptions,
  call: Call,
  schema: Schema<Value>,
  token: string | undefined,
): Promise<Value> {
  const response = answeredBefore(options, call) ?? (await request(options, call, token));
  if (response.status === 401 && token !== undefined) options.onUnauthorized?.(token);
  if (response.status >= 400 || isRefused(response.data)) throw refusal(response);

  const parsed = schema.safeParse(response.data);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues
    .slice(0, issuesNamed)
    .map((issue) => `${issue.path.join('.') || '(whole answer)'}: ${issue.message}`);
  const error = new MalformedAnswerError(
    `${call.method} ${call.path} answered in a form this shop does not know. ${fields.join('; ')}`,
  );
  options.onMalformed?.(error);
  throw error;
}

function answeredBefore({ answers = {} }: ApiClientOptions, { method, path }: Call) {
  if (method !== 'GET' || !Object.hasOwn(answers, path)) return undefined;
  return { status: 200, data: answers[path], headers: {} };
}

/** Some back ends refuse in an answer of 200. */
const isRefused = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'success' in data && data.success === false;

async function request(
  options: ApiClientOptions,
  call: Call,
  token: string | undefined,
): Promise<AxiosResponse<unknown>> {
  const { locale, currency } = options;
  const send = (): Promise<AxiosResponse<unknown>> =>
    axios.request({
      baseURL: options.baseUrl,
      url: call.path,
      method: call.method,
      data: call.body,
      params: { ...call.query, lang: locale, currency },
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        lang: locale,
        Currency: currency,
        ...(isOnServer && { 'Accept-Encoding': 'identity' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...call.headers,
      },
      timeout: call.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs,
      transitional,
      // It would read `document.cookie`, which throws where a browser forbids it; the API knows shoppers by their token.
      withXSRFToken: false,
      maxContentLength: maximumAnswerBytes,
      // Every status is an answer; which of them is a refusal is decided here, not in the HTTP library.
      validateStatus: () => true,
      ...progressOf(call),
      ...signalOf(options, call),
    });
  try {
    return await send().catch((error: unknown) => {
      if (call.method === 'GET' && isAxiosError(error) && error.code === 'ECONNRESET') return send();
      throw error;
    });
  } catch (error) {
    const isEnded = options.signal?.aborted ?? false;
    if (isCancel(error) && !isEnded) throw error;
    const reason = isEnded ? lateCode : isAxiosError(error) ? error.code : String(error);
    throw new UnreachableError(`${call.method} ${call.path} got no answer (${reason}).`, {
      cause: error,
      isLate: reason === lateCode,
    });
  }
}

function signalOf(client: ApiClientOptions, call: Call): Pick<AxiosRequestConfig, 'signal'> {
  const signals = [client.signal, call.signal].filter((signal) => signal !== undefined);
  const [first] = signals;
  if (first === undefined) return {};
  return { signal: signals.length === 1 ? first : anySignal(signals) };
}

function progressOf({ onSentPercent }: Call): Pick<AxiosRequestConfig, 'onUploadProgress'> {
  if (!onSentPercent) return {};
  return { onUploadProgress: ({ progress = 0 }) => onSentPercent(Math.round(progress * 100)) };
}

function refusal({
  status,
  data,
  headers,
}: Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>): ApiError {
  const { message, errors, code } = errorBody(data);
  const retryAfterSeconds = Number(headers['retry-after']);
  return new ApiError(status, message, errors, retryAfterSeconds > 0 ? retryAfterSeconds : undefined, code);
}

type ErrorBody = { message: string; errors: Record<string, string[]>; code: string | undefined };

/** An error's body is read leniently: a proxy in between may have answered in HTML. */
function errorBody(data: unknown): ErrorBody {
  if (typeof data !== 'object' || data === null) return { message: '', errors: {}, code: undefined };
  const message = 'message' in data && typeof data.message === 'string' ? data.message : '';
  const errors =
    'errors' in data && typeof data.errors === 'object' && data.errors !== null ? data.errors : {};
  const entries = Object.entries(errors).map(
    ([field, texts]) => [field, [texts].flat().map(String)] as const,
  );
  const code = 'code' in data && typeof data.code === 'string' ? data.code : undefined;
  return { message, errors: Object.fromEntries(entries), code };
}
