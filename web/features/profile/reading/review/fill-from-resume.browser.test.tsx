import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../../../../test/stage.tsx';
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

async function choose(bytes: Uint8Array, name: string) {
  await expect.element(page.getByRole('button', { name: 'Choose a resume' })).toBeVisible();
  const input = document.querySelector('input[type=file]');
  if (input) await userEvent.upload(input, new File([Uint8Array.from(bytes)], name));
}

/** The reader and its libraries are fetched with the first file, and the reading itself may take 30 s. */
const READ = { timeout: 45_000 };

const form = () => page.getByTestId('form');

test('what is ticked fills the form, existing values are kept, and nothing is sent', async () => {
  await show(<Sheet />, { as: 'user' });
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

test('a Word file fills the form as well, and is saved under its name', async () => {
  await show(<Sheet />, { as: 'user' });
  await choose(sampleDocx(LINES), 'asha.docx');
  await expect.element(page.getByRole('checkbox', { name: 'Keep asha.docx' }), READ).toBeChecked();
  await page.getByRole('button', { name: 'Fill in what is ticked' }).click();
  await expect.element(page.getByText('Kept: asha.docx')).toBeVisible();
  await expect.element(form()).toMatchTextContent(/"name":"Asha Kulkarni"/);
  await expect.element(form()).toMatchTextContent(/"skills":\["Tally Prime","GST Returns"\]/);
  await expect.element(form()).toMatchTextContent(/"company":"Meridian Axis"/);
});

test('a Word file is read in Hindi too, and cancelling changes nothing', async () => {
  await show(<Sheet />, { as: 'user', language: 'hi' });
  const input = () => document.querySelector('input[type=file]');
  await expect.element(page.getByRole('button', { name: 'रिज़्यूमे चुनें' })).toBeVisible();
  const file = new File([Uint8Array.from(sampleDocx(LINES))], 'asha.docx');
  const element = input();
  if (element) await userEvent.upload(element, file);
  await expect.element(page.getByRole('checkbox', { name: 'Asha Kulkarni' }), READ).toBeChecked();
  await page.getByRole('button', { name: 'रहने दें' }).click();
  await expect.element(page.getByRole('button', { name: 'रिज़्यूमे चुनें' })).toBeVisible();
  await expect.element(form()).toMatchTextContent(/"name":""/);
});

test('a file without text says so', async () => {
  await show(<Sheet />, { as: 'user' });
  await choose(samplePdf([[]]), 'scan.pdf');
  await expect.element(page.getByText(/^There is no text in this file/), READ).toBeVisible();
  await expectAccessible();
});
