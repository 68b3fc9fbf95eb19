// @vitest-environment happy-dom
import type { ReleaseLite } from '@dana/contracts/release/composition';
import { expect, it, vi } from 'vitest';
import { fetchSentSlots } from './fetch-sent-slots.ts';

const content = {
  slots: { 'content.newsletter': './slots/newsletter', 'content.latestArticles': './slots/latest-articles' },
} as unknown as ReleaseLite;

function open(html: string, load = vi.fn(async () => ({ modules: [], release: content }))) {
  document.body.innerHTML = html;
  const remotes = { 'mf-content': { current: content } };
  const loader = { load, brokenContainers: new Set<string>() };
  fetchSentSlots({ remotes, loader, locale: 'ar', sent: document });
  return load;
}

it('asks once for each slot that came with the page, and for no other', () => {
  const slot = '<div data-slot="content.newsletter"></div>';
  expect(open(slot + slot).mock.calls).toEqual([['mf-content', ['./slots/newsletter', './locale.ar']]]);
});

it('leaves a slot alone whose remote has gone, and a failure to the slot itself', async () => {
  expect(open('<div data-slot="cart.drawer"></div>')).not.toHaveBeenCalled();
  const load = open(
    '<div data-slot="content.newsletter"></div>',
    vi.fn(() => Promise.reject(new Error('offline'))),
  );
  expect(load).toHaveBeenCalledOnce();
});
