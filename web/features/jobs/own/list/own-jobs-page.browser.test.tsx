import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleOwnJob, stubOwnJobs } from '../../../../test/sample-hiring.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../../../test/stub-server.ts';
import OwnJobsPage from './own-jobs-page.tsx';
// Loaded with this file: on a busy machine the first time takes longer than a test waits.
import '../share/share-kit.tsx';
import { inDays } from '../../../../test/in-days.ts';

const CLOSURE = 'POST /barong/resource/jobs/:id/closure';
const REOPENING = 'POST /barong/resource/jobs/:id/reopening';
const REMOVAL = 'DELETE /barong/resource/jobs/:id';

const cook = sampleOwnJob({ id: 1, title: 'Cook' });

const open = (at = '/hr/postings') => show(<OwnJobsPage />, { as: 'hr', at });
const card = (title: string) => page.getByRole('article').filter({ hasText: title });
const question = page.getByRole('alertdialog');
const titles = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);
const tab = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Postings by status' }).getByRole('link', { name });

/** Chooses an action in the menu of a job. */
async function choose(title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a job that moderators stopped says so, links to the reason, and can be neither opened nor featured', async () => {
  stubOwnJobs(
    sampleOwnJob({ ...cook, state: 'held', paused_by_moderation: true }),
    sampleOwnJob({ id: 2, title: 'Clerk', state: 'removed', paused_by_moderation: true }),
  );
  await open();
  await expect.element(card('Cook')).toMatchTextContent(/On hold.*moderators are checking it/);
  await expect
    .element(card('Clerk').getByRole('link', { name: 'See why: Clerk' }))
    .toHaveAttribute('href', '/hr/jobs/2/moderation');
  await expect.element(tab(/On hold/)).toBeVisible();
  await page.getByRole('button', { name: 'More for Clerk' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Open again' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: 'Feature' })).not.toBeInTheDocument();
});

describe('a job', () => {
  test('is closed with an undo', async () => {
    stubOwnJobs(cook);
    answer(CLOSURE, { ...cook, status: 'closed', state: 'closed' });
    await open();
    await expect.element(card('Cook')).toMatchTextContent(/Active/);
    stubOwnJobs({ ...cook, status: 'closed', state: 'closed' });
    await choose('Cook', 'Close');
    await expect.element(page.getByText('“Cook” is closed')).toBeVisible();
    await expect.element(page.getByText('Applications stay with you.')).toBeVisible();
    await expect.element(card('Cook')).toMatchTextContent(/Closed/);
    expect(callsOf(CLOSURE).map(({ params }) => params)).toEqual([{ id: 1 }]);

    answer(REOPENING, { ...cook, expires_at: inDays(12) });
    stubOwnJobs(cook);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('“Cook” is open')).toBeVisible();
    await expect.element(page.getByText('People find it for the next 12 days.')).toBeVisible();
    await expect.element(card('Cook')).toMatchTextContent(/Active/);
    // Undo restores the earlier state: it sends no new last day.
    expect(callsOf(REOPENING).map(({ body }) => body)).toEqual([{ expires_in_days: null }]);
  });

  test('that has expired is renewed, and shown as open', async () => {
    const expired = sampleOwnJob({ id: 1, title: 'Cook', state: 'expired', expired: true });
    stubOwnJobs(expired);
    answer(REOPENING, sampleOwnJob({ id: 1, expires_at: inDays(30) }));
    await open();
    await choose('Cook', 'Renew');
    await expect.element(page.getByText('People find it for the next 30 days.')).toBeVisible();
  });

  test('that is a draft is published from its card', async () => {
    const draft = sampleOwnJob({ id: 1, title: 'Cook', status: 'draft', state: 'draft' });
    stubOwnJobs(draft);
    const CHANGE = 'PUT /barong/resource/jobs/:id';
    answer(CHANGE, { ...cook, version: 2 });
    await open();
    await choose('Cook', 'Publish');
    await expect.element(page.getByText('“Cook” is open')).toBeVisible();
    expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([{ status: 'active' }]);
  });

  test('that is incomplete opens in the form when it is published', async () => {
    stubOwnJobs(sampleOwnJob({ id: 1, title: 'Cook', status: 'draft', state: 'draft' }));
    refuse('PUT /barong/resource/jobs/:id', 'resource.job.missing_description', {
      fields: { description: 'Job description is required.' },
    });
    await open();
    await choose('Cook', 'Publish');
    await expect.poll(address).toBe('/hr/jobs/1/edit');
    // The form says it at the field; the toast goes with the page.
    const refused = { description: 'Job description is required.' };
    expect(history.state).toMatchObject({ usr: { refused } });
  });

  test('is previewed in a new tab, at the company’s own address of it', async () => {
    stubOwnJobs(cook);
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    await choose('Cook', 'Preview');
    expect(opened).toHaveBeenCalledWith(cook.preview_url, '_blank', 'noopener');
    opened.mockRestore();
  });
});

describe('deleting', () => {
  test('says how many have applied, and keeping the job changes nothing', async () => {
    stubOwnJobs({ ...cook, application_count: 2 }, sampleOwnJob({ id: 2, title: 'Baker' }));
    await open();
    await choose('Cook', 'Delete');
    await expect
      .element(question)
      .toMatchTextContent(/“Cook” will be gone for good\. 2 people have applied;/);
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await choose('Baker', 'Delete');
    await expect
      .element(question)
      .toMatchTextContent(/“Baker” will be gone for good\. Nobody has applied\./);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(callsOf(REMOVAL)).toEqual([]);
    expect(titles()).toEqual(['Cook', 'Baker']);
  });

  test('that is refused says why and leaves the job unchanged, and the next try removes it from the list', async () => {
    stubOwnJobs(cook);
    refuse(REMOVAL, 'request.too_many_requests');
    await open();
    await choose('Cook', 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Failed to delete job posting')).toBeVisible();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(titles).toEqual(['Cook']);
    await choose('Cook', 'Delete');
    answer(REMOVAL, { message: 'Gone' });
    stubOwnJobs();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Job posting deleted successfully')).toBeVisible();
    await expect.element(page.getByText("You haven't posted any jobs yet…")).toBeVisible();
  });
});

test('a change without a network says so, and the job stays unchanged', async () => {
  stubOwnJobs(cook);
  loseAnswersTo(CLOSURE);
  await open();
  await choose('Cook', 'Close');
  await expect.element(page.getByText('Failed to update job')).toBeVisible();
  await expect.element(page.getByText(/^No answer from the server\./)).toBeVisible();
  await expect.element(card('Cook')).toMatchTextContent(/Active/);
});

test('an open job is shared by a message in either language, a link and pictures in that language', async () => {
  stubOwnJobs(sampleOwnJob({ id: 3, title: 'Attar Clerk', salary_min: 3, salary_max: 4 }));
  answer('GET /barong/resource/jobs/:id/sharing', {
    url: 'https://vritti.test/jobs/3',
    text_en: 'Attar Clerk at Malwa Mills',
    text_hi: 'Malwa Mills में Attar Clerk',
    picture_en: ['Malwa Mills', '₹3–4 LPA'],
    picture_hi: ['Malwa Mills', '₹3–4 लाख सालाना'],
  });
  const OWN = 'GET /barong/resource/jobs/:id/referral';
  const url = 'https://vritti.test/jobs/3?ref=AbC';
  answer(OWN, { url: null, applications: 0 });
  answer('POST /barong/resource/jobs/:id/referral', { url, applications: 0 });
  answer('DELETE /barong/resource/jobs/:id/referral', { url: null, applications: 0 });
  await open();
  await choose('Attar Clerk', 'Share');
  const kit = page.getByRole('dialog', { name: 'Share “Attar Clerk”' });
  await expect.element(kit.getByText('Attar Clerk at Malwa Mills')).toBeVisible();
  const picture = kit.getByRole('figure', { name: 'Picture of the job Attar Clerk' });
  const drawn = () => picture.element().querySelector('canvas')?.toDataURL();
  await expect.poll(() => colourIn(picture.element().querySelector('canvas'))[3]).toBe(255);
  const inEnglish = drawn();
  await kit.getByText('Hindi', { exact: true }).click();
  await expect.poll(drawn).not.toBe(inEnglish);
  await expect
    .element(kit.getByRole('link', { name: /WhatsApp/ }))
    .toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent('Malwa Mills में Attar Clerk')}`,
    );
  await expect
    .poll(() => colourIn(picture.element().querySelector('canvas')))
    .toEqual([11, 94, 108, 255]);
  await kit.getByRole('button', { name: 'Make my link' }).click();
  await expect.element(kit.getByText(url)).toBeVisible();
  await expect.element(kit.getByText('Nobody has applied through it yet.')).toBeVisible();
  await expectAccessible();
  await kit.getByRole('button', { name: 'Remove my link' }).click();
  await expect.element(kit.getByRole('button', { name: 'Make my link' })).toBeVisible();
});

/** The colour at the bottom left of a picture. */
const colourIn = (canvas: HTMLCanvasElement | null) => [
  ...(canvas?.getContext('2d')?.getImageData(4, canvas.height - 4, 1, 1).data ?? []),
];
