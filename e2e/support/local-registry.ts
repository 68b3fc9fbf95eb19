import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';

const run = promisify(execFile);

export type LocalRegistry = {
  /** What a repository's `.npmrc` says to get `@dana/*` here. All else comes from the registry that the machine names. */
  npmrc: string;
  stop: () => void;
};

/** A registry on this machine that has the packages which stand in these folders, and no others. */
export async function startLocalRegistry(
  port: number,
  dataDir: string,
  packages: readonly string[],
): Promise<LocalRegistry> {
  const url = `http://localhost:${port}/`;
  // The types of `runServer` know the form of a file's content only.
  const config = {
    storage: join(dataDir, 'storage'),
    self_path: dataDir,
    packages: { '@dana/*': { access: '$all', publish: '$all' } },
    uplinks: {},
    // The sample shop comes with its photographs.
    max_body_size: '200mb',
    auth: { htpasswd: { file: join(dataDir, 'htpasswd') } },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  } as unknown as Parameters<typeof runServer>[0];
  const server: Server = await runServer(config);
  server.listen(port, 'localhost');
  await once(server, 'listening');
  // The client asks for a token before it publishes; this registry takes packages from anybody on this machine.
  const npmrc = `@dana:registry=${url}\n//localhost:${port}/:_authToken=anybody\n`;
  for (const folder of packages) {
    await writeFile(join(folder, '.npmrc'), npmrc);
    await run('npm', ['publish', '--registry', url, '--tag', 'latest'], { cwd: folder });
  }
  return { npmrc, stop: () => server.close() };
}
