import { afterEach } from 'vitest';

/* Set-up of every test that has a document: React knows that it is tested, and nothing outlives its test. */

if (typeof document !== 'undefined') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
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
