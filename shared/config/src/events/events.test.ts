import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { expect, it } from 'vitest';
import { compareManifest } from './compare-manifest.ts';
import { eventUses } from './event-uses.ts';
import { eventNames, writeEventsPage } from './write-events-page.ts';

const manifest: RemoteManifest = {
  remote: 'mf-x',
  routes: [],
  slots: {},
  services: [],
  emits: { 'cart.addRequested': '1.0.0' },
  listens: { 'cart.changed': '^1.0.0' },
};
const compare = (text: string) =>
  compareManifest(manifest, eventUses([{ path: 'mf-x/src/a.ts', text }]), eventNames);

it('finds a manifest true when the code emits and listens to what it says', () => {
  const code = "bus.publish({ type: 'cart.addRequested', requestId }); useStateTopic('cart.changed');";
  expect(compare(code)).toEqual([]);
});

it('names a fact that the code listens to and the manifest leaves out, and one that is only in the manifest', () => {
  const code = "useBusEvent('order.placed', close); useStateTopic('cart.changed'); t('cart.title');";
  expect(compare(code)).toEqual([
    'mf-x: its manifest says emits cart.addRequested, its code does not',
    'mf-x: its code listens order.placed, its manifest does not say so',
  ]);
});

it('writes for each event what it carries and between whom', () => {
  const page = writeEventsPage([
    {
      name: 'mf-x',
      emits: new Set(['order.placed']),
      listens: new Set(),
      handles: new Set(['cart.addRequested']),
    },
  ]);
  expect(page).toContain(
    '## order.placed\n\nFields: `orderId` string.\n\nEmitted by: mf-x.\n\nReceived by: nobody yet.',
  );
  expect(page).toContain('Answered by the service of mf-x.');
});
