import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianProgram } from '../debian-packages/debian-program.ts';
import { workspaceRoot } from '../workspace.ts';
import { type ContainerEngine, runEngine } from './container-engine.ts';

const run = promisify(execFile);
const mirror = 'http://deb.debian.org/debian';
const debian = 'debian:bookworm-slim';

/**
 * Makes what the images stand on from Debian's packages and the workspace's own Node, for a machine that cannot pull it. They
 * are made once, and stay in the engine.
 * @param node – the name and version of Node's image in the Dockerfile.
 * @returns the words of a build that takes them. Errors: throws with what a program said.
 */
export async function debianBases(
  engine: ContainerEngine,
  node: string,
  say: (line: string) => void,
): Promise<string[]> {
  const names = [debian, node];
  if (!(await areThere(engine, names.map(localName)))) {
    say('Making the bases of the images from Debian’s packages …');
    await makeBases(engine, node);
  }
  return names.flatMap((name) => [
    '--build-context',
    `${name}=container-image://localhost/${localName(name)}`,
  ]);
}

/** Not the name in the Dockerfile, which is that of the image to pull. */
const localName = (name: string): string => `dana/base-${name}`;

const areThere = (engine: ContainerEngine, names: readonly string[]): Promise<boolean> =>
  runEngine(engine, 'image', 'inspect', ...names).then(
    () => true,
    () => false,
  );

async function makeBases(engine: ContainerEngine, node: string): Promise<void> {
  const debootstrap = await debianProgram('debootstrap');
  const folder = await mkdtemp(join(tmpdir(), 'dana-base-'));
  const root = join(folder, 'root');
  const keep = async (name: string, ...words: string[]): Promise<void> => {
    const archive = join(folder, 'root.tar');
    await run('tar', ['--create', '--file', archive, '--directory', root, '.']);
    await runEngine(engine, 'import', ...words, archive, localName(name));
  };
  try {
    await run(debootstrap, ['--variant=minbase', 'bookworm', root, mirror], { maxBuffer: 16 * 1024 * 1024 });
    await keep(debian);
    await copyFile(workspaceNode(), join(root, 'usr/local/bin/node'));
    await run('npm', ['install', '--global', '--prefix', join(root, 'usr/local'), 'npm@11']);
    await keep(node, ...(await authorities(root)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const workspaceNode = (): string =>
  createRequire(join(workspaceRoot, 'package.json')).resolve(`node-linux-${process.arch}/bin/node`);

/** Who is trusted beside Node's own list to say that a registry is itself: what this machine's Node is told. */
async function authorities(root: string): Promise<string[]> {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return [];
  const place = '/etc/machine-authorities.pem';
  await copyFile(file, join(root, place));
  return ['--change', `ENV NODE_EXTRA_CA_CERTS=${place}`];
}
