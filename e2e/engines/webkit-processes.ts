import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgramFor } from '@dana/config/debian-packages/debian-program';

export type WebKitPrograms = { driver: string; screen: string; browser: string };
export type WebKitProcesses = { url: string; browser: string; stop: () => Promise<void> };

/** WebKitGTK with its driver, and a screen without a monitor. Throws where they are not installed. */
export async function webKitPrograms(): Promise<WebKitPrograms | undefined> {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const suite = 'the shop in WebKit';
  const driver = await debianProgramFor(suite, 'WebKitWebDriver', { packages });
  const screen = driver && (await debianProgramFor(suite, 'Xvfb', { packages }));
  if (!driver || !screen) return undefined;
  const places = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
  const browser = places.find((path) => existsSync(path));
  if (!browser) throw new Error(`webkit2gtk-driver is here without its browser (${places.join(', ')}).`);
  return { driver, screen, browser };
}

/** The browser's own buttons would keep its window wider than a phone. */
const smallButtons = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }';

/** Starts a screen and the driver on it. The browser itself comes with a session. */
export async function startWebKit(
  { driver, screen, browser }: WebKitPrograms,
  port: number,
): Promise<WebKitProcesses> {
  const home = await mkdtemp(join(tmpdir(), 'dana-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), smallButtons);
  const { child: display, number } = await startScreen(screen);
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home, HOME: home },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    browser,
    stop: async () => {
      await Promise.all([child, display].map(end));
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The screen chooses a free number itself and writes it to its third stream. */
function startScreen(program: string): Promise<{ child: ChildProcess; number: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`Xvfb ended (code ${code}).`)));
    child.stdio[3]?.once('data', (text: Buffer) => resolve({ child, number: text.toString().trim() }));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
