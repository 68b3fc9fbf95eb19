import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadPermissions } from './confine-thread.ts';
import {
  deployableOfFile,
  type FromProcess,
  type FromThread,
  type ThreadEnd,
  type ThreadSetup,
  type ToThread,
} from './messages.ts';
import type { ThreadLimits } from './render-thread.ts';

/*
 * A process around one rendering thread, which watches it: no code of a release runs outside of that thread. Some code no
 * thread can be stopped in (V8 leaves loops without a place where they could be), and a heap that overflows takes its process with it: so the server ends the
 * whole process then, and nothing else is in it.
 */

const mebibyte = 1024 * 1024;
/** A second on a quiet machine. */
const silentMs = 20_000;
const memoryLookMs = 100;
/** How long it is looked at which code runs. */
const profileMs = 100;
const profileLimitMs = 1_000;

const say = (message: FromProcess, then = (): void => undefined): void =>
  void process.send?.(message, undefined, undefined, then);
/** Not an exit: that waits for the thread. */
const killItself = (): void => void process.kill(process.pid, 'SIGKILL');

process.on('disconnect', killItself);
// Meant for the server, which ends this once its pages are answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
endFirst();
process.once('message', ({ setup, limits }: { setup: ThreadSetup; limits: ThreadLimits }) =>
  watchThread(startThread(setup, limits), limits),
);

/** When the machine has no memory left, Linux ends this process and not the server. */
function endFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // Another system.
  }
}

function startThread(setup: ThreadSetup, { memoryMb }: ThreadLimits): Worker {
  // `.js` where the storefront is bundled.
  const script = new URL(`./render-worker${extname(import.meta.url)}`, import.meta.url);
  return new Worker(script, {
    workerData: setup,
    ...threadPermissions(setup.releasesFolder),
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
}

/**
 * Asks the thread again and again whether it still answers. Questions are counted and not the time: a machine that was
 * itself delayed blames no thread for it.
 */
function watchThread(
  thread: Worker,
  { pingMs, quietAfter, stuckAfter, startMs, memoryMb }: ThreadLimits,
): void {
  let missed = 0;
  let isEnding = false;
  const expectSilence = (ms: number): void => {
    missed = Math.min(0, missed) - Math.ceil(ms / pingMs);
  };
  const isQuiet = (): boolean => missed > quietAfter;

  function seen(): void {
    if (isQuiet()) say({ kind: 'quiet', isQuiet: false });
    missed = 0;
  }
  async function end(kind: ThreadEnd['kind'], message: string): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    const culprit = kind === 'died' ? undefined : await deployableThatRuns(thread);
    say({ kind: 'ended', end: { kind, message, culprit } }, killItself);
  }

  expectSilence(startMs);
  setInterval(() => {
    missed += 1;
    if (missed > stuckAfter) return void end('stuck', 'The rendering thread did not answer any more.');
    if (missed === quietAfter + 1) say({ kind: 'quiet', isQuiet: true });
    thread.postMessage({ kind: 'ping' } satisfies ToThread);
  }, pingMs);
  setInterval(() => {
    // A process around an empty thread has a tenth of that.
    if (process.memoryUsage.rss() > memoryMb * mebibyte)
      void end('memory', `The rendering thread took more than ${memoryMb} MB.`);
  }, memoryLookMs);
  thread.on('message', (message: FromThread) => {
    if (message.kind === 'silent') return expectSilence(silentMs);
    seen();
    if (message.kind !== 'pong') say(message);
  });
  thread.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? end('memory', error.message)
      : end('died', error.stack ?? String(error)),
  );
  thread.on('exit', (code) => end('died', `The rendering thread ended by itself (code ${code}).`));
  process.on('message', (message: ToThread) => thread.postMessage(message));
}

type CallTree = {
  nodes: { id: number; hitCount?: number; children?: number[]; callFrame: { url: string } }[];
};

/** The deployable whose code a thread executes now, by a short profile of it, also while it answers nothing. */
async function deployableThatRuns(thread: Worker): Promise<string | undefined> {
  // Node has it since 24.8.
  const { startCpuProfile } = thread as { startCpuProfile?: () => Promise<{ stop: () => Promise<string> }> };
  if (!startCpuProfile) return undefined;
  const asked = (async () => {
    const profile = await startCpuProfile.call(thread);
    await new Promise((resolve) => setTimeout(resolve, profileMs));
    return busiestDeployable(JSON.parse(await profile.stop()) as CallTree);
  })().catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, profileLimitMs, undefined));
  return Promise.race([asked, late]);
}

/** Each sample counts for the innermost remote of its stack, or for the shell when there is none. */
function busiestDeployable({ nodes }: CallTree): string | undefined {
  const samples = new Map<string, number>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const walk = (id: number, outer: string | undefined): void => {
    const node = byId.get(id);
    if (!node) return;
    const own = deployableOfFile(node.callFrame.url);
    const inner = own === undefined || (own === 'shell' && outer !== undefined) ? outer : own;
    if (inner !== undefined) samples.set(inner, (samples.get(inner) ?? 0) + (node.hitCount ?? 0));
    for (const child of node.children ?? []) walk(child, inner);
  };
  if (nodes[0]) walk(nodes[0].id, undefined);
  const [busiest] = [...samples].filter(([, hits]) => hits > 0).sort(([, one], [, other]) => other - one);
  return busiest?.[0];
}
