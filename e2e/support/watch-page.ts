import type { Page } from '@playwright/test';

/** Writes down all that a careful developer would see in the console of a page. */
export function watchPage(page: Page, found: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Said by Playwright itself, where a journey has no worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Chromium says that "a resource" failed; which one stands in the place only.
    found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => found.push(`page error: ${error.message}`));
  page.on('crash', () => found.push('the page crashed'));
  // A policy report also reaches the console; this names what it was about.
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
    // React reports what it recovered from as an error of its own, with the first one as its cause.
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause !== undefined)
        console.error(`its cause: ${error.cause instanceof Error ? error.cause.stack : error.cause}`);
    });
  });
}
