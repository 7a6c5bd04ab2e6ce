import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Question } from '../../../contract/jobs/questions.ts';
import { sampleMyApplication } from '../../test/sample-applications.ts';
import { sampleJob } from '../../test/sample-job.ts';
import { expectAccessible, leaveStage, show } from '../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../test/stub-server.ts';
import { ApplyButton } from './apply-button.tsx';
import type { JobToApplyTo } from './job-to-apply-to.ts';

const SENDING = 'POST /barong/resource/jobs/:id/apply';
const JOB = 'GET /barong/public/jobs/:id';

const asked = (id: string, more: Partial<Question>): Question => ({
  id,
  kind: 'text',
  text: 'Why this mill?',
  choices: [],
  accepted: [],
  least: null,
  most: null,
  ...more,
});
const licence = asked('licence', {
  kind: 'yes_no',
  text: 'Do you have a licence?',
  accepted: ['yes'],
});
const years = asked('years', { kind: 'number', text: 'Years on the loom?', least: 2 });
const shift = asked('shift', { kind: 'choice', text: 'Which shift?', choices: ['Day', 'Night'] });

const job = sampleJob({ id: 5, title: 'Loom Fitter', questions: [licence, years, shift] });

beforeEach(() => {
  answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter: false });
  answer('GET /barong/resource/documents', []);
  refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
  answer(SENDING, sampleMyApplication());
});

const dialog = () => page.getByRole('dialog', { name: 'Apply for Job' });
const submit = () => dialog().getByRole('button', { name: 'Submit Application' });
const number = () => dialog().getByLabelText('Years on the loom?');
const aWord = () => dialog().getByLabelText('A few words about it');
const yes = () => dialog().getByText('Yes', { exact: true });
const sent = () => callsOf(SENDING).map(({ body }) => body.answers);

async function open(to: JobToApplyTo = job) {
  await show(<ApplyButton job={to} />, { as: {}, at: '/jobs/5' });
  await page.getByRole('button', { name: 'Apply Now: Loom Fitter' }).click();
  await expect.element(submit()).toBeVisible();
}

describe('the questions of a job', () => {
  test('are answered in the dialog and sent with the letter', async () => {
    await open();
    await yes().click();
    await number().fill('3');
    await dialog().getByLabelText('Which shift?').selectOptions('Night');
    await dialog().getByLabelText('Cover letter').fill('I fit looms.');
    await submit().click();
    await expect.poll(sent).toEqual([
      [
        { question_id: 'licence', answer: 'yes', explanation: '' },
        { question_id: 'years', answer: '3', explanation: '' },
        { question_id: 'shift', answer: 'Night', explanation: '' },
      ],
    ]);
  });

  test('that are unanswered are reported before anything is sent', async () => {
    await open();
    await dialog().getByLabelText('Cover letter').fill('I fit looms.');
    await submit().click();
    await expect.element(number()).toHaveAccessibleDescription(/Answer this question\./);
    await number().fill('2');
    await expect.element(number()).not.toHaveAccessibleDescription(/Answer this question\./);
    expect(sent()).toEqual([]);
  });

  test('say at once that an answer misses a must-have, and an explanation allows sending it', async () => {
    await open();
    await expect.element(number()).toHaveAccessibleDescription(/Must-have: at least 2/);
    await number().fill('1');
    await expect.element(page.getByText('The company asks for: at least 2.')).toBeVisible();
    await expectAccessible();
    await yes().click();
    await dialog().getByLabelText('Which shift?').selectOptions('Day');
    await dialog().getByLabelText('Cover letter').fill('I fit looms.');
    await submit().click();
    await expect.element(aWord()).toHaveAccessibleDescription(/Then you can apply\./);
    await aWord().fill('And four years on spindles.');
    await submit().click();
    await expect.poll(sent).toHaveLength(1);
    expect(sent()[0]?.[1]).toEqual({
      question_id: 'years',
      answer: '1',
      explanation: 'And four years on spindles.',
    });
  });

  test('keep what was typed when the seeker comes back', async () => {
    await open();
    await number().fill('1');
    await aWord().fill('And four years on spindles.');
    leaveStage();
    await open();
    await expect.element(number()).toHaveValue('1');
    await expect.element(aWord()).toHaveValue('And four years on spindles.');
  });

  test('are loaded if only the card of a job is known', async () => {
    answer(JOB, job);
    const { questions: _, ...card } = job;
    await open(card);
    await expect.element(number()).toBeVisible();
  });

  test('get the focus once they are loaded, unless the seeker has begun with the letter', async () => {
    const { questions: _, ...card } = job;
    const letter = () => dialog().getByLabelText('Cover letter');
    answer(JOB, job);
    let release = hold(JOB);
    await open(card);
    await expect.element(letter()).not.toHaveFocus();
    release();
    await expect.element(dialog().getByRole('radio', { name: 'Yes' })).toHaveFocus();
    leaveStage();
    release = hold(JOB);
    await open(card);
    await letter().fill('I fit looms.');
    release();
    await expect.element(number()).toBeVisible();
    await expect.element(letter()).toHaveFocus();
  });

  test('that were changed in the meantime are shown anew, and the letter is kept', async () => {
    await open(sampleJob({ ...job, questions: [shift] }));
    await dialog().getByLabelText('Which shift?').selectOptions('Day');
    await dialog().getByLabelText('Cover letter').fill('I fit looms.');
    refuse(SENDING, 'resource.application.questions_changed');
    answer(JOB, job);
    await submit().click();
    await expect.element(number()).toBeVisible();
    await expect.element(dialog().getByLabelText('Cover letter')).toHaveValue('I fit looms.');
    await expect.element(dialog().getByLabelText('Which shift?')).toHaveValue('Day');
  });
});

test('a card that knows of questions opens the dialog at once, also with a default letter', async () => {
  answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter: true });
  answer(JOB, job);
  const { questions: _, ...card } = job;
  const buttons = [card, sampleJob({ id: 6, title: 'Dyer' })].map((one) => (
    <ApplyButton key={one.id} job={one} />
  ));
  await show(<>{buttons}</>, { as: {}, at: '/jobs' });
  // By now it is known that there is a default letter.
  await expect
    .element(page.getByRole('button', { name: 'Apply with a different letter: Dyer' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Apply Now: Loom Fitter' }).click();
  await expect.element(number()).toBeVisible();
  expect(sent()).toEqual([]);
});

test('one click opens the dialog when a job turns out to ask questions', async () => {
  answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter: true });
  answer(JOB, job);
  refuse(SENDING, 'resource.application.missing_answers');
  const { questions: _, ...card } = job;
  await show(<ApplyButton job={{ ...card, has_questions: false }} />, { as: {}, at: '/jobs' });
  await expect
    .element(page.getByRole('button', { name: 'Apply with a different letter: Loom Fitter' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Apply Now: Loom Fitter' }).click();
  await expect.element(number()).toBeVisible();
});
