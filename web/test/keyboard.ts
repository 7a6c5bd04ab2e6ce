import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

const TAB_STOPS_MAX = 60;

/** Moves the focus to an element with the Tab key alone. */
async function reach(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let stop = 0; stop < TAB_STOPS_MAX; stop += 1) {
    if (document.activeElement === target.element()) return;
    await userEvent.tab();
  }
  throw new Error(`the keyboard does not reach ${target.selector}`);
}

/** What visitors do who have no pointer. */
export const byKeyboard = {
  async press(target: Locator): Promise<void> {
    await reach(target);
    await userEvent.keyboard('{Enter}');
  },
  async write(target: Locator, text: string): Promise<void> {
    await reach(target);
    await userEvent.keyboard(`{Control>}a{/Control}${text}`);
  },
  /** Chooses the last entry of the open menu. */
  async chooseLast(target: Locator): Promise<void> {
    await expect.element(target).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(target).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
  /** Ticks a checkbox. */
  async tick(target: Locator): Promise<void> {
    await reach(target);
    await userEvent.keyboard(' ');
    await expect.element(target).toBeChecked();
  },
};
