import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Document } from '../../../contract/documents.ts';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleResume as resume } from '../../test/sample-resume.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import ApplyDialog from './apply-dialog.tsx';

const SENDING = 'POST /barong/resource/jobs/:id/apply';

async function openDialog(...resumes: Document[]) {
  answer('GET /barong/resource/documents', resumes);
  refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
  refuse(SENDING, 'resource.application.exists');
  await show(<ApplyDialog job={sampleJob({ id: 5 })} onClose={() => undefined} />, { as: 'user' });
}

async function send() {
  await page.getByLabelText('Cover letter').fill('I keep the books.');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(() => callsOf(SENDING)).toHaveLength(1);
  return callsOf(SENDING)[0]?.body;
}

test('the seeker chooses which of their resumes is sent', async () => {
  await openDialog(resume(9, 'new.pdf'), resume(4, 'teaching.pdf'));
  const choice = page.getByLabelText('Resume');
  await expect.element(choice).toHaveValue('9');
  await expectAccessible();
  await choice.selectOptions('teaching.pdf');
  await expect.element(page.getByText('With your resume teaching.pdf.')).toBeVisible();
  expect(await send()).toMatchObject({ resume_document_id: 4 });
});

test('a single resume is sent without a choice', async () => {
  await openDialog(resume(9, 'new.pdf'));
  await expect.element(page.getByText('With your resume new.pdf.')).toBeVisible();
  expect(page.getByLabelText('Resume').elements()).toEqual([]);
  expect(await send()).not.toHaveProperty('resume_document_id');
});
