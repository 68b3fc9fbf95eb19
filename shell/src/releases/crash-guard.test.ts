import type { ReleaseLite } from '@dana/contracts/release/composition';
import { describe, expect, it, vi } from 'vitest';
import { createCrashGuard } from './crash-guard.ts';

const release = (version: string) => ({ version, container: `mf_a_${version}` }) as ReleaseLite;
const broken = new Error('It cannot be shown.');

/** A tab whose documents come and go; its session storage and cookies stay. */
function openTab() {
  const kept = new Map<string, string>();
  let cookie = '';
  const reload = vi.fn();
  const document = (current: string, previous?: string, isBusy = false) => {
    const note = vi.fn();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const crashed = createCrashGuard({
      remotes: { 'mf-a': { current: release(current), ...(previous && { previous: release(previous) }) } },
      reports: { note },
      storage: () => storage,
      readCookies: () => cookie,
      writeCookie: (text) => {
        cookie = text.split(';')[0] ?? '';
      },
      isBusy: () => isBusy,
      reloadOnce: reload,
    });
    return { crashed, note };
  };
  return { document, reload, cookie: () => decodeURIComponent(cookie), kept };
}

describe('a version that breaks while it is shown', () => {
  it('is reported, is not sent to this session again, and the page is reloaded once', () => {
    const tab = openTab();
    const { crashed, note } = tab.document('1.0.1', '1.0.0');
    crashed('mf-a@1.0.1', broken);
    crashed('mf-a@1.0.1', broken);
    expect(note).toHaveBeenCalledWith({ remote: 'mf-a', version: '1.0.1', kind: 'thrown', reason: 'mount' });
    expect(tab.cookie()).toBe('release_crashes=mf-a@1.0.1');
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('ends there when the version before breaks too: no loop, however long the tab stays open', () => {
    const tab = openTab();
    tab.document('1.0.1', '1.0.0').crashed('mf-a@1.0.1', broken);
    tab.document('1.0.0', '0.9.0').crashed('mf-a@1.0.0', broken);
    expect(tab.reload).toHaveBeenCalledTimes(1);
    expect(tab.cookie()).toBe('release_crashes=mf-a@1.0.1|mf-a@1.0.0');
    for (let document = 0; document < 5; document += 1) {
      tab.document('1.0.0', '1.0.1').crashed('mf-a@1.0.0', broken);
      tab.document('1.0.1', '1.0.0').crashed('mf-a@1.0.1', broken);
    }
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('takes nothing away that the shopper typed: the next page gets the version before', () => {
    const tab = openTab();
    tab.document('1.0.1', '1.0.0', true).crashed('mf-a@1.0.1', broken);
    expect(tab.reload).not.toHaveBeenCalled();
    expect(tab.cookie()).toBe('release_crashes=mf-a@1.0.1');
  });

  it('stays when there is nothing to go back to, or when it is the fallback already', () => {
    const tab = openTab();
    tab.document('1.0.0').crashed('mf-a@1.0.0', broken);
    tab.document('1.0.1', '1.0.0').crashed('mf-a@1.0.0', broken);
    tab.document('1.0.1', '1.0.0').crashed('mf-unknown@1.0.0', broken);
    expect(tab.reload).not.toHaveBeenCalled();
    expect(tab.cookie()).toBe('release_crashes=mf-a@1.0.0');
  });

  it('is not blamed for the API or for files that did not come', () => {
    const tab = openTab();
    const { crashed, note } = tab.document('1.0.1', '1.0.0');
    for (const name of ['ApiError', 'RemoteLoadError', 'ChunkLoadError']) {
      const error = new Error(name);
      error.name = name;
      crashed('mf-a@1.0.1', error);
    }
    expect(note).not.toHaveBeenCalled();
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it('does not reload where nothing can be kept, since nothing would stop a second time', () => {
    const tab = openTab();
    tab.kept.set = () => {
      throw new Error('Storage is switched off.');
    };
    tab.document('1.0.1', '1.0.0').crashed('mf-a@1.0.1', broken);
    expect(tab.reload).not.toHaveBeenCalled();
  });
});
