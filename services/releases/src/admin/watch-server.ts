import { setTimeout as sleep } from 'node:timers/promises';
import { type Notice, noticeSchema } from '@dana/contracts/release/notice';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type RefusalStatus, ReleaseRefusal } from '../store/refusal.ts';

type WatchServerOptions = { server: string; token: string; env: string; signal: AbortSignal };

/** More than two heartbeats. Unit: milliseconds. */
const silenceMs = 60_000;
const againMs = 2_000;

/**
 * Changes of an environment as a server streams them, from now on. A stream that breaks is opened again after what came last.
 * Errors: `ReleaseRefusal` as the server gave it.
 */
export async function* watchServer(options: WatchServerOptions): AsyncGenerator<Notice> {
  const { signal } = options;
  let last: string | undefined;
  while (!signal.aborted) {
    try {
      for await (const event of events(options, last)) {
        last = event.id ?? last;
        const notice =
          event.event === 'revision' ? noticeSchema.safeParse(JSON.parse(event.data)) : undefined;
        if (notice?.success) yield notice.data;
      }
    } catch (error) {
      if (error instanceof ReleaseRefusal) throw error;
    }
    await sleep(againMs, undefined, { signal }).catch(() => undefined);
  }
}

async function* events({ server, token, env, signal }: WatchServerOptions, last: string | undefined) {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), silenceMs).unref();
  const answer = await fetch(new URL(`/v1/envs/${env}/events`, server), {
    headers: { Authorization: `Bearer ${token}`, ...(last !== undefined && { 'Last-Event-ID': last }) },
    signal: AbortSignal.any([signal, silent.signal]),
  });
  if (!answer.ok || !answer.body) {
    const { error } = (await answer.json().catch(() => ({}))) as {
      error?: { code?: string; message?: string };
    };
    // A server that restarts is asked again.
    if (answer.status >= 500) return;
    const message = error?.message ?? `${server} answered ${answer.status} without saying why.`;
    throw new ReleaseRefusal(answer.status as RefusalStatus, error?.code ?? 'no_answer', message);
  }
  const text = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(alive(() => timer.refresh()));
  yield* text.pipeThrough(new EventSourceParserStream());
}

/** Passes everything on, and says that something came. */
const alive = (onText: () => void): TransformStream<string, string> =>
  new TransformStream({
    transform(chunk, controller) {
      onText();
      controller.enqueue(chunk);
    },
  });
