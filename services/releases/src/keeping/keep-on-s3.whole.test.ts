import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasS3Server, newBucket, settingsOf } from '@dana/config/testing/s3/s3-server';
import { describe, expect, it } from 'vitest';
import { readHead } from '../log/revisions.ts';
import { createS3Store } from '../store/s3-store.ts';
import { release, writeBuiltRemote, writeBuiltShell } from '../testing/built-remote.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';

const run = promisify(execFile);
const slowMachineMs = 180_000;

describe.runIf(hasS3Server)('a shop whose releases are on S3 storage', () => {
  it(
    'is kept, checked and brought back by the commands, its key and secret given as files',
    async () => {
      const [from, to] = [await newBucket(), await newBucket()];
      const parent = await temporaryFolder();
      const store = createS3Store(from);
      await release(store, await writeBuiltShell(parent), 'shell');
      await release(store, await writeBuiltRemote(parent));
      const secrets = { id: join(parent, 'id'), key: join(parent, 'key') };
      await writeFile(secrets.id, `${from.accessKeyId}\n`);
      await writeFile(secrets.key, `${from.secretAccessKey}\n`);
      const keep = async (place: typeof from, ...words: string[]) => {
        const { AWS_ACCESS_KEY_ID: _, AWS_SECRET_ACCESS_KEY: __, ...settings } = settingsOf(place);
        const files = { AWS_ACCESS_KEY_ID_FILE: secrets.id, AWS_SECRET_ACCESS_KEY_FILE: secrets.key };
        const env = { ...process.env, ...settings, ...files, DATA_DIR: join(parent, place.bucket) };
        return run(process.execPath, [join(import.meta.dirname, '../keep-cli.ts'), ...words], { env });
      };
      const folder = join(parent, 'backup');
      await keep(from, 'backup', folder);
      await keep(to, 'check', folder);
      await keep(to, 'restore', folder);
      const restored = createS3Store(to);
      expect(await restored.inventory()).toEqual(await store.inventory());
      expect(await readHead(restored, 'production')).toEqual(await readHead(store, 'production'));
      await expect(keep(to, 'restore', folder)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('--replace'),
      });
    },
    slowMachineMs,
  );
});
