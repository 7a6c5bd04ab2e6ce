import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { TextArea } from './text-area.tsx';

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
