import { join } from 'node:path';
import { climbSchema, refSchema, slotSchema } from '@dana/contracts/release/revision';
import { instantSchema } from '@dana/contracts/release/names';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeChange } from '../admin/make-change.ts';
import { shareOf } from '../reading/canary-share.ts';
import { readHead } from '../reading/release-log.ts';
import { bucketOf } from '../reading/canary-group.ts';
import { publishFolder } from '../publish/publish-folder.ts';
import { release, writeBuiltRemote } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { openCanary } from './canary.ts';
import { pauseClimb, resumeClimb } from './climb.ts';
import { createTakeSteps } from './take-steps.ts';

const env = 'production';
const remote = 'mf-demo';

/** mf-demo 1.0.0 is live; 1.0.1 and 1.0.2 are published. */
async function shop() {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltRemote(parent, { version: '1.0.0' }));
  for (const version of ['1.0.1', '1.0.2'])
    await publishFolder({ store, env, remote, folder: await writeBuiltRemote(parent, { version }) });
  const change = { store, env, remote, actor: 'team', reason: 'a look at it' };
  const head = async () => (await readHead(store, env))?.revision;
  return {
    store,
    change,
    head,
    open: (more: Partial<Parameters<typeof openCanary>[0]> = {}) =>
      openCanary({ ...change, version: '1.0.1', percent: 5, ...more }),
    slot: async () => (await head())?.slots[remote],
    share: async () => {
      const canary = (await head())?.slots[remote]?.canary;
      return canary && shareOf(canary);
    },
  };
}

const steps = { percent: 5, steps: [5, 50, 100], everyMs: 60_000 };
const figures = {
  ...{ canary: { seen: 1, failed: 0 }, stable: { seen: 1, failed: 0 } },
  ...{ evidenceWorse: 1, evidenceGood: 1 },
};

describe('a canary for some visitors', () => {
  it('says in the log whom it is for, and keeps that when its share changes', async () => {
    const { open, share, head } = await shop();
    await open({ targets: { ids: ['b'.repeat(16), 'a'.repeat(16), 'b'.repeat(16)], language: 'ar' } });
    const targets = { language: 'ar', ids: ['a'.repeat(16), 'b'.repeat(16)] };
    expect((await head())?.change).toMatchObject({ percent: 5, targets });
    expect(await share()).toEqual({ percent: 5, targets });
    expect((await open({ percent: 20 })).isNew).toBe(true);
    expect(await share()).toEqual({ percent: 20, targets });
    expect((await open({ percent: 20 })).isNew).toBe(false);
    await open({ percent: 20, targets: { signedIn: false } });
    expect(await share()).toEqual({ percent: 20, targets: { signedIn: false } });
  });

  it('is for everybody again when that is said, and with another version', async () => {
    const { open, share, slot } = await shop();
    await open({ targets: { language: 'ar' } });
    await open({ targets: {} });
    expect(await share()).toEqual({ percent: 5 });
    expect((await slot())?.canary).not.toHaveProperty('targeted');
    await open({ targets: { language: 'ar' } });
    await open({ version: '1.0.2' });
    expect(await share()).toEqual({ percent: 5 });
  });

  it('climbs, pauses and goes on with them, at last to all whom it is for and not to everybody', async () => {
    const { open, share, store, change, slot } = await shop();
    await open({ ...steps, targets: { countries: ['KW'] } });
    expect(await share()).toMatchObject({ percent: 5, climb: { steps: [5, 50, 100] } });
    await pauseClimb(change);
    expect((await share())?.climb?.paused).toBeDefined();
    await resumeClimb(change);
    const takeStep = createTakeSteps({ store, env });
    const step = { remote, version: '1.0.1', salt: 'mf-demo@1.0.1', reason: 'it is good', figures };
    await takeStep({ ...step, from: 5, to: 50, hasTargets: true });
    await takeStep({ ...step, from: 50, to: 100, hasTargets: true });
    expect(await share()).toMatchObject({ percent: 100, targets: { countries: ['KW'] } });
    expect((await slot())?.stable.version).toBe('1.0.0');
  });

  it.each([
    { language: 'fr' },
    { countries: ['Kuwait'] },
    { countries: [] },
    { ids: ['short'] },
    { ids: Array.from({ length: 51 }, (_, index) => `visitor-of-the-shop-${index}`) },
    { browser: 'safari' },
  ])('is refused for %j, which no visitor can be', async (targets) => {
    const { open, slot } = await shop();
    await expect(open({ targets: targets as never })).rejects.toMatchObject({
      status: 400,
      code: 'bad_targets',
    });
    expect(await slot()).not.toHaveProperty('canary');
  });
});

/** As the release before targets reads a slot: what it does not know it leaves out. */
const slotFromBefore = z.object({
  ...slotSchema.shape,
  canary: z.optional(
    z.object({
      ref: refSchema,
      percent: z.number().check(z.minimum(0), z.maximum(100)),
      salt: z.string(),
      since: instantSchema,
      climb: z.optional(climbSchema),
    }),
  ),
});

describe('a server from before targets', () => {
  it('gives the canary to nobody, and does not let it climb', async () => {
    const { open, slot } = await shop();
    await open({ ...steps, targets: { language: 'ar' } });
    const { canary } = slotFromBefore.parse(await slot());
    expect(canary).toMatchObject({ percent: 0, salt: 'mf-demo@1.0.1' });
    expect(canary).not.toHaveProperty('climb');
    const salt = canary?.salt ?? '';
    const everybody = Array.from({ length: 10_000 }, (_, index) => bucketOf(salt, `visitor-${index}`));
    // Its rule for who is in the canary.
    expect(everybody.some((bucket) => bucket < (canary?.percent ?? 100) * 100)).toBe(false);
  });

  it('leaves it for nobody when it changes something else of the slot', async () => {
    const { open, slot } = await shop();
    await open({ targets: { language: 'ar' } });
    const written = slotSchema.parse({
      ...slotFromBefore.parse(await slot()),
      frozen: { by: 'team', reason: 'a night' },
    });
    expect(written.canary && shareOf(written.canary)).toEqual({ percent: 0 });
  });

  it('refuses to open one, instead of giving it to everybody', async () => {
    const { store, head } = await shop();
    const bodyFromBefore = z.object({
      ...{ reason: z.string(), version: z.optional(z.string()), percent: z.optional(z.number()) },
      ...{ steps: z.optional(z.array(z.number())), everyMs: z.optional(z.number()) },
    });
    const sent = {
      reason: 'a look at it',
      version: '1.0.1',
      targeted: { percent: 5, targets: { language: 'ar' } },
    };
    const read = bodyFromBefore.parse(sent);
    await expect(makeChange(store, 'team', 'canary', { env, remote, ...read })).rejects.toMatchObject({
      status: 400,
      code: 'percent_missing',
    });
    expect((await head())?.revision).toBe(1);
  });
});
