import { expect, type Locator } from '@playwright/test';

/**
 * Narrows a searchable list by typing until what is wanted is marked as what Enter takes, and takes it.
 *
 * By the keyboard, because a click waits for the opening list to rest by scrolling the page in several ways, and a list
 * that goes to the other side of its box under the pointer is pressed beside.
 */
export async function chooseByTyping(box: Locator, typed: string, wanted: string): Promise<void> {
  await box.fill(typed);
  const first = box.page().getByRole('option').first();
  await expect(first).toHaveAccessibleName(wanted);
  await expect(first).toHaveAttribute('id', /./);
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await box.press('Enter');
  await expect(box).toHaveValue(wanted);
}
