import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@dana/config/testing/free-port';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { startSmtp } from '@dana/server/testing/smtp-for-tests';
import { killProcesses, startProcess } from '../testing/start-process.ts';

const slowMachineMs = 180_000;
afterEach(killProcesses);

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'dana-letters-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function subscribe(baseUrl: string, email: string): Promise<number> {
  const startedMs = performance.now();
  const answer = await fetch(`${baseUrl}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: '' }),
  });
  expect(answer.status).toBe(200);
  return performance.now() - startedMs;
}

const readers = (mails: { to?: { address?: string | undefined }[] | undefined }[]) =>
  mails.map(({ to }) => to?.[0]?.address).sort();
const soon = { timeout: 60_000 };

describe('letters of a process', () => {
  it('wait out a mail server that is away, and a restart, and go out when it is back', {
    timeout: slowMachineMs,
  }, async () => {
    const port = await freePort();
    const environment = {
      DATA_DIR: newDataDir(),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      API_LIMIT_MESSAGES: '1000',
    };
    const first = await startProcess(environment);
    await subscribe(first.baseUrl, 'waits@dana.example');
    await expect.poll(() => first.log().includes('is kept'), soon).toBe(true);
    expect(first.log()).not.toContain('waits@dana.example');
    await first.stop('SIGKILL');
    const smtp = await startSmtp(port);
    onTestFinished(smtp.stop);
    const second = await startProcess(environment);
    await subscribe(second.baseUrl, 'too@dana.example');
    await expect.poll(() => readers(smtp.taken), soon).toEqual(['too@dana.example', 'waits@dana.example']);
    expect(await second.stop('SIGTERM')).toBe(0);
  });

  it('that hang on a stalled mail server hold nothing up, neither answers nor the end', {
    timeout: slowMachineMs,
  }, async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    smtp.state.isStalled = true;
    const api = await startProcess({
      DATA_DIR: newDataDir(),
      SMTP_URL: smtp.url,
      API_LIMIT_MESSAGES: '1000',
    });
    await subscribe(api.baseUrl, 'first@dana.example');
    await expect.poll(() => smtp.state.stalled, soon).toBe(1);
    for (let count = 0; count < 5; count += 1)
      expect(await subscribe(api.baseUrl, `reader${count}@dana.example`)).toBeLessThan(5_000);
    const startedMs = performance.now();
    expect(await api.stop('SIGTERM')).toBe(0);
    expect(performance.now() - startedMs).toBeLessThan(20_000);
  });
});

describeOnPostgres('letters of two processes on one PostgreSQL server', () => {
  const postgres = postgresOfSuite();

  it('are sent once each, by both', { timeout: slowMachineMs }, async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const environment = {
      DATABASE_URL: postgres().url,
      DATA_DIR: newDataDir(),
      SMTP_URL: smtp.url,
      API_LIMIT_MESSAGES: '1000',
    };
    const processes = [await startProcess(environment), await startProcess(environment)];
    const emails = Array.from({ length: 40 }, (_, index) => `reader${index}@dana.example`);
    await Promise.all(
      processes.map(async ({ baseUrl }, half) => {
        for (const email of emails.slice(half * 20, half * 20 + 20)) await subscribe(baseUrl, email);
      }),
    );
    await expect.poll(() => smtp.taken.length, soon).toBe(emails.length);
    // A second look of each.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(readers(smtp.taken)).toEqual(emails.sort());
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(emails.length);
  });
});
