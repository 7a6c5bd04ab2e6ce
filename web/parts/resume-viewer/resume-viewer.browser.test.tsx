import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOwnCompany } from '../../test/sample-hiring.ts';
import { pdfSaying } from '../../test/sample-pdf.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, answerAsProxy, refuse } from '../../test/stub-server.ts';
import ResumeViewer from './resume-viewer.tsx';

const FILE = 'GET /barong/resource/applications/:id/resume';

/** The viewer and its library are fetched with the first file. */
const OPENED = { timeout: 15_000 };

/** Its password is unknown. */
const LOCKED = `/ID[(one)(one)]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>`;

function open(file: string) {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  answerAsProxy(FILE, 200, file);
  return show(<ResumeViewer applicationId={7} />, { as: 'hr' });
}

const drawnPages = () => [
  ...document.querySelectorAll<HTMLCanvasElement>('canvas[data-drawn=true]'),
];

/** How many pixels in the upper half, which is empty in the file, are not white. */
function marked(canvas: HTMLCanvasElement): number {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height / 2).data ?? [];
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 250) count += 1;
  return count;
}

test('every page shows its reader’s name across it, and its text for screen readers', async () => {
  await open(pdfSaying('Ledgers since 2019'));
  await expect.poll(drawnPages, OPENED).toHaveLength(2);
  await expect.element(page.getByText(/name stands across.*Arogya Hospital/)).toBeVisible();
  await expect.element(page.getByText('Ledgers since 2019').first()).toBeInTheDocument();
  for (const one of drawnPages()) expect(marked(one)).toBeGreaterThan(500);
  await expectAccessible();
  const pages = page.getByRole('list', { name: 'Pages of the resume' }).element();
  const narrow = pages.clientWidth;
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(() => pages.clientWidth).toBeGreaterThan(narrow);
});

test('says why a file cannot be shown', async () => {
  for (const [file, words] of [
    ['PK\u0003\u0004 and so on', 'This is a Word file'],
    [pdfSaying('Nobody reads this', LOCKED), 'protected by a password'],
    ['%PDF-1.4\nnothing else', 'This file is damaged'],
  ] as const) {
    await open(file);
    await expect.element(page.getByText(words), OPENED).toBeVisible();
  }
});

test('says that the resume could not be loaded, and tries again', async () => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  refuse(FILE, 'resource.resume.not_found');
  await show(<ResumeViewer applicationId={7} />, { as: 'hr' });
  await expect.element(page.getByText('The resume could not be loaded')).toBeVisible();
  answerAsProxy(FILE, 200, pdfSaying('Second try'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(drawnPages, OPENED).toHaveLength(2);
});
