import { expect, type Locator } from '@playwright/test';

/** Ticks a box. Pressed before the page is hydrated it is ticked a moment later, when the press is repeated: `check()` would not wait. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}
