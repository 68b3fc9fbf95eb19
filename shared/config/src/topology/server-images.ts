import { chown, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceRoot } from '../workspace.ts';
import { containerEngine, podman, runEngine } from './container-engine.ts';
import { debianBases } from './debian-bases.ts';
import type { ServerProgram, TopologyServer } from './topology-servers.ts';

/** Where the bases of the images come from: pulled as the Dockerfile says, or made from Debian's packages. */
export type ImageBases = 'pulled' | 'debian';

const dockerfile = 'deploy/docker/services.Dockerfile';
const imageOf = (bundle: TopologyServer['bundle']): string => `dana/${bundle}:up`;
/** The user of the images. */
const user = 10_001;

/** What deploy/compose.yaml gives each service. Limits that a machine may be under already are not raised. */
const confined = [
  ...['--rm', '--pull=never', '--log-driver=none', '--network=host', '--read-only', '--tmpfs=/tmp'],
  ...['--cap-drop=ALL', '--security-opt=no-new-privileges'],
  ...['--ulimit=nofile=16384:16384', '--ulimit=nproc=4096:4096'],
];

/** With the machine's own network a server that listens everywhere could be reached from outside. */
const onThisMachine = { HOST: '127.0.0.1', API_HOST: '127.0.0.1', RELEASES_HOST: '127.0.0.1' };

/**
 * Builds the images of the shop's own servers. @returns what starts a program from them.
 * Errors: throws with what the engine said, and where somebody runs it who is not root.
 */
export async function buildImages(bases: ImageBases, say: (line: string) => void): Promise<ServerProgram> {
  if (process.getuid?.() !== 0)
    throw new Error('--images gives the folders of the data to the user of the images. Run it as root.');
  const engine = bases === 'debian' ? await podman() : await containerEngine();
  const from = bases === 'debian' ? await debianBases(engine, await nodeBase(), say) : [];
  for (const bundle of ['edge', 'api', 'releases'] as const) {
    say(`Building the image of ${bundle} …`);
    const what = ['--file', dockerfile, '--target', bundle, '--tag', imageOf(bundle)];
    await runEngine(engine, 'build', ...what, ...from, '.');
  }
  return async ({ bundle, env }, script) => {
    const { DATA_DIR: dataDir = '', ...settings } = env;
    await mkdir(dataDir, { recursive: true });
    await promisify(execFile)('chown', ['--recursive', `${user}:${user}`, dataDir]);
    const read = Object.entries(settings).filter(([name, value]) => value && isFile(name));
    for (const [name, file] of read) if (name.endsWith('_FILE')) await chown(file, user, user);
    const volumes = [`${dataDir}:/data`, ...read.map(([, path]) => `${path}:${path}:ro`)];
    const words = [
      ...confined,
      ...volumes.map((volume) => `--volume=${volume}`),
      ...Object.entries({ ...settings, ...onThisMachine }).map(([name, value]) => `--env=${name}=${value}`),
      imageOf(bundle),
      // The server is what an image starts by itself.
      ...(script === 'server.js' ? [] : ['node', script]),
    ];
    return {
      command: engine.command,
      words: [...engine.words, 'run', ...words],
      env: {},
      cwd: workspaceRoot,
    };
  };
}

/** Settings that name what a server reads of this machine. */
const isFile = (name: string): boolean => name.endsWith('_FILE') || name === 'API_CATALOGUE';

async function nodeBase(): Promise<string> {
  const text = await readFile(join(workspaceRoot, dockerfile), 'utf8');
  const [, name] = /^FROM (node:\S+)/m.exec(text) ?? [];
  if (name === undefined) throw new Error(`${dockerfile} does not begin with an image of Node.`);
  return name;
}
