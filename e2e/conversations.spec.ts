import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';
import { type SecondProcess, startSecondProcess } from './support/second-process.ts';
import { applyAs, newRecruiter, postJob, signIn } from './support/world.ts';

const PDF = {
  name: 'gst-sample.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

let second: SecondProcess;
test.beforeAll(async () => {
  second = await startSecondProcess(Number(process.env['E2E_PORT'] ?? '3199') + 1_000);
});
test.afterAll(() => second.stop());

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};
const shown = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Messages with/ })
    .getByRole('listitem')
    .filter({ hasText: text });

/** How many streams of news a browser has opened. */
function streamsOf(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/resource/live')) count += 1;
  });
  return () => count;
}

test('a seeker and a recruiter talk over two app processes: read, delivered, with a file, offline, blocked @wide-only', async ({
  browser,
}) => {
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: 'Loom Fitter' });
  const { id, seeker } = await applyAs('Kavita Rao', job.id);
  const ofSeeker = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const ofRecruiter = await browser.newContext({ baseURL: second.url });
  const streams = streamsOf(ofSeeker);
  let hers = await ofSeeker.newPage();
  const his = await ofRecruiter.newPage();
  await signIn(hers, seeker);
  await signIn(his, recruiter);

  await test.step('the seeker writes from her application, and he reads it', async () => {
    await hers.goto(`/user/applications?application=${id}`);
    await hers.getByRole('link', { name: 'Message' }).filter({ visible: true }).last().click();
    await expect(hers.getByRole('heading', { name: recruiter.company.name })).toBeVisible();
    await write(hers, 'Namaste, when can I come?');
    await expect(shown(hers, 'Namaste, when can I come?')).toContainText('Sent');
    await his.goto('/hr/messages');
    await expect(his.getByRole('link', { name: /^Messages, 1 unread/ })).toBeVisible();
    await expect(shown(hers, 'Namaste, when can I come?')).toContainText('Delivered');
    await his.getByRole('link', { name: /Kavita Rao/ }).click();
    await expect(shown(his, 'Namaste, when can I come?')).toBeVisible();
    await expect(shown(hers, 'Namaste, when can I come?')).toContainText('Read');
  });

  await test.step('he sends a file, and she answers his message', async () => {
    await his.locator('input[type=file]').setInputFiles(PDF);
    await write(his, 'On Monday. Here is the way.');
    const link = hers.getByRole('link', { name: /gst-sample.pdf/ });
    await expect(link).toBeVisible();
    const file = await hers.request.get((await link.getAttribute('href')) ?? '');
    expect([file.status(), (await file.body()).equals(PDF.buffer)]).toEqual([200, true]);
    await shown(hers, 'On Monday').getByRole('button', { name: 'Answer this message' }).click();
    await write(hers, 'I will be there.');
    await expect(shown(his, 'I will be there.')).toContainText('On Monday. Here is the way.');
  });

  await test.step('a second tab shares the stream, and takes it over when the first closes', async () => {
    const before = streams();
    const other = await ofSeeker.newPage();
    await other.goto(hers.url());
    await write(his, 'Bring your papers.');
    await expect(shown(other, 'Bring your papers.')).toBeVisible();
    await expect(shown(hers, 'Bring your papers.')).toBeVisible();
    expect(streams()).toBe(before);
    await hers.close();
    hers = other;
    await expect.poll(streams).toBe(before + 1);
    await write(his, 'Do you know the way?');
    await expect(shown(hers, 'Do you know the way?')).toBeVisible();
  });

  await test.step('what she writes offline arrives once and in order, though the app was closed', async () => {
    await ofSeeker.setOffline(true);
    for (const text of ['I do', 'See you on Monday']) {
      await write(hers, text);
      await expect(shown(hers, text)).toContainText('Not sent yet');
    }
    await hers.close();
    await ofSeeker.setOffline(false);
    hers = await ofSeeker.newPage();
    await hers.goto('/dashboard/user');
    await expect(shown(his, 'See you on Monday')).toBeVisible();
    const texts = await his
      .getByRole('region', { name: /^Messages with/ })
      .getByRole('listitem')
      .allInnerTexts();
    const last = texts.slice(-2).map((text) => text.split('\n')[0]);
    expect(last).toEqual(['I do', 'See you on Monday']);
    expect(texts.filter((text) => /I do|See you/.test(text))).toHaveLength(2);
  });

  await test.step('after she blocked him, he is not told, and she sees nothing of it', async () => {
    await hers.goto('/user/messages');
    await hers.getByRole('link', { name: new RegExp(recruiter.company.name) }).click();
    await hers.getByRole('button', { name: 'More about this conversation' }).click();
    await hers.getByRole('menuitem', { name: 'Block' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(hers.getByText('You blocked this conversation.')).toBeVisible();
    await write(his, 'Are you there?');
    await expect(shown(his, 'Are you there?')).toContainText('Sent');
    await hers.reload();
    await expect(shown(hers, 'See you on Monday')).toBeVisible();
    await expect(shown(hers, 'Are you there?')).toHaveCount(0);
  });

  await ofSeeker.close();
  await ofRecruiter.close();
});
