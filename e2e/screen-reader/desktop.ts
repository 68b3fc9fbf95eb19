import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

export type Desktop = {
  /** For programs that are to run on it. */
  env: Record<string, string>;
  /** Where the reader writes what it does, also what it speaks. */
  journal: string;
  stop: () => Promise<void>;
};

const startLimitMs = 120_000;

/**
 * A voice without a sound card: with a real one the reader would wait for ever for its first sentence to be over. So the voice
 * is a program that does nothing, and says at once that it is done.
 */
const speechSettings = {
  'speechd.conf': `LogLevel 1
AudioOutputMethod "libao"
DefaultLanguage "en"
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule "silent"
`,
  'modules/silent.conf': `GenericExecuteSynth "true"
GenericDefaultCharset "utf-8"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "ar" "ar" "utf-8"
AddVoice "en" "MALE1" "en"
AddVoice "ar" "MALE1" "ar"
`,
};

/** As people have it who know the keyboard: keys are not named. And pages are read when asked, so that what speaks by itself stands out. */
const readerSettings = {
  general: { startingProfile: ['Default', 'default'] },
  profiles: {
    default: { profile: ['Default', 'default'], enableKeyEcho: false, sayAllOnLoad: false },
  },
  pronunciations: {},
  keybindings: {},
};

/**
 * A desktop that nobody sees, with Orca reading what is on it: a screen in memory, a window manager (keys reach a window only
 * when it is the active one), the accessibility bus, and a silent voice. All of it is the caller's and ends with `stop`.
 * Errors: throws when a part does not start within two minutes.
 */
export async function startDesktop(): Promise<Desktop> {
  const home = await mkdtemp(join(tmpdir(), 'dana-reader-'));
  const speech = join(home, '.config/speech-dispatcher');
  await mkdir(join(speech, 'modules'), { recursive: true });
  await mkdir(join(home, 'run'), { mode: 0o700 });
  for (const [file, words] of Object.entries(speechSettings)) await writeFile(join(speech, file), words);

  const orca = join(home, '.local/share/orca');
  await mkdir(orca, { recursive: true });
  await writeFile(join(orca, 'user-settings.conf'), JSON.stringify(readerSettings));

  const running: ChildProcess[] = [];
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    ACCESSIBILITY_ENABLED: '1',
  };
  /** @param told – the descriptor on which it says one line once it is up. */
  async function run(program: string, words: readonly string[], told?: number): Promise<string> {
    const stdio = [0, 1, 2, 3].map((one) => (one === told ? 'pipe' : 'ignore')) as ('pipe' | 'ignore')[];
    const child = spawn(program, words, { env, stdio });
    running.push(child);
    if (told === undefined) return '';
    const lines = createInterface({ input: child.stdio[told] as Readable });
    const [line] = (await once(lines, 'line', { signal: AbortSignal.timeout(startLimitMs) })) as [string];
    return line;
  }
  async function stop(): Promise<void> {
    // The reader first: it would complain about each of the others.
    for (const child of running.toReversed()) await end(child);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }

  const journal = join(home, 'reader.log');
  try {
    const screen = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-displayfd', '3'];
    env.DISPLAY = `:${await run('Xvfb', screen, 3)}`;
    env.DBUS_SESSION_BUS_ADDRESS = await run(
      'dbus-daemon',
      ['--session', '--nofork', '--print-address=1'],
      1,
    );
    await run('openbox', []);
    await run('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    await run('speech-dispatcher', ['--run-single', '--timeout', '0']);
    await until(() => existsSync(join(home, 'run/speech-dispatcher/speechd.sock')), 'speech-dispatcher');
    // Into a file the reader writes some kilobytes at a time, the last of them not before it speaks again; into a terminal each line.
    await run('script', ['-qfc', 'stty raw; exec orca --debug-file=/dev/tty', journal]);
    await until(() => existsSync(journal) && readFileSync(journal).includes('SPEECH OUTPUT'), 'orca');
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, journal, stop };
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = Date.now() + startLimitMs;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${what} did not start within two minutes.`);
    await pause(100);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const own = startedBy(child);
  for (const pid of own) process.kill(pid, 'SIGTERM');
  if (own.length === 0) child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(timer);
}

/** What a program runs for us ends first: it is the program that takes note of it, and a reader that nobody did would keep the next from starting. */
const startedBy = ({ pid, spawnfile }: ChildProcess): number[] =>
  spawnfile === 'script'
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    : [];
