import { noticeSchema } from '@dana/contracts/release/notice';
import { startSmtp } from '@dana/server/testing/smtp-for-tests';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { appendIncident } from '../audit/incidents.ts';
import { createStoreAdmin } from '../admin/store-admin.ts';
import { createDiskStore } from '../store/disk-store.ts';
import type { Store } from '../store/store.ts';
import { readStored } from '../store/stored-json.ts';
import { startHookListener } from '../testing/hook-listener.ts';
import { addRevision } from '../testing/sample-log.ts';
import { storeKinds } from '../testing/store-kinds.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { readHookSettings } from './hook-settings.ts';
import { createLease } from './delivering/lease.ts';
import { hookStateSchema, stateKey } from './records/hook-state.ts';
import { startDeliveries } from './start-deliveries.ts';

const env = 'production';
const settings = readHookSettings({ RELEASE_HOOKS_ALLOW: '127.0.0.1' }, 'https://shop.example');
const quick = { firstMs: 40, longestMs: 400, giveUpMs: 60_000 };

/** Deliveries that look, give up and try again quickly. */
function deliver(store: Store, more: Partial<Parameters<typeof startDeliveries>[0]> = {}) {
  const warnings: string[] = [];
  const log = { warn: (fields: object, message: string) => warnings.push(JSON.stringify([fields, message])) };
  const lease = createLease({ store, beatMs: 30, graceMs: 10_000 });
  const quickly = { retries: quick, lease, lookMs: 20, limitMs: 250, outageMs: 200 };
  const deliveries = startDeliveries({ store, settings, log, ...quickly, ...more });
  onTestFinished(deliveries.stop);
  return { warnings, stop: deliveries.stop };
}

const adminOf = (store: Store) =>
  createStoreAdmin({ store, actor: 'night-duty', publicOrigin: 'https://shop.example', hooks: settings });

describe('a listener', () => {
  it('gets each change after it subscribed, in order, signed as Standard Webhooks says', async () => {
    const { store } = await temporaryStore();
    const listener = await startHookListener();
    await addRevision(store);
    const { secret } = await adminOf(store).hooks.add({ env, target: listener.url, preset: 'json' });
    await addRevision(store, { verb: 'canary', percent: 10, reason: 'try <it> & see' });
    await addRevision(store, { verb: 'rollback', from: '1.1.0', to: '1.0.0', automatic: true });
    deliver(store);
    await vi.waitFor(() => expect(listener.revisions()).toEqual([2, 3]), { timeout: 5_000 });
    const [canary, rollback] = listener.taken.map(({ body, headers }) =>
      new Webhook(secret!).verify(body, headers as Record<string, string>),
    );
    expect(canary).toMatchObject({
      ...{ schema: 1, env, event: 'change', revision: 2, verb: 'canary', remotes: ['mf-demo'], percent: 10 },
      ...{
        actor: 'night-duty',
        reason: 'try <it> & see',
        sentence: 'mf-demo 1.1.0 goes to 10 % of visitors',
      },
      link: 'https://shop.example/_releases?env=production',
    });
    expect(rollback).toMatchObject({ event: 'taken-back', automatic: true, revision: 3 });
    expect(noticeSchema.parse(canary).id).toBe(listener.taken[0]?.headers['webhook-id']);
    const altered = listener.taken[0]!.body.replace('"revision":2', '"revision":9');
    const { headers } = listener.taken[0]!;
    expect(() => new Webhook(secret!).verify(altered, headers as Record<string, string>)).toThrow();
  });

  it('that fails, hangs, breaks off and comes back gets everything in order, and holds nobody else up', async () => {
    const { store } = await temporaryStore();
    const [broken, well] = [await startHookListener(), await startHookListener()];
    const { hooks } = adminOf(store);
    for (const { url } of [broken, well]) await hooks.add({ env, target: url, preset: 'json' });
    broken.always(500);
    broken.next('hang', 'cut', 302);
    for (let change = 0; change < 3; change++) await addRevision(store);
    deliver(store);
    await vi.waitFor(() => expect(well.revisions()).toEqual([1, 2, 3]), { timeout: 5_000 });
    await vi.waitFor(() => expect(broken.calls.length).toBeGreaterThan(4), { timeout: 10_000 });
    expect(broken.taken).toEqual([]);
    const [first] = (await hooks.list(env)).hooks;
    expect(first?.failure).toMatchObject({ why: 'answered 500' });
    broken.always(200);
    await vi.waitFor(() => expect(broken.revisions()).toEqual([1, 2, 3]), { timeout: 10_000 });
    expect(new Set(broken.calls.slice(0, 5).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('misses nothing when the server is stopped in the middle and another one starts', async () => {
    const { store, folder } = await temporaryStore();
    const listener = await startHookListener();
    await adminOf(store).hooks.add({ env, target: listener.url, preset: 'json' });
    const before = deliver(store);
    await addRevision(store);
    await vi.waitFor(() => expect(listener.revisions()).toEqual([1]), { timeout: 5_000 });
    listener.always('hang');
    await addRevision(store);
    await vi.waitFor(() => expect(listener.calls.length).toBeGreaterThan(1), { timeout: 5_000 });
    await before.stop();
    await addRevision(store);
    listener.always(200);
    deliver(createDiskStore(folder));
    await vi.waitFor(() => expect(listener.revisions()).toEqual([1, 2, 3]), { timeout: 5_000 });
  });

  it('that has failed for too long, or is gone, is suspended; the status says so; resumed, it gets what it missed', async () => {
    const { store } = await temporaryStore();
    const [slow, gone, watcher] = [
      await startHookListener(),
      await startHookListener(),
      await startHookListener(),
    ];
    const admin = adminOf(store);
    const { hook } = await admin.hooks.add({ env, target: slow.url, preset: 'json' });
    await admin.hooks.add({ env, target: gone.url, preset: 'json' });
    await admin.hooks.add({ env, target: watcher.url, preset: 'json', events: ['problem'] });
    slow.always(503);
    gone.always(410);
    await addRevision(store);
    deliver(store, { retries: { ...quick, giveUpMs: 300 } });
    const suspended = async () => (await admin.registry(env)).suspendedHooks?.map(({ why }) => why);
    await vi.waitFor(
      async () => expect((await suspended())?.toSorted()).toEqual(['answered 410', 'answered 503']),
      { timeout: 5_000 },
    );
    expect(gone.calls).toHaveLength(1);
    await vi.waitFor(
      () => expect(watcher.taken.map(({ body }) => JSON.parse(body).sentence)).toHaveLength(2),
      {
        timeout: 5_000,
      },
    );
    expect(watcher.taken[0]?.body).toContain('is suspended');
    slow.always(200);
    await addRevision(store);
    await admin.hooks.resume(env, hook.id);
    await vi.waitFor(() => expect(slow.revisions().filter(Boolean)).toEqual([1, 2]), { timeout: 5_000 });
  });

  it('gets incidents that it asked for, once, however many servers saw them', async () => {
    const { store } = await temporaryStore();
    const listener = await startHookListener();
    await adminOf(store).hooks.add({ env, target: listener.url, preset: 'json', events: ['problem'] });
    const damage = { kind: 'problem' as const, subject: 'mf-demo@1.0.0', message: 'a file is missing' };
    const seen = () => appendIncident(store, env, damage);
    await Promise.all([seen(), seen(), seen()]);
    await addRevision(store);
    for (const message of ['right again', 'right again'])
      await appendIncident(store, env, { ...damage, kind: 'settled', message });
    await appendIncident(store, env, { kind: 'settled', subject: 'mf-other@1.0.0', message: 'never wrong' });
    deliver(store);
    const sentences = () => listener.taken.map(({ body }) => JSON.parse(body).sentence);
    await vi.waitFor(() => expect(sentences()).toEqual(['a file is missing', 'right again']), {
      timeout: 5_000,
    });
  });

  it('is notified that the store cannot be reached, which stands in no store', async () => {
    const { store } = await temporaryStore();
    const listener = await startHookListener();
    await adminOf(store).hooks.add({ env, target: listener.url, preset: 'json' });
    let isAway = false;
    const { StoreUnreachable } = await import('../store/refusal.ts');
    const sometimes = new Proxy(store, {
      get: (target, name: keyof Store) =>
        isAway && typeof target[name] === 'function'
          ? async () => {
              throw new StoreUnreachable('read', new Error('the disk is away'));
            }
          : target[name],
    });
    await addRevision(store);
    deliver(sometimes);
    await vi.waitFor(() => expect(listener.revisions()).toEqual([1]), { timeout: 5_000 });
    isAway = true;
    await vi.waitFor(() => expect(listener.taken[1]?.body).toContain('cannot be reached'), {
      timeout: 5_000,
    });
    isAway = false;
    await vi.waitFor(() => expect(listener.taken[2]?.body).toContain('can be reached again'), {
      timeout: 5_000,
    });
    await addRevision(store);
    await vi.waitFor(() => expect(listener.revisions().at(-1)).toBe(2), { timeout: 5_000 });
  });

  it('in a private network is never called, by whatever name, unless that is allowed', async () => {
    const { store } = await temporaryStore();
    const listener = await startHookListener();
    const { hooks } = adminOf(store);
    const byName = listener.url.replace('127.0.0.1', 'localhost');
    for (const target of [listener.url, byName]) await hooks.add({ env, target, preset: 'json' });
    await addRevision(store);
    const { warnings } = deliver(store, { settings: { ...settings, allowed: [] } });
    await vi.waitFor(
      async () => {
        const found = (await hooks.list(env)).hooks.map(({ failure }) => failure?.why);
        expect(found).toEqual([1, 2].map(() => expect.stringContaining('private network')));
      },
      { timeout: 5_000 },
    );
    expect(listener.calls).toEqual([]);
    expect(warnings.join()).toContain('private network');
  });

  it('does not lead elsewhere by a redirect, and what it says and its address are in no log and no list', async () => {
    const { store } = await temporaryStore();
    const [listener, elsewhere] = [await startHookListener(), await startHookListener()];
    const { hooks, log, registry } = adminOf(store);
    const { secret } = await hooks.add({ env, target: listener.url, preset: 'json' });
    listener.always(307, { Location: elsewhere.url });
    await addRevision(store);
    const { warnings } = deliver(store);
    await vi.waitFor(() => expect(listener.calls.length).toBeGreaterThan(1), { timeout: 5_000 });
    expect(elsewhere.calls).toEqual([]);
    const shown = JSON.stringify([
      warnings,
      await hooks.list(env),
      await log({ env, limit: 50 }),
      await registry(env),
    ]);
    expect(shown).toContain('a redirect, which is not followed');
    for (const hidden of ['very-secret', secret!, 'secret words']) expect(shown).not.toContain(hidden);
  });

  it('can be tried, and is called no more once it was removed', async () => {
    const { store } = await temporaryStore();
    const listener = await startHookListener();
    const { hooks } = adminOf(store);
    const { hook } = await hooks.add({ env, target: listener.url, preset: 'json' });
    expect(await hooks.test(env, hook.id)).toMatchObject({ delivered: true });
    listener.always(404);
    expect(await hooks.test(env, hook.id)).toMatchObject({ delivered: false, why: 'answered 404' });
    await hooks.remove(env, hook.id);
    await expect(hooks.test(env, hook.id)).rejects.toThrow('There is no hook');
    expect(await store.list('hooks')).toEqual([]);
    expect(listener.taken[0]?.body).toContain('This is a test');
  });
});

describe('a mailbox', () => {
  it('gets a mail with the same words in English and Arabic, by the mail server that is set, and not what it refuses', async () => {
    const { store } = await temporaryStore();
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const mailing = readHookSettings({ SMTP_URL: smtp.url }, 'https://shop.example');
    const { hooks } = adminOf(store);
    const { hook, secret } = await hooks.add({ env, target: 'mailto:oncall@dana.example', preset: 'mail' });
    const nobody = await hooks.add({ env, target: 'mailto:nobody@dana.example', preset: 'mail' });
    expect([hook.target, secret]).toEqual(['mailto:…@dana.example', undefined]);
    await addRevision(store, { verb: 'rollback', from: '1.1.0', to: '1.0.0', reason: '<b>it broke</b>' });
    deliver(store, { settings: mailing });
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), { timeout: 10_000 });
    const [mail] = smtp.taken;
    expect(mail?.subject).toBe('production: mf-demo was taken back from 1.1.0 to 1.0.0');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('mf-demo was taken back from 1.1.0 to 1.0.0');
      expect(text).toContain('أُعيد mf-demo من الإصدار 1.1.0 إلى 1.0.0');
      expect(text).toContain('https://shop.example/_releases?env=production');
    }
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.messageId).toContain(hook.id);
    await expect
      .poll(async () => (await hooks.list(env)).hooks.find(({ id }) => id === nobody.hook.id)?.suspended?.why)
      .toContain('refused');
  });

  it('is one, with nothing behind it', async () => {
    const { store } = await temporaryStore();
    const add = (target: string) => adminOf(store).hooks.add({ env, target, preset: 'mail' });
    for (const target of [
      'mailto:a@dana.example?bcc=b@dana.example',
      'mailto:a@x.example,b@x.example',
      'oncall',
    ])
      await expect(add(target)).rejects.toThrow('one mailbox');
  });
});

describe.each(storeKinds)('two servers over $name', ({ begin }) => {
  it('deliver each change once; when one ends the other goes on', async () => {
    const { open } = await begin();
    const listener = await startHookListener();
    const store = open();
    const { hook } = await adminOf(store).hooks.add({ env, target: listener.url, preset: 'json' });
    // What a busy machine answers late would be sent again.
    const start = () => deliver(open(), { limitMs: 20_000 });
    const servers = [start(), start()];
    const numbers: number[] = [];
    const change = async () => numbers.push(await addRevision(store));
    const delivered = async () => {
      await vi.waitFor(() => expect(listener.revisions()).toEqual(numbers), { timeout: 30_000 });
      // What is not yet written down when a server ends is delivered again, with the id that it had.
      await expect
        .poll(async () => (await readStored(store, stateKey(hook.id), hookStateSchema))?.done.revision, {
          timeout: 30_000,
        })
        .toBe(numbers.at(-1));
    };
    for (let count = 0; count < 10; count++) await change();
    await delivered();
    for (const server of servers) {
      await change();
      await delivered();
      await server.stop();
    }
    const last = start();
    await change();
    await delivered();
    await last.stop();
  }, 120_000);
});
