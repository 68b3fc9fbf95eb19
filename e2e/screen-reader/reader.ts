import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Desktop } from './desktop.ts';
import { type Utterance, utterancesIn } from './utterances.ts';

const run = promisify(execFile);

/** So long nothing more is spoken: what was to be said was said. Unit: milliseconds. */
const silenceMs = 3_000;
/** A sentence that is waited for comes within this, on a machine that is busy too. Unit: milliseconds. */
const patienceMs = 30_000;
const betweenKeysMs = 120;

export type Reader = {
  /** Everything that was done and heard so far, in order, to be read by people. */
  transcript: string[];
  /** Begins a step of the transcript. */
  step: (words: string) => void;
  /** Brings the keyboard from the browser's address bar into its page. */
  enter: () => Promise<void>;
  /** Opens an address, as a bookmark does. */
  open: (address: string) => Promise<void>;
  /** Presses keys, by X's names: `Tab`, `shift+Tab`, `Return`; `h` for the next heading. */
  press: (...keys: string[]) => Promise<void>;
  /** Writes into the field that has the focus, as an input method does: no keyboard here has the letters of both languages. */
  type: (words: string) => Promise<void>;
  /** Hears what is spoken until it is quiet, and at least until these words have come. Answers all since the last key. */
  hear: (...expected: string[]) => Promise<Utterance[]>;
};

/** The keyboard and the ears of somebody who uses the desktop's reader. */
export function createReader({ env, journal }: Desktop, page: Page): Reader {
  const transcript: string[] = [];
  const xdotool = (...words: string[]) => run('xdotool', words, { env });
  let readBytes = 0;
  let sinceKey: Utterance[] = [];

  /** What the reader wrote since the last time, up to its last whole utterance. */
  async function takeIn(): Promise<number> {
    const file = await open(journal);
    try {
      const { size } = await file.stat();
      const bytes = Buffer.alloc(size - readBytes);
      await file.read(bytes, 0, bytes.length, readBytes);
      const { utterances, length } = utterancesIn(bytes);
      readBytes += length;
      sinceKey.push(...utterances);
      transcript.push(...utterances.map(({ words, isLive }) => `  ${isLive ? '(live) ' : ''}${words}`));
      return utterances.length;
    } finally {
      await file.close();
    }
  }

  async function act(done: string, action: () => Promise<unknown>): Promise<void> {
    // What is still spoken of the step before is not its answer.
    await takeIn();
    sinceKey = [];
    transcript.push(`[${done}]`);
    await action();
  }

  return {
    transcript,
    step: (words) => {
      transcript.push('', `# ${words}`);
    },
    async enter() {
      await xdotool('mousemove', '640', '600', 'click', '1');
    },
    open: (address) => act(`opens ${address}`, () => page.goto(address)),
    press: (...keys) =>
      act(keys.join(' '), async () => {
        for (const key of keys) {
          await xdotool('key', '--clearmodifiers', key);
          await pause(betweenKeysMs);
        }
      }),
    type: (words) => act(`types ${words}`, () => page.keyboard.insertText(words)),
    async hear(...expected) {
      const isHeard = (words: string) => sinceKey.some((one) => one.words.includes(words));
      const end = Date.now() + patienceMs;
      let last = Date.now();
      while (Date.now() < end && (Date.now() - last < silenceMs || !expected.every(isHeard))) {
        if ((await takeIn()) > 0) last = Date.now();
        await pause(100);
      }
      const missing = expected.filter((words) => !isHeard(words));
      if (missing.length > 0)
        throw new Error(
          `Never heard: ${missing.join(' | ')}\nHeard:\n${sinceKey.map(({ words }) => words).join('\n')}`,
        );
      return sinceKey;
    },
  };
}
