import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);

/** A machine with nothing on its PATH but an `apt-get` that does what these lines of shell say; `$HERE` is that PATH. */
async function machineWith(aptGet: string) {
  const folder = await mkdtemp(join(tmpdir(), 'dana-debian-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink('/usr/bin/flock', join(folder, 'flock'));
  const script = `#!/bin/sh\nHERE=${folder}\nlog() { echo "$1" >> ${folder}/log; }\n${aptGet}\n`;
  await writeFile(join(folder, 'apt-get'), script);
  await chmod(join(folder, 'apt-get'), 0o755);
  const ask = (program = 'dana-unknown') =>
    run(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { debianProgram } from ${JSON.stringify(join(import.meta.dirname, 'debian-program.ts'))};
        console.log(await debianProgram('${program}', { packages: ['dana-package'] }).catch((error) => error.message));`,
      ],
      { env: { PATH: folder, TMPDIR: folder } },
    ).then(({ stdout }) => stdout.trim());
  const log = async () => (await readFile(join(folder, 'log'), 'utf8')).trim().split('\n');
  return { folder, ask, log };
}

const makeProgram = ': > $HERE/dana-unknown; /bin/chmod +x $HERE/dana-unknown';

it('is the program that is on the machine, wherever servers stand, and installs nothing', async () => {
  const { ask, folder } = await machineWith('exit 99');
  await writeFile(join(folder, 'dana-unknown'), '');
  await chmod(join(folder, 'dana-unknown'), 0o755);
  expect(await ask()).toBe(join(folder, 'dana-unknown'));
  expect(await ask('chroot')).toBe('/usr/sbin/chroot');
});

it.runIf(process.getuid?.() === 0)(
  'is installed after the lists of packages were brought up to date',
  async () => {
    const { ask, folder, log } = await machineWith(`case "$*" in
      *update) log updated; : > $HERE/lists ;;
      *install*) [ -e $HERE/lists ] || { log "not found"; exit 100; }; log "$*"; ${makeProgram} ;;
      esac`);
    expect(await ask()).toBe(join(folder, 'dana-unknown'));
    expect(await log()).toEqual([
      'not found',
      'updated',
      expect.stringContaining('install -y --no-install-recommends dana-package'),
    ]);
  },
);

it.runIf(process.getuid?.() === 0)('is installed by one process after the other', async () => {
  const { ask, folder, log } = await machineWith(`log begin; /bin/sleep 0.3; ${makeProgram}; log end`);
  const path = join(folder, 'dana-unknown');
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([path, path, path]);
  expect((await log()).join(' ')).toMatch(/^(?:begin end ?)+$/);
});

it('says which command installs it where that cannot be done here', async () => {
  const { ask } = await machineWith('exit 100');
  expect(await ask()).toContain('sudo apt-get install --no-install-recommends dana-package');
});
