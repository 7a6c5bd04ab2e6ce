import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/stage.tsx';
import { callsOf } from '../../../test/stub-server.ts';
import {
  folds,
  open,
  save,
  saveIt,
  SAVING,
  stubServer,
  work,
} from '../../../test/forms/profile-form.tsx';
import { DOT } from '../../../lib/format/separator.ts';

beforeEach(stubServer);

const handle = (name: string) =>
  page.getByRole('button', { name: `Move ${name}: drag it, or press the up and down arrow keys` });
const openWork = (...titles: string[]) =>
  open({ experience: titles.map((title) => work(title, title)) }, '/profile/edit?tab=experience');

describe('the order of entries', () => {
  test('can be changed with the arrow keys, and the new position is announced', async () => {
    await openWork('Weaver', 'Dyer', 'Sweeper');
    const weaver = handle(`Weaver${DOT}Mill`);
    await expect.element(weaver).toBeVisible();
    weaver.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText(`Weaver${DOT}Mill is now 2 of 3`)).toBeInTheDocument();
    await expect.element(weaver).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(folds).toEqual([`Dyer${DOT}Mill`, `Sweeper${DOT}Mill`, `Weaver${DOT}Mill`]);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText(`Weaver${DOT}Mill is now 2 of 3`)).toBeInTheDocument();
    await expect.element(weaver).toHaveFocus();
  });

  test('can be changed with buttons, which keep the focus at the ends of the list', async () => {
    await openWork('Weaver', 'Dyer');
    await page.getByText(`Dyer${DOT}Mill`).click();
    const up = page.getByRole('button', { name: `Move Dyer${DOT}Mill up` });
    await up.click();
    await expect.poll(folds).toEqual([`Dyer${DOT}Mill`, `Weaver${DOT}Mill`]);
    await expect.element(up).toHaveFocus();
    await expect.element(up).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByLabelText('Job title').first()).toHaveValue('Dyer');
    await expectAccessible();
  });

  test('can be changed by dragging', async () => {
    await openWork('Weaver', 'Dyer', 'Sweeper');
    await expect.element(handle(`Weaver${DOT}Mill`)).toBeVisible();
    await drag(`Weaver${DOT}Mill`, `Sweeper${DOT}Mill`);
    await expect.poll(folds).toEqual([`Dyer${DOT}Mill`, `Sweeper${DOT}Mill`, `Weaver${DOT}Mill`]);
    await drag(`Sweeper${DOT}Mill`, `Dyer${DOT}Mill`);
    await expect.poll(folds).toEqual([`Sweeper${DOT}Mill`, `Dyer${DOT}Mill`, `Weaver${DOT}Mill`]);
    await saveIt();
    expect(callsOf(SAVING)[0]?.body.experience.map(({ title }) => title)).toEqual([
      'Sweeper',
      'Dyer',
      'Weaver',
    ]);
  });

  test('stays if a drag is cancelled', async () => {
    await openWork('Weaver', 'Dyer');
    await expect.element(handle(`Weaver${DOT}Mill`)).toBeVisible();
    await drag(`Weaver${DOT}Mill`, `Dyer${DOT}Mill`, 'pointercancel');
    expect(folds()).toEqual([`Weaver${DOT}Mill`, `Dyer${DOT}Mill`]);
    expect(save().elements()).toEqual([]);
  });
});

/** Drags an entry by its handle to the far edge of another one. */
async function drag(from: string, to: string, end = 'pointerup'): Promise<void> {
  const grip = handle(from).element();
  const target = handle(to).element().closest('[data-row]')?.getBoundingClientRect();
  if (!target) throw new Error(`there is no ${to}`);
  const isDown = target.top > grip.getBoundingClientRect().top;
  const clientY = isDown ? target.bottom - 1 : target.top + 1;
  const pointer = { pointerId: 1, bubbles: true, button: 0, isPrimary: true };
  // A simulated pointer cannot be captured.
  grip.setPointerCapture = () => undefined;
  grip.dispatchEvent(new PointerEvent('pointerdown', pointer));
  await expect.poll(() => grip.closest('[data-row]')?.className).toContain('opacity-60');
  grip.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientY }));
  await expect.poll(() => document.querySelectorAll('[data-drop]').length).toBe(1);
  grip.dispatchEvent(new PointerEvent(end, { ...pointer, clientY }));
  await expect.poll(() => document.querySelectorAll('[data-drop]').length).toBe(0);
}
