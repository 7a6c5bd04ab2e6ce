import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { errorText } from '../../../contract/errors.ts';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const heightOf = (label: string) =>
  page.getByLabelText(label).element().getBoundingClientRect().height;

test('a text area is as high as its rows, grows with its text, and never fills the screen', async () => {
  await show(
    <>
      <TextArea label="One" rows={1} />
      <TextArea label="Three" />
      <TextArea label="Five" rows={5} />
      <TextArea label="Many" rows={50} />
    </>,
  );
  await expect.element(page.getByLabelText('One')).toBeVisible();
  const row = (heightOf('Five') - heightOf('Three')) / 2;
  expect(row).toBeCloseTo(24, 0);
  expect(heightOf('Three') - heightOf('One')).toBeCloseTo(2 * row, 0);
  expect(heightOf('Many')).toBeLessThanOrEqual(window.innerHeight * 0.6 + 1);
  await page.getByLabelText('One').fill('One\nTwo\nThree\nFour');
  await expect.poll(() => heightOf('One')).toBeGreaterThan(heightOf('Three'));
});

function Note({ maximum, line = false }: { maximum: number; line?: boolean }) {
  const [value, setValue] = useState('');
  const note = { label: 'Note', value, maxLength: maximum };
  return line ? (
    <TextField {...note} onChange={({ target }) => setValue(target.value)} />
  ) : (
    <TextArea {...note} onChange={({ target }) => setValue(target.value)} />
  );
}

test.each([
  ['a line', 120, true, 'en'],
  ['a letter', 5_000, false, 'hi'],
  ['a long text', 10_000, false, 'en'],
] as const)(
  '%s that is too long keeps every character, and says how many it may have',
  async (_, maximum, line, language) => {
    await show(<Note {...{ maximum, line }} />, { language });
    const field = page.getByLabelText('Note');
    await field.fill('x'.repeat(maximum));
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await field.fill('x'.repeat(2 * maximum));
    await expect.element(field).toHaveValue('x'.repeat(2 * maximum));
    const text = errorText('request.too_long', language, { maximum });
    await expect.element(field).toHaveAccessibleDescription(text);
  },
);
