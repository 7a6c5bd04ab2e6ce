import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

const TAB_STOPS_MAX = 60;

/** Moves the focus to an element, with the Tab key unless another one is given. */
async function reach(target: Locator, goOn = () => userEvent.tab()): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let stop = 0; stop < TAB_STOPS_MAX; stop += 1) {
    if (document.activeElement === target.element()) return;
    await goOn();
  }
  throw new Error(`the keyboard does not reach ${target.selector}`);
}

/** The actions of visitors without a pointer. */
export const byKeyboard = {
  async press(target: Locator): Promise<void> {
    await reach(target);
    await userEvent.keyboard('{Enter}');
  },
  async write(target: Locator, text: string): Promise<void> {
    await reach(target);
    await userEvent.keyboard(`{Control>}a{/Control}${text}`);
  },
  /** Chooses an entry of the open menu. */
  async choose(target: Locator): Promise<void> {
    await reach(target, () => userEvent.keyboard('{ArrowDown}'));
    await userEvent.keyboard('{Enter}');
  },
  /** Ticks a checkbox. */
  async tick(target: Locator): Promise<void> {
    await reach(target);
    await userEvent.keyboard(' ');
    await expect.element(target).toBeChecked();
  },
};
