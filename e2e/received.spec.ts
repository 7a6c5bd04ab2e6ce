import type { Locator, Page } from '@playwright/test';
import { endUndo } from './support/database.ts';
import { expect, test } from './support/portal.ts';
import { applyAs, newRecruiter, newSeeker, openAs, type Person, postJob } from './support/world.ts';

/** The open application: beside the list, or covering it on a phone. */
const panelOf = (page: Page): Locator =>
  page
    .getByRole('complementary', { name: /^(\d+ of \d+|Application)$/ })
    .or(page.getByRole('dialog'));

async function decide(page: Page, decision: string, note: string) {
  await panelOf(page).getByRole('button', { name: decision, exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'this application?' });
  await asked.getByLabel('Note to the candidate').fill(note);
  await asked.getByRole('button', { name: decision }).click();
  await expect(asked).toBeHidden();
}

const RESUME = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

/** Applies with a resume; returns the application's id. */
async function applyWithResume(page: Page, seeker: Person, jobId: number): Promise<string> {
  const { token, csrf_token } = seeker.session;
  const uploaded = await page.request.post('/api/v2/barong/resource/documents', {
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrf_token },
    multipart: {
      doc_type: 'Resume',
      'upload[]': { name: 'asha-rao.pdf', mimeType: 'application/pdf', buffer: RESUME },
    },
  });
  expect(uploaded.status()).toBe(201);
  const { id: resume_document_id } = (await uploaded.json()) as { id: number };
  const { id } = await seeker.call('post', `/resource/jobs/${jobId}/apply`, {
    cover_letter: 'My resume is with this letter.',
    resume_document_id,
  });
  return String(id);
}

test(
  'an application is read with its resume, decided by two recruiters at once, and withdrawn',
  { tag: '@wide' },
  async ({ page, hasTouch }) => {
    const recruiter = await newRecruiter();
    const { id: jobId } = await postJob(recruiter);
    await applyAs('Bhavna Patel', jobId);
    const seeker = await newSeeker('Asha Rao');
    const id = await applyWithResume(page, seeker, jobId);
    await openAs(page, recruiter, '/hr/applications');
    const panel = panelOf(page);

    await test.step('the resume that was sent is opened byte by byte', async () => {
      // On a phone the field has to be unfolded first.
      if (hasTouch) await page.getByRole('button', { name: 'Search applications' }).click();
      await page.getByLabel('Name, email or skill').fill(seeker.email);
      // Before the list is loaded, nobody is listed.
      await expect(page).toHaveURL(/search=/);
      await expect(page.getByRole('link', { name: 'Asha Rao' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Bhavna Patel' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Asha Rao' }).click();
      await expect(panel.getByText('My resume is with this letter.')).toBeVisible();
      await expect(panel.getByRole('link', { name: seeker.email })).toBeVisible();
      const address = await panel.getByRole('link', { name: 'Resume' }).getAttribute('href');
      // As a new tab requests it: without the session's token.
      const file = await page.request.get(address ?? '');
      expect(file.headers()['content-disposition']).toContain('.pdf');
      expect(await file.body()).toEqual(RESUME);
    });

    await test.step('the recruiter who decides second is told, and sees what the first one did', async () => {
      await panel.getByRole('button', { name: 'Accept', exact: true }).click();
      const question = page.getByRole('dialog', { name: 'Accept this application?' });
      await expect(question).toBeVisible();
      const accepted = { status: 'accepted', visible_note: 'Come on Monday.' };
      await recruiter.call('put', `/resource/applications/${id}/status`, accepted);
      await question.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('Failed to accept application')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Reject Instead' })).toBeVisible();
    });

    await test.step('notes stand in the history, here and for the candidate', async () => {
      await decide(page, 'Reject Instead', 'The place is taken.');
      const history = panel.getByRole('tab', { name: 'History' });
      await history.click();
      await expect(history).toHaveAttribute('aria-selected', 'true');
      await expect(panel.getByText('“Come on Monday.”')).toBeVisible();
      // It is in the history only once it cannot be undone any more.
      await endUndo(Number(id));
      await expect(panel.getByText('“The place is taken.”')).toBeVisible();
      const { events } = await seeker.call('get', `/resource/my/applications/${id}`);
      expect((events as { note: string | null }[]).map((event) => event.note)).toEqual(
        expect.arrayContaining(['Come on Monday.', 'The place is taken.']),
      );
    });

    await test.step('the open page shows without a reload that it was withdrawn', async () => {
      await seeker.call('post', `/resource/applications/${id}/withdrawal`);
      await expect(
        panel.getByText('Withdrawn by the candidate. There is nothing to decide.'),
      ).toBeVisible();
    });
  },
);
