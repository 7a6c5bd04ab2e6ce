import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Document } from '../../../contract/documents.ts';
import { sampleProfile } from '../../test/sample-profile.ts';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleResume as resume } from '../../test/sample-resume.ts';
import { chooseFile, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../test/stub-server.ts';
import ApplyDialog from './apply-dialog.tsx';

const LIST = 'GET /barong/resource/documents';
const UPLOAD = 'POST /barong/resource/documents';
const SENDING = 'POST /barong/resource/jobs/:id/apply';

async function openDialog(...resumes: Document[]) {
  await openOn({}, resumes);
}

/** The dialog on a page that only signed-in visitors see or, if it `isPublic`, that guests see too. */
async function openOn(where: { isPublic?: boolean }, resumes: Document[]) {
  answer(LIST, resumes);
  refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
  refuse(SENDING, 'resource.application.exists');
  await show(<ApplyDialog job={sampleJob({ id: 5 })} onClose={() => undefined} />, {
    as: 'user',
    ...where,
  });
}

async function send() {
  await page.getByLabelText('Cover letter').fill('I keep the books.');
  const before = callsOf(SENDING).length;
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(() => callsOf(SENDING)).toHaveLength(before + 1);
  return callsOf(SENDING).at(-1)?.body;
}

test('the seeker chooses which of their resumes is sent', async () => {
  await openDialog(
    resume(9, 'new.pdf'),
    resume(7, 'accounts.pdf', { is_default: true }),
    resume(4, 'teaching.pdf'),
  );
  const choice = page.getByLabelText('Resume');
  await expect.element(choice).toHaveValue('7');
  await expect.element(choice).toMatchTextContent(/accounts\.pdf \(default\)/);
  await expect.element(page.getByText('With your resume accounts.pdf.')).toBeVisible();
  await choice.selectOptions('teaching.pdf');
  await expect.element(page.getByText('With your resume teaching.pdf.')).toBeVisible();
  expect(await send()).toMatchObject({ resume_document_id: 4 });
});

test('without a choice, the resume is whichever is the default by then', async () => {
  await openDialog(resume(9, 'new.pdf'), resume(7, 'accounts.pdf', { is_default: true }));
  await expect.element(page.getByText('With your resume accounts.pdf.')).toBeVisible();
  expect(await send()).not.toHaveProperty('resume_document_id');
});

test('a resume that was chosen and is deleted meanwhile gives way to the default', async () => {
  const [accounts, teaching] = [
    resume(7, 'accounts.pdf', { is_default: true }),
    resume(4, 'teaching.pdf'),
  ];
  await openDialog(accounts, teaching, resume(3, 'old.pdf'));
  await page.getByLabelText('Resume').selectOptions('old.pdf');
  await openDialog(accounts, teaching);
  await expect.element(page.getByText('With your resume accounts.pdf.')).toBeVisible();
  expect(await send()).not.toHaveProperty('resume_document_id');
});

test('a resume that is uploaded here is the one that is sent, and nothing is sent before it is there', async () => {
  const own = resume(7, 'accounts.pdf', { is_default: true });
  const tailored = resume(12, 'mill.pdf');
  await openOn({ isPublic: true }, [own]);
  await page.getByLabelText('Cover letter').fill('I keep the books.');
  answer(UPLOAD, tailored);
  const release = hold(UPLOAD);
  await expect.element(page.getByRole('button', { name: 'Upload another' })).toBeVisible();
  chooseFile(new File(['%PDF'], 'mill.pdf'));
  await expect.element(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Submit Application' })).toBeDisabled();
  await expectAccessible();
  answer(LIST, [tailored, own]);
  release();
  await expect.element(page.getByText('With your resume mill.pdf.')).toBeVisible();
  await expect.element(page.getByLabelText('Resume')).toHaveValue('12');
  expect(await send()).toMatchObject({ resume_document_id: 12 });
});

test('the first resume is uploaded here, even if the list of resumes cannot be read again', async () => {
  await openDialog();
  const upload = page.getByRole('button', { name: 'Upload resume' });
  await expect.element(upload).toBeVisible();
  await expect.element(page.getByText('PDF or Word (DOC, DOCX), at most 2 MB.')).toBeVisible();
  answer(UPLOAD, resume(1, 'first.pdf', { is_default: true }));
  refuse(LIST, 'server.internal_error');
  chooseFile(new File(['%PDF'], 'first.pdf'));
  await expect.element(page.getByText('With your resume first.pdf.')).toBeVisible();
  expect(await send()).toMatchObject({ resume_document_id: 1 });
});

describe('number and email address', () => {
  const box = () => page.getByRole('checkbox', { name: 'Share my number and email address with' });

  test('are shared unless the box is cleared; the dialog says what the company gets, and warns of no file if there is none', async () => {
    await openDialog();
    await expect.element(box()).toBeChecked();
    await box().click();
    await expect
      .element(page.getByText('The company receives your name and profile'))
      .toBeVisible();
    expect(page.getByText('is sent as it is').elements()).toEqual([]);
    await box().click();
    await expect.element(box()).toBeChecked();
    await expect.element(page.getByText('name, email, phone and profile')).toBeVisible();
    expect(await send()).toMatchObject({ share_contact: true });
  });

  test('stay hidden without the tick, with a warning about what the only file, which is sent without a choice, may still reveal', async () => {
    await openDialog(resume(9, 'new.pdf', { is_default: true }));
    const asItIs = page.getByText('The file new.pdf is sent as it is');
    await expect.element(page.getByText('With your resume new.pdf.')).toBeVisible();
    expect(asItIs.elements()).toEqual([]);
    expect(page.getByRole('combobox', { name: 'Resume' }).elements()).toEqual([]);
    await box().click();
    await expect.element(asItIs).toBeVisible();
    await expect
      .element(page.getByText('The company receives your name and profile'))
      .toBeVisible();
    await expectAccessible();
    const sent = await send();
    expect(sent).toMatchObject({ share_contact: false });
    expect(sent).not.toHaveProperty('resume_document_id');
  });
});

test('what a blind review hides is explained before sending, wherever the dialog was opened', async () => {
  answer(LIST, []);
  refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
  const { questions, is_blind, ...listed } = sampleJob({ id: 5, is_blind: true });
  answer('GET /barong/public/jobs/:id', { ...listed, questions, is_blind });
  await show(<ApplyDialog job={listed} onClose={() => undefined} />, { as: 'user' });
  await expect
    .element(page.getByText('stay hidden until you are shortlisted'))
    .toMatchTextContent(/name, picture, college, age, gender, contact/);
});

describe('the pay of the profile', () => {
  const box = () => page.getByRole('checkbox', { name: 'Share my current and expected pay' });

  async function openWith(pay: {
    current_ctc_lpa: number | null;
    expected_ctc_lpa: number | null;
  }) {
    answer(LIST, []);
    answer(
      'GET /barong/resource/user_profile',
      sampleProfile({ ...pay, default_cover_letter: 'Hi' }),
    );
    refuse(SENDING, 'resource.application.exists');
    await show(<ApplyDialog job={sampleJob({ id: 5 })} onClose={() => undefined} />, {
      as: 'user',
    });
    await expect.element(page.getByLabelText('Cover letter')).toHaveValue('Hi');
  }

  test('is not asked about if there is none, and not shared unless the box is ticked, which it is not at first', async () => {
    await openWith({ current_ctc_lpa: null, expected_ctc_lpa: null });
    expect(box().elements()).toEqual([]);
    await openWith({ current_ctc_lpa: 4.2, expected_ctc_lpa: null });
    await expect.element(box()).not.toBeChecked();
    expect(await send()).toMatchObject({ share_ctc: false });
    await box().click();
    expect(await send()).toMatchObject({ share_ctc: true });
  });
});
