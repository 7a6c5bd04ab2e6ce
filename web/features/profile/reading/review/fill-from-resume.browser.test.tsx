import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { chooseFile, expectAccessible, show } from '../../../../test/stage.tsx';
import { fieldsOf } from '../../edit/profile-form.ts';
import { sampleSession } from '../../../../lib/session/sample-session.ts';
import { sampleColumn, sampleDocx, samplePdf } from '../sample-files.ts';
import { FillFromResume } from './fill-from-resume.tsx';

const LINES = [
  'Asha Kulkarni',
  'Accounts Executive',
  'Pune, Maharashtra | 98765 43210',
  'Experience',
  'Accountant, Meridian Axis, Nashik (07/2019 - 03/2022)',
  'Skills',
  'Tally Prime, GST Returns',
];

/** The form around it, which displays its values. A call to the server would fail the test. */
function Sheet() {
  const [fields, setFields] = useState(() => ({
    ...fieldsOf(null, sampleSession({ fullName: '' }).user),
    title: 'Clerk',
  }));
  const [kept, setKept] = useState('');
  return (
    <>
      <FillFromResume
        fields={fields}
        primary
        onFill={(filled, file) => {
          setFields(filled);
          setKept(file?.name ?? 'nothing');
        }}
      />
      <output>Kept: {kept}</output>
      <output data-testid="form">{JSON.stringify(fields)}</output>
    </>
  );
}

const choose = (bytes: Uint8Array, name: string) =>
  upload(page.getByRole('button', { name: 'Choose a resume' }), bytes, name);

async function upload(button: Locator, bytes: Uint8Array, name: string) {
  await expect.element(button).toBeVisible();
  chooseFile(new File([Uint8Array.from(bytes)], name));
}

/** The reader and its libraries are fetched with the first file, and the reading itself may take 30 s. */
const READ = { timeout: 45_000 };

const form = () => page.getByTestId('form');

test('a file without text says so; what is ticked of another fills the form, existing values are kept, and nothing is sent', async () => {
  await show(<Sheet />, { as: 'user' });
  await choose(sampleDocx([]), 'empty.docx');
  await expect.element(page.getByText(/^There is no text in this file/), READ).toBeVisible();
  await expectAccessible();
  await choose(samplePdf([sampleColumn(LINES)]), 'asha.pdf');
  await expect.element(page.getByRole('checkbox', { name: 'Asha Kulkarni' }), READ).toBeChecked();
  await expect
    .element(page.getByRole('checkbox', { name: 'Accounts Executive' }))
    .not.toBeChecked();
  await expect.element(page.getByText('Replaces: Clerk')).toBeVisible();
  await expect.element(page.getByText('Page 1 of your resume').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('checkbox', { name: 'GST Returns' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Keep asha.pdf' })).toBeChecked();
  await page.getByRole('button', { name: 'Fill in what is ticked' }).click();
  await expect.element(page.getByText('Kept: asha.pdf')).toBeVisible();
  await expect.element(form()).toMatchTextContent(/"name":"Asha Kulkarni"/);
  await expect.element(form()).toMatchTextContent(/"title":"Clerk"/);
  await expect.element(form()).toMatchTextContent(/"skills":\["Tally Prime"\]/);
  await expect.element(form()).toMatchTextContent(/"company":"Meridian Axis"/);
});

test('a Word file is read in Hindi too, and closing the page asks until that is cancelled, which changes nothing', async () => {
  const asksBeforeClosing = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await show(<Sheet />, { as: 'user', language: 'hi' });
  const chooser = page.getByRole('button', { name: 'रिज़्यूमे चुनें' });
  await upload(chooser, sampleDocx(LINES), 'asha.docx');
  await expect.element(page.getByRole('checkbox', { name: 'Asha Kulkarni' }), READ).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'asha.docx' })).toBeChecked();
  expect(asksBeforeClosing()).toBe(true);
  await page.getByRole('button', { name: 'रहने दें' }).click();
  await expect.element(chooser).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
  await expect.element(form()).toMatchTextContent(/"name":""/);
});
