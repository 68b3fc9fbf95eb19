import { apiErrorSchema, cartIsEmptyMessage } from '@dana/contracts/api/error';
import { noteLeftOut } from '@dana/contracts/left-out';
import type * as z from 'zod/mini';
import type { Lang } from '../http/context.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import { successesOf } from '../openapi/build-document.ts';
import { apiCalls } from '../openapi/calls.ts';
import { createClient, type Received, type Sent } from './client.ts';

export type Kind = 'success' | 'refusal' | 'malformed';
export type Outcome = { call: string; kind: Kind; lang: Lang; title: string; problem: string | null };
type Expected = {
  status: number | readonly number[];
  code?: string;
  message?: string;
  /** A field that `errors` must name. */
  field?: string;
};

/** An answer that was as the contract says. `data` was read with the call's schema. */
// biome-ignore lint/suspicious/noExplicitAny: each call's own schema has checked what is in it.
export type Good = { status: number; headers: Headers; data: any; meta: any; message?: string; text: string };

const stackTrace = /node_modules|\n\s+at |\.[cm]?[jt]s:\d+|\.php:\d+|Traceback|SQLSTATE/;

/** Sends calls, compares what comes back with the contract, and writes down what was found. */
export function createRecorder(baseUrl: string, lang: Lang, onOutcome: (outcome: Outcome) => void) {
  const send = createClient(baseUrl, lang);

  async function record<Result>(
    entry: { call: string; kind: Kind; title: string },
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      const result = await work();
      onOutcome({ ...entry, lang, problem: null });
      return result;
    } catch (error) {
      onOutcome({ ...entry, lang, problem: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }

  return {
    lang,
    send,
    /** A call that must succeed, with an answer of its schema; `check` looks at what the schema cannot say. */
    success(id: string, title: string, sent: Sent, check?: (good: Good) => void): Promise<Good | null> {
      return record({ call: id, kind: 'success', title }, async () => {
        const call = callOf(id);
        const good = readAnswer(call, await send(call, sent));
        check?.(good);
        return good;
      });
    },
    /** A well-formed call that must be refused. */
    async refusal(id: string, title: string, sent: Sent, expected: Expected): Promise<void> {
      await record({ call: id, kind: 'refusal', title }, async () =>
        checkRefusal(await send(callOf(id), sent), expected, lang),
      );
    },
    /** A call that is not as it should be; it must be refused, and never break anything. */
    async malformed(id: string, title: string, sent: Sent, expected: Expected): Promise<void> {
      await record({ call: id, kind: 'malformed', title }, async () =>
        checkRefusal(await send(callOf(id), sent), expected, lang),
      );
    },
    /** A call with nonsense in it that may be refused or answered, as long as nothing breaks. */
    async harmless(id: string, title: string, sent: Sent): Promise<void> {
      await record({ call: id, kind: 'malformed', title }, async () => {
        const call = callOf(id);
        const received = await send(call, sent);
        if (successesOf(call).includes(received.status)) readAnswer(call, received);
        else checkRefusal(received, { status: [400, 404, 414, 422] }, lang);
      });
    },
    /** Anything else that belongs to a call. */
    also: <Result>(id: string, title: string, work: () => Promise<Result>) =>
      record({ call: id, kind: 'success', title }, work),
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Says what is wrong when it is not so. */
export function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

function callOf(id: string): ApiCall {
  const call = apiCalls.find((entry) => entry.id === id);
  if (!call) throw new Error(`The contract has no call ${id}.`);
  return call;
}

function readAnswer(call: ApiCall, received: Received): Good {
  const { status, headers, text, body } = received;
  must(successesOf(call).includes(status), `answered ${status} ${excerpt(text)}`);
  if (!call.answer) return { status, headers, text, data: null, meta: null };
  must(/^application\/json\b/.test(headers.get('content-type') ?? ''), 'is not application/json');
  const schema = call.answer;
  const { value: result, leftOut } = noteLeftOut(() => schema.safeParse(body));
  must(leftOut.length === 0, `holds what a storefront leaves out: ${leftOut.join('; ')}`);
  if (!result.success) throw new Error(`does not fit its schema: ${issuesOf(result.error)}`);
  const { data, meta } = result.data as { data?: unknown; meta?: unknown };
  const { message } = body as { message?: string };
  return { status, headers, text, data, meta, ...(message !== undefined && { message }) };
}

function checkRefusal(received: Received, expected: Expected, lang: Lang): void {
  const { status, text, body, headers } = received;
  const statuses = typeof expected.status === 'number' ? [expected.status] : expected.status;
  must(statuses.includes(status), `answered ${status} instead of ${statuses.join(' or ')}: ${excerpt(text)}`);
  must(!stackTrace.test(text), 'shows what it is made of (a stack trace or a path)');
  const result = apiErrorSchema.safeParse(body);
  if (!result.success) throw new Error(`is not in the form of refusals: ${issuesOf(result.error)}`);
  const { success, message, code, errors = {} } = result.data;
  must(success === false, 'does not say success: false');
  must(message.trim() !== '', 'has no message');
  if (status === 429 || status === 503)
    must(Number(headers.get('retry-after')) > 0, `${status} has no Retry-After`);
  if (expected.code) must(code === expected.code, `has the code ${code} instead of ${expected.code}`);
  if (expected.message)
    must(message === expected.message, `says “${message}” instead of “${expected.message}”`);
  if (expected.field)
    must((errors[expected.field]?.length ?? 0) > 0, `names no error of ${expected.field}: ${excerpt(text)}`);
  const sentences = [message, ...Object.values(errors).flat()].filter((said) => said !== cartIsEmptyMessage);
  const isOfLanguage = (said: string) => /\p{Script=Arabic}/u.test(said) === (lang === 'ar');
  for (const said of sentences)
    must(isOfLanguage(said), `“${said}” is not in ${lang === 'ar' ? 'Arabic' : 'English'}`);
}

const excerpt = (text: string) => text.slice(0, 160).replace(/\s+/g, ' ');

function issuesOf(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')} – ${message}`)
    .join('; ');
}
