import { breakableLine } from '@dana/config/testing/breakable-line';
import { hasS3Server, newBucket, settingsOf } from '@dana/config/testing/s3/s3-server';
import { uploadAnswerSchema } from '@dana/contracts/api/upload';
import { createS3Bucket } from '@dana/server/s3/s3-bucket';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { fillDatabase } from '../testing/fill-database.ts';
import { folderOfSuite } from '../testing/folders.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { register } from '../testing/test-caller.ts';
import { type ApiProcess, killProcesses, startProcess } from '../testing/start-process.ts';
import { sweepUploads } from '../media/upload-store.ts';

const slowMachineMs = 240_000;

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();

async function upload({ baseUrl }: ApiProcess, token: string) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await picture())]), 'me.jpg');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${baseUrl}/api/media/upload`, { method: 'POST', body: form, headers });
}

// Where no S3 server can be had they are left out; that was said already.
describe.runIf(hasS3Server)('uploaded pictures on S3 storage', () => {
  describeOnPostgres('with two API processes', { timeout: slowMachineMs }, () => {
    // Each has a disk of its own, as on two machines.
    const disks = [folderOfSuite('uploads-one'), folderOfSuite('uploads-other')] as const;
    const postgres = postgresOfSuite();
    let setting: {
      place: Awaited<ReturnType<typeof newBucket>>;
      line: Awaited<ReturnType<typeof breakableLine>>;
    };
    let processes: [ApiProcess, ApiProcess];
    beforeAll(async () => {
      await fillDatabase({ databaseUrl: postgres().url, dataDir: disks[0] });
      const place = { ...(await newBucket()), setting: 'UPLOAD_STORE', prefix: 'shop/' };
      const line = await breakableLine(Number(place.endpoint?.port));
      setting = { place, line };
      const far = { ...place, endpoint: new URL(`http://127.0.0.1:${line.port}`) };
      const start = (dataDir: string) =>
        startProcess({ DATABASE_URL: postgres().url, DATA_DIR: dataDir, ...settingsOf(far) });
      processes = [await start(disks[0]), await start(disks[1])];
    }, slowMachineMs);
    afterAll(async () => {
      killProcesses();
      await setting.line.cut();
    });

    it('a picture that was uploaded at one is shown by the other, and is not in the database', async () => {
      const [one, other] = processes;
      const { token } = await register(callerOfProcess(one));
      const [file] = uploadAnswerSchema.parse(await (await upload(one, token)).json()).data;
      const headers = { authorization: `Bearer ${token}` };
      const shown = await fetch(`${other.baseUrl}${file?.full_url}`, { headers });
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { format, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect([format, width]).toEqual(['webp', 400]);
      const stranger = await register(callerOfProcess(other));
      const asStranger = { headers: { authorization: `Bearer ${stranger.token}` } };
      expect((await fetch(`${other.baseUrl}${file?.full_url}`, asStranger)).status).toBe(404);

      const database = await openDatabase({ databaseUrl: postgres().url, dataDir: '', poolSizeMax: 1 });
      onTestFinished(database.close);
      const rows = await database.db.selectFrom('uploads').select(['key', 'bytes']).execute();
      expect(rows.map(({ bytes }) => bytes.byteLength)).toEqual([0]);

      // Without its row a picture is nobody's, and goes with the next sweep.
      const bucket = createS3Bucket(setting.place);
      const log = pino({ level: 'silent' });
      const later = new Date(Date.now() + 3_600_000);
      expect(await sweepUploads(bucket, { db: database.db, log }, later)).toBe(0);
      await database.db.deleteFrom('uploads').execute();
      expect(await sweepUploads(bucket, { db: database.db, log }, new Date(Date.now() - 3_600_000))).toBe(0);
      expect(await sweepUploads(bucket, { db: database.db, log }, later)).toBe(1);
      expect(await bucket.get(`uploads/${rows[0]?.key}.webp`)).toBeUndefined();
    });

    it('while the storage is away an upload is asked to come back, nothing else is held up, and then it is taken', async () => {
      const [one] = processes;
      const { token } = await register(callerOfProcess(one));
      await setting.line.cut();
      const refused = await upload(one, token);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
      expect((await callerOfProcess(one)('GET', '/profile', { token })).status).toBe(200);
      await setting.line.join();
      expect((await upload(one, token)).status).toBe(201);
    });
  });
});
