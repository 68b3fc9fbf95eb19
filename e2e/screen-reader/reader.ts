import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Desktop } from './desktop.ts';
import { type Utterance, utterancesIn } from './utterances.ts';

const run = promisify(execFile);

/** So long the journal stands still: every event was handled, and what was to be said was said. Unit: milliseconds. */
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
  /**
   * Hears what is spoken until the reader has nothing more to do, and at least until these words have come. Answers all since the
   * last key.
   */
  hear: (...expected: string[]) => Promise<Utterance[]>;
  /** All that was heard since the step began. That something was not spoken is known once what was pressed after it has its answer. */
  heardInStep: () => readonly Utterance[];
};

/** The keyboard and the ears of somebody who uses the desktop's reader. */
export function createReader({ env, journal }: Desktop, page: Page): Reader {
  const transcript: string[] = [];
  const xdotool = (...words: string[]) => run('xdotool', words, { env });
  let readBytes = 0;
  let writtenBytes = 0;
  let writtenMs = 0;
  let sinceKey: Utterance[] = [];
  let sinceStep: Utterance[] = [];

  /**
   * Takes what the reader wrote since the last time, up to its last whole utterance; where it stands still, all. @returns whether
   * it has written anything, be it spoken or not.
   */
  async function takeIn(isStill: boolean): Promise<boolean> {
    const file = await open(journal);
    try {
      const { size } = await file.stat();
      const bytes = Buffer.alloc(size - readBytes);
      await file.read(bytes, 0, bytes.length, readBytes);
      const { utterances, length } = utterancesIn(bytes, { isStill });
      readBytes += length;
      sinceKey.push(...utterances);
      sinceStep.push(...utterances);
      transcript.push(...utterances.map(({ words, isLive }) => `  ${isLive ? '(live) ' : ''}${words}`));
      const hasWritten = size > writtenBytes;
      if (hasWritten) writtenMs = Date.now();
      writtenBytes = size;
      return hasWritten;
    } finally {
      await file.close();
    }
  }

  async function act(done: string, action: () => Promise<unknown>): Promise<void> {
    // What is still spoken of the step before is not its answer.
    await takeIn(true);
    sinceKey = [];
    transcript.push(`[${done}]`);
    await action();
  }

  return {
    transcript,
    step: (words) => {
      transcript.push('', `# ${words}`);
      sinceStep = [];
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
      const begunMs = Date.now();
      for (;;) {
        const isStill = Date.now() - Math.max(begunMs, writtenMs) >= silenceMs;
        const hasWritten = await takeIn(isStill);
        if (isStill && !hasWritten && expected.every(isHeard)) break;
        if (Date.now() - begunMs >= patienceMs) break;
        await pause(100);
      }
      const missing = expected.filter((words) => !isHeard(words));
      if (missing.length > 0)
        throw new Error(
          `Never heard: ${missing.join(' | ')}\nHeard:\n${sinceKey.map(({ words }) => words).join('\n')}`,
        );
      return sinceKey;
    },
    heardInStep: () => sinceStep,
  };
}
