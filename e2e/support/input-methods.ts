import { expect, type Locator, type Page } from '@playwright/test';

/** How a journey operates the page: the same steps work with a pointer and by keyboard alone. */
export interface InputMethod {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(target: Locator): Promise<void>;
  /** Toggles a switch or a checkbox. */
  turn(target: Locator): Promise<void>;
  /** Chooses an option of a select by its words. */
  pick(target: Locator, option: string): Promise<void>;
}

export const pointer: InputMethod = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: (target) => target.check({ force: true }),
  turn: (target) => target.click({ force: true }),
  pick: async (target, option) => {
    await target.selectOption({ label: option });
  },
};

const TAB_STOPS_MAX = 400;

/** Tab, arrow keys, Enter, Space and letters; nothing else. */
export function keyboard(page: Page): InputMethod {
  const hasFocus = (target: Locator) => target.evaluate((it) => it === document.activeElement);

  async function reach(target: Locator) {
    await expect(target).toBeVisible();
    const key = (await target.getAttribute('role')) === 'menuitem' ? 'ArrowDown' : 'Tab';
    for (let stop = 0; stop < TAB_STOPS_MAX; stop += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the keyboard does not reach ${target.toString()}`);
  }

  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    async choose(target) {
      const name = await target.getAttribute('name');
      const checked = page.locator(`input[type=radio][name="${name ?? ''}"]:checked`);
      await reach((await checked.count()) > 0 ? checked : target);
      for (let stop = 0; stop < 10 && !(await target.isChecked()); stop += 1) {
        await page.keyboard.press('ArrowRight');
      }
      await expect(target).toBeChecked();
    },
    async turn(target) {
      await reach(target);
      await page.keyboard.press('Space');
    },
    async pick(target, option) {
      await reach(target);
      await page.keyboard.type(option);
      await expect(target.locator('option:checked')).toHaveText(option);
    },
  };
}

/** Chooses from the menu of a posting or an application. */
export async function chooseFrom(menu: Locator, entry: string): Promise<void> {
  await menu.click();
  await menu.page().getByRole('menuitem', { name: entry, exact: true }).click();
}
