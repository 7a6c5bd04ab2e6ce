import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubDescriptions, stubOwnJobs, sampleOwnCompany } from '../../../../test/sample-hiring.ts';
import { sampleJob } from '../../../../test/sample-job.ts';
import { expectAccessible, show, skipWaitsOf } from '../../../../test/stage.tsx';
import { answer, callsOf } from '../../../../test/stub-server.ts';
import { showNewJob } from '../../../../test/forms/new-job-form.tsx';
import EditJobPage from '../form/edit-page.tsx';
import { FINDINGS_PAUSE_MS } from '../text-check/use-findings.ts';

const POSTING = 'POST /barong/resource/jobs';
const CHANGE = 'PUT /barong/resource/jobs/:id';

const button = (name: string) => page.getByRole('button', { name });
const question = (number: number) => page.getByRole('group', { name: `Question ${number}` });

beforeEach(() => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubOwnJobs();
  stubDescriptions();
  answer(POSTING, sampleJob());
});

/** A new job in which only questions are missing, in the part with its skills. */
async function create() {
  await showNewJob({
    title: 'Loom Fitter',
    employment_type: 'full_time',
    location: 'Indore',
    description: 'Fits looms.',
  });
  await button('Next: Pay and place').click();
  await button('Next: Skills').click();
}

async function post() {
  await button('Next: Text').click();
  await button('Post Job').click();
}

const ask = () => button('Add a question').click();
const text = (number: number) =>
  question(number).getByRole('textbox', { name: `Question ${number}` });
const kind = (number: number) => question(number).getByLabelText('Kind of answer');

test('questions of every kind are posted with their must-haves, and a long one is visible in full while it is written', async () => {
  await create();
  await ask();
  await expect.element(text(1)).toHaveFocus();
  await text(1).fill('Do you have a licence?');
  await question(1).getByLabelText('Must-have').selectOptions('Yes');
  await ask();
  await expect.element(text(2)).toHaveFocus();
  await text(2).fill('Which shift?');
  await kind(2).selectOptions('One of several choices');
  await question(2).getByLabelText('Choices, one in each line').fill('Day\nNight\n');
  await question(2).getByLabelText('Night').click();
  await ask();
  await text(3).fill('Years?');
  await kind(3).selectOptions('A number');
  await question(3).getByLabelText('Must-have: at least').fill('2');
  await expectAccessible();
  const long = `${'Can you come to Indore six days a week, '.repeat(4)}and stay?`;
  await text(1).fill(long.replace('week, and', 'week,\n  and'));
  await expect.element(text(1)).toHaveValue(long);
  const field = text(1).element();
  expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  await post();
  await expect.poll(() => callsOf(POSTING)).toHaveLength(1);
  const empty = { choices: [], accepted: [] };
  expect(callsOf(POSTING)[0]?.body.questions).toMatchObject([
    { ...empty, kind: 'yes_no', text: long, accepted: ['yes'] },
    { kind: 'choice', choices: ['Day', 'Night'], accepted: ['Night'] },
    { ...empty, kind: 'number', least: 2, most: null },
  ]);
});

test('a question moves up with everything in it', async () => {
  await create();
  await ask();
  await text(1).fill('Which shift?');
  await ask();
  await text(2).fill('Years?');
  await kind(2).selectOptions('A number');
  await question(2).getByLabelText('Must-have: at least').fill('2');
  await button('Ask question 2 one earlier').click();
  await expect.element(text(1)).toHaveValue('Years?');
  await expect.element(button('Ask question 1 one earlier')).not.toBeInTheDocument();
  await post();
  await expect
    .poll(() => callsOf(POSTING)[0]?.body.questions)
    .toMatchObject([
      { kind: 'number', text: 'Years?', least: 2 },
      { kind: 'yes_no', text: 'Which shift?' },
    ]);
});

test('a question about personal traits has a warning beside it', async () => {
  skipWaitsOf(FINDINGS_PAUSE_MS);
  await create();
  await ask();
  await text(1).fill('Are you married?');
  await button('Show “Are you married” in the text').click();
  await expect.element(text(1)).toHaveFocus();
  await expect
    .element(
      question(1).getByText('Asks whether people are married or have children.', { exact: true }),
    )
    .toBeVisible();
});

test('a question without text or choices is reported at its field, and removing it fixes that', async () => {
  await create();
  await ask();
  await button('Next: Text').click();
  await expect.element(text(1)).toHaveFocus();
  await expect.element(text(1)).toHaveAccessibleDescription(/Write the question\./);
  await text(1).fill('Which shift?');
  await expect.element(text(1)).not.toHaveAccessibleDescription(/Write the question\./);
  await kind(1).selectOptions('One of several choices');
  await button('Next: Text').click();
  await expect
    .element(question(1).getByLabelText('Choices, one in each line'))
    .toHaveAccessibleDescription(/Write at least two choices\./);
  await button('Remove question 1').click();
  await post();
  await expect.poll(() => callsOf(POSTING).map(({ body }) => body.questions)).toEqual([[]]);
});

test('a change sends the questions only if they were changed, and says that applicants are not asked again', async () => {
  const licence = {
    id: 'licence',
    kind: 'yes_no',
    text: 'Do you have a licence?',
    choices: [],
    accepted: [],
    least: null,
    most: null,
  } as const;
  answer(
    'GET /barong/public/jobs/:id',
    sampleJob({ application_count: 2, questions: [{ ...licence, choices: [], accepted: [] }] }),
  );
  answer(CHANGE, sampleJob());
  await show(<EditJobPage />, { as: 'hr', at: '/hr/jobs/7/edit', path: '/hr/jobs/:id/edit' });
  await page.getByRole('textbox', { name: 'Job title' }).fill('Ward Nurse');
  await button('Next: Pay and place').click();
  await button('Next: Skills').click();
  await expect.element(text(1)).toHaveValue('Do you have a licence?');
  await expect
    .element(page.getByText('Whoever has applied already is not asked again.'))
    .toBeVisible();
  await button('Save Changes').click();
  await expect
    .poll(() => callsOf(CHANGE).map(({ body }) => body))
    .toEqual([{ title: 'Ward Nurse' }]);
});
