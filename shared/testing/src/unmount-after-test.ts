import { afterEach, vi } from 'vitest';

/*
 * Set-up of every test: nothing outlives it, neither clock, stub nor spy, nor what is in its document. React runs without
 * its test mode (`act`), since answers of the real API arrive when they arrive; what Testing Library does by itself waits
 * for React all the same.
 */

/** What a test waits for comes from a real API that hashes real passwords, and in parts that are loaded when needed. */
const busyMachineMs = 8_000;

let unmount: () => void = () => undefined;
const hasDocument = typeof document !== 'undefined';
if (hasDocument) {
  // Without it axios takes Node's HTTP: real calls, and no test document that writes every refusal to the console.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: busyMachineMs });
  unmount = cleanup;
}

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (!hasDocument) return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
