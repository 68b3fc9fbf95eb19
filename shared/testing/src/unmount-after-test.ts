import { afterEach } from 'vitest';

/*
 * Set-up of every test that has a document: nothing outlives its test. React runs without its test mode (`act`), since
 * answers of the real API arrive when they arrive; what Testing Library does by itself waits for React all the same.
 */

if (typeof document !== 'undefined') {
  // Without it axios takes Node's HTTP: real calls, and no test document that writes every refusal to the console.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
