import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { onTestFinished, vi } from 'vitest';
import { createContext } from '../cli/context.ts';
import { runHousekeeping } from '../cli/housekeeping.ts';
import { runRelease } from '../cli/run.ts';
import { writeBuiltRemote } from './built-remote.ts';
import { temporaryFolder } from './temporary-store.ts';

/** Runs command lines in this process, over a store of their own. */
export async function commandLine() {
  const folder = await temporaryFolder();
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('RELEASE_SERVER', '');
  const wordsOf = (words: string) =>
    [...(words.match(/"[^"]*"|\S+/g) ?? [])].map((word) => word.replaceAll('"', ''));
  const release = async (words: string) => runRelease(wordsOf(words), createContext);
  /** What is done beside backup and restore. */
  const keep = async (words: string) => runHousekeeping(wordsOf(words), createContext);
  const json = async (words: string) => JSON.parse((await release(`${words} --json`)).stdout);
  const publish = async (version: string, more = '') =>
    release(
      `publish mf-demo --no-build --from ${await writeBuiltRemote(folder, { version, mark: version })} ${more}`,
    );
  const tokenFor = async (name: string, scopes: string): Promise<string> =>
    JSON.parse(
      (await keep(`token create --name "${name}" --scope ${scopes.replaceAll(' ', ' --scope ')} --json`))
        .stdout,
    ).text;
  return { folder, release, keep, json, publish, tokenFor };
}

/** Serves the API on a port of its own, and names it to the command line. */
export async function serveApi(api: Hono): Promise<ServerType> {
  const server = serve({ fetch: api.fetch, port: 0 });
  onTestFinished(() => void server.close());
  await new Promise((ready) => server.once('listening', ready));
  vi.stubEnv('RELEASE_SERVER', `http://localhost:${(server.address() as { port: number }).port}`);
  return server;
}
