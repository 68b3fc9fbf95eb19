// @vitest-environment happy-dom
import type { SlotName } from '@dana/contracts/slots';
import { AwaitOtherContext, RemoteSlot, type Shell, ShellProvider } from '@dana/runtime';
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RemoteReleases } from '../loading/load-from-remote.ts';
import { createSlotLoader } from '../loading/slots/slot-loader.ts';
import { createTexts } from '@dana/i18n';
import { awaitOtherSlot } from './await-other-slot.ts';

const name = 'account.signIn' satisfies SlotName;
const release = { version: '1.0.1', slots: { [name]: './slots/sign-in' } };
const good = () => <input aria-label="E-mail" />;
const broken = () => {
  throw new Error('This release was broken on purpose.');
};

/** A page with a slot of a remote that breaks, until another version of it is live. */
async function openPage(failed?: () => React.ReactNode) {
  const remotes = { 'mf-account': { current: release } } as unknown as Record<string, RemoteReleases>;
  let Component: () => React.ReactNode = broken;
  let heal: () => void = () => undefined;
  const end = vi.fn();
  const awaitOther = vi.fn((_: string, then: () => void) => {
    heal = then;
    return end;
  });
  const load = async () => ({ modules: [{ Component }], release });
  const slots = createSlotLoader(
    { remotes, loader: { load }, i18n: createTexts('en', {}), locale: 'en' } as never,
    () => ({ path: '/', params: {} }),
  );
  vi.spyOn(console, 'error').mockReturnValue();
  await act(async () =>
    render(
      <ShellProvider shell={slots as unknown as Shell}>
        <input aria-label="Search" />
        <AwaitOtherContext value={awaitOtherSlot(remotes, slots, awaitOther)}>
          <RemoteSlot name={name} props={{}} {...(failed && { failed })} />
        </AwaitOtherContext>
      </ShellProvider>,
    ),
  );
  vi.restoreAllMocks();
  return {
    awaitOther,
    end,
    repair: async () => {
      Component = good;
      await act(async () => heal());
    },
  };
}

it('shows a slot that broke of another version, and leaves alone what is typed beside it', async () => {
  const page = await openPage(() => <p>It is missing.</p>);
  const search = screen.getByLabelText<HTMLInputElement>('Search');
  search.value = 'lamp';
  search.focus();
  expect(screen.getByText('It is missing.')).toBeTruthy();
  expect(page.awaitOther.mock.calls.map(([remote]) => remote)).toEqual(['mf-account']);
  await page.repair();
  expect(screen.getByLabelText('E-mail')).toBeTruthy();
  expect(screen.queryByText('It is missing.')).toBeNull();
  expect([search.isConnected, search.value, document.activeElement === search]).toEqual([true, 'lamp', true]);
  expect(page.end).toHaveBeenCalled();
});

it('no longer waits for a slot that is taken off the page', async () => {
  const page = await openPage(() => <p>It is missing.</p>);
  expect(page.end).not.toHaveBeenCalled();
  cleanup();
  expect(page.end).toHaveBeenCalledOnce();
});

it('waits for no slot that the page does without: coming later it would move what is being read', async () => {
  expect((await openPage()).awaitOther).not.toHaveBeenCalled();
});
