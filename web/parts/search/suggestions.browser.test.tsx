import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '../../../contract/endpoint.ts';
import type { Suggestion } from '../../../contract/search/suggestions.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, hold } from '../../test/stub-server.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Suggesting } from './suggesting.tsx';

const ROUTE = 'GET /barong/public/suggestions';

const suggestions: Suggestion[] = [
  { kind: 'title', text: 'Accountant', count: 12 },
  { kind: 'title', text: 'Accounts Executive', count: 4 },
  { kind: 'company', text: 'Accurate Gears', count: 1 },
];

const list = page.getByRole('listbox', { name: 'Suggestions' });
const options = list.getByRole('option');
const what = page.getByLabelText('What');
const chosen = () =>
  options.elements().findIndex((option) => option.getAttribute('aria-selected') === 'true');

/** A form like the search's; the page shows whether it was submitted. */
const open = (of: 'words' | 'place' = 'words', language: Language = 'en') =>
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        document.title = `sent ${event.currentTarget.querySelector('input')?.value}`;
      }}
    >
      <Suggesting of={of}>
        <TextField label="What" name="search" />
      </Suggesting>
      <button type="submit">Search</button>
    </form>,
    { language },
  );

test('a suggestion is chosen by keyboard, and the next Enter sends the form', async () => {
  answer(ROUTE, { suggestions });
  await open();
  await what.click();
  await userEvent.keyboard('acc');
  await expect.poll(() => options.elements().length).toBe(3);
  await expect.element(what).toHaveAttribute('role', 'combobox');
  await expect.element(what).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(chosen).toBe(1);
  await expect
    .element(what)
    .toHaveAttribute('aria-activedescendant', options.elements()[1]?.id ?? '');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => list.elements().length).toBe(0);
  await expect.element(what).toHaveValue('Accounts Executive');
  await expect.element(what).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.title).toBe('sent Accounts Executive');
});

test('text that was typed before scripts ran is looked up at the first focus', async () => {
  answer(ROUTE, { suggestions });
  await open();
  await expect.element(what).toBeVisible();
  (what.element() as HTMLInputElement).value = 'acc';
  await what.click();
  await expect.poll(() => options.elements().length).toBe(3);
});

test('the arrow keys wrap around, and Escape closes the list before it clears the field', async () => {
  answer(ROUTE, { suggestions });
  await open();
  await what.fill('acc');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(chosen).toBe(2);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(chosen).toBe(-1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => list.elements().length).toBe(0);
  await expect.element(what).toHaveValue('acc');
  await expect.element(what).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(what).toHaveValue('');
});

test('Home, End and typing leave the choice, and an arrow opens the list again after Escape', async () => {
  answer(ROUTE, { suggestions });
  await open();
  await what.fill('acc');
  await expect.element(options.first()).toBeVisible();
  for (const key of ['{Home}', '{End}', 'u']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(chosen).toBe(0);
    await userEvent.keyboard(key);
    await expect.poll(chosen).toBe(-1);
  }
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => list.elements().length).toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toBeVisible();
  await expect.poll(chosen).toBe(-1);
});

test('suggestions of one kind stand together under its name, and a click chooses one', async () => {
  answer(ROUTE, {
    suggestions: [...suggestions.slice(0, 1), ...suggestions.slice(1).toReversed()],
  });
  await open();
  await what.fill('acc');
  const names = () => options.elements().map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Accountant', 'Accounts Executive', 'Accurate Gears']);
  const company = list.getByRole('group', { name: 'Companies' }).getByRole('option');
  await expect.element(company).toHaveTextContent('Accurate Gears');
  await expectAccessible();
  await company.click();
  await expect.element(what).toHaveValue('Accurate Gears');
  await expect.poll(() => list.elements().length).toBe(0);
});

test('an answer that arrives after the search was submitted shows nothing', async () => {
  answer(ROUTE, { suggestions });
  const release = hold(ROUTE);
  await open();
  await what.fill('boo');
  await expect.poll(() => callsOf(ROUTE).length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.title).toBe('sent boo');
  release();
  // This answer comes after the earlier one, which has therefore been ignored.
  await what.fill('book');
  await expect.poll(() => callsOf(ROUTE).map(({ query }) => query.q)).toEqual(['boo', 'book']);
});

test('a search submitted before the code is loaded gets no suggestions over its results', async () => {
  answer(ROUTE, { suggestions });
  await open();
  await expect.element(what).toBeVisible();
  const input = what.element() as HTMLInputElement;
  input.focus();
  input.value = 'acc';
  input.form?.requestSubmit();
  // The code is loaded once the field has become a combobox.
  await expect.element(page.getByRole('combobox', { name: 'What' })).toBeVisible();
  // Longer than the pause after which it would fetch suggestions.
  await new Promise((resolve) => setTimeout(resolve, 250));
  await what.fill('acco');
  await expect.element(options.first()).toBeVisible();
  expect(callsOf(ROUTE).map(({ query }) => query.q)).toEqual(['acco']);
});

test('only the last typed text is looked up', async () => {
  answer(ROUTE, { suggestions });
  await open();
  await what.click();
  await userEvent.keyboard('accountant');
  await expect.element(options.first()).toBeVisible();
  // A busy machine may type so slowly that a part of it is looked up first.
  await expect.poll(() => callsOf(ROUTE).at(-1)?.query.q).toBe('accountant');
  expect(callsOf(ROUTE).length).toBeLessThan('accountant'.length);
});

test('Hindi readers are shown places by their Hindi names, and search for those', async () => {
  answer(ROUTE, {
    suggestions: [
      { kind: 'location', text: 'Pune', count: 9 },
      { kind: 'location', text: 'Punewadi', count: 1 },
    ],
  });
  await open('place', 'hi');
  await what.click();
  await userEvent.keyboard('pun');
  const places = page.getByRole('option');
  await expect
    .poll(() => places.elements().map((it) => it.textContent))
    .toEqual(['पुणे', 'Punewadi']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(what).toHaveValue('पुणे');
});
