import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubDescriptions, stubOwnJobs, sampleOwnCompany } from '../../../../test/sample-hiring.ts';
import { sampleJob } from '../../../../test/sample-job.ts';
import { address, expectAccessible, leaveStage, show } from '../../../../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../../../../test/stub-server.ts';
import CreateJobPage from './create-page.tsx';
import EditJobPage from './edit-page.tsx';
import { goToPart as next, openLastPart } from '../../../../test/forms/new-job-form.tsx';

const POSTING = 'POST /barong/resource/jobs';
const CHANGE = 'PUT /barong/resource/jobs/:id';
const JOB = 'GET /barong/public/jobs/:id';

const field = (label: string) => page.getByRole('textbox', { name: label });
const choice = (label: string) => page.getByRole('combobox', { name: label });
const button = (name: string) => page.getByRole('button', { name });

const create = () => show(<CreateJobPage />, { as: 'hr', at: '/hr/jobs/create' });
const edit = (id = 7) =>
  show(<EditJobPage />, { as: 'hr', at: `/hr/jobs/${id}/edit`, path: '/hr/jobs/:id/edit' });

beforeEach(() => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubOwnJobs();
  stubDescriptions();
});

test('without a complete company, the page redirects to its profile and says why', async () => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany({ complete: false }));
  await create();
  await expect.poll(address).toBe('/hr/profile?reason=posting');
});

test('another place is written as soon as it is added', async () => {
  await create();
  await field('Job title').fill('Staff Nurse');
  await choice('Employment type').selectOptions('full_time');
  await next('Pay and place');
  await button('Add another place').click();
  await expect.element(field('Place 2')).toHaveFocus();
});

describe('mistakes', () => {
  test('a draft needs only a title; without one the summary says so and the title gets the focus', async () => {
    await create();
    await button('Save as draft').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix the errors' });
    await expect.element(summary.getByRole('listitem')).toHaveTextContent('Job title is required.');
    await expect.poll(() => summary.getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(field('Job title')).toHaveFocus();
    await expect.element(field('Job title')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Job title')).toHaveAccessibleDescription(/Job title is required\./);
  });

  test('fixing a field removes its message and its line in the summary, and no other', async () => {
    await create();
    await next('Pay and place');
    const lines = page.getByRole('alert').getByRole('listitem');
    await expect.element(lines.first()).toBeVisible();
    await expect.poll(() => lines.elements()).toHaveLength(2);
    await field('Job title').fill('Staff Nurse');
    await expect.element(field('Job title')).not.toHaveAttribute('aria-invalid');
    await expect.element(choice('Employment type')).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => lines.elements()).toHaveLength(1);
    await choice('Employment type').selectOptions('contract');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('the summary lists errors in the order of the fields, with the field’s name and a link to it', async () => {
    await create();
    await field('Job title').fill('Staff Nurse');
    await choice('Employment type').selectOptions('full_time');
    await next('Pay and place');
    await field('Minimum salary (LPA)').fill('a lot');
    await button('Back').click();
    await field('Openings').fill('0');
    await field('Years of experience, from').fill('99');
    await field('Job title').fill('');
    await button('Save as draft').click();
    const summary = page.getByRole('alert', { name: 'Please fix the errors in the form' });
    const lines = summary.getByRole('link');
    await expect
      .poll(() => lines.elements().map((line) => line.textContent))
      .toEqual([
        'Job title is required.',
        'Years of experience, from: Enter 60 or less.',
        'Openings: Enter 1 or more.',
        'Minimum salary (LPA): This value is not valid.',
      ]);
    await expectAccessible();
    await lines.nth(2).click();
    await expect.element(field('Openings')).toHaveFocus();
    await lines.nth(3).click();
    await expect.element(field('Minimum salary (LPA)')).toHaveFocus();
    await expect.poll(address).toBe('/hr/jobs/create?part=pay');
  });

  test('the summary names a field by its label in Hindi too', async () => {
    await show(<CreateJobPage />, { as: 'hr', at: '/hr/jobs/create', language: 'hi' });
    await field('पद का नाम').fill('Staff Nurse');
    await field('कितने लोग चाहिए').fill('0');
    await button('ड्राफ़्ट सेव करें').click();
    await expect
      .element(page.getByRole('alert').getByRole('link'))
      .toHaveTextContent('कितने लोग चाहिए: 1 या उससे ज़्यादा लिखें।');
  });

  test('each part is checked before the next one opens, and fixing a mistake removes its message', async () => {
    await create();
    await field('Job title').fill('Staff Nurse');
    await next('Pay and place');
    await expect.element(choice('Employment type')).toHaveFocus();
    await choice('Employment type').selectOptions('contract');
    await field('Years of experience, from').fill('5');
    await field('Years, up to').fill('2');
    await next('Pay and place');
    const years = field('Years of experience, from');
    await expect
      .element(years)
      .toHaveAccessibleDescription(
        /Minimum experience cannot be greater than maximum experience\./,
      );
    await field('Years, up to').fill('8');
    await expect.element(years).not.toHaveAccessibleDescription(/cannot be greater/);
    await next('Pay and place');
    const least = field('Minimum salary (LPA)');
    await least.fill('5');
    await field('Maximum salary (LPA)').fill('4');
    await next('Skills');
    await expect.element(least).toHaveFocus();
    await expect
      .element(least)
      .toHaveAccessibleDescription(/Minimum salary cannot be greater than maximum salary\./);
    await expect.element(field('Location')).toHaveAccessibleDescription(/Location is required\./);
  });
});

describe('pay', () => {
  const least = field('Minimum salary (LPA)');
  const question = page.getByRole('alert').filter({ hasText: 'Did you mean per year in lakhs?' });

  beforeEach(async () => {
    await create();
    await field('Job title').fill('Staff Nurse');
    await choice('Employment type').selectOptions('full_time');
    await next('Pay and place');
  });

  test('in rupees prompts a question, and one click converts it to lakhs', async () => {
    await least.fill('3');
    await expect.element(page.getByText('₹25,000 a month, before deductions')).toBeVisible();
    await least.fill('600');
    await expect.element(question).toBeVisible();
    expect(question.getByRole('button').elements()).toEqual([]);
    await least.fill('25,000');
    await expectAccessible();
    await question.getByRole('button', { name: 'Use 3 LPA' }).click();
    await expect.element(least).toHaveValue('3');
    await expect.element(least).toHaveFocus();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('comes back as it was typed from another period, and by the day is sent with its period and compared by the year', async () => {
    answer(POSTING, sampleJob());
    await least.fill('1.57');
    await page.getByText('An hour', { exact: true }).click();
    await expect.element(field('From, rupees an hour')).toHaveValue('62.9');
    await page.getByText('A year', { exact: true }).click();
    await expect.element(least).toHaveValue('1.57');
    await least.fill('1.56');
    await expect.element(page.getByRole('group', { name: 'Pay period' })).toBeVisible();
    await page.getByText('A day', { exact: true }).click();
    await expect.element(field('From, rupees a day')).toHaveValue('500');
    await field('Up to, rupees a day').fill('650');
    await expect.element(page.getByText('Found as ₹2.03 LPA')).toBeVisible();
    await button('Save as draft').click();
    await expect
      .poll(() => callsOf(POSTING)[0]?.body)
      .toMatchObject({ salary_period: 'day', salary_min: 1.56, salary_max: 2.028 });
  });
});

test('the text has room and is previewed, an emoji in it is refused before anything is sent, and the job is posted for the days chosen', async () => {
  answer(POSTING, sampleJob());
  await openLastPart();
  const text = field('Job description');
  await expect.element(text).toBeVisible();
  expect(text.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(320);
  await text.fill('Care for eight beds 🙂');
  await button('Post Job').click();
  await expect.element(text).toHaveFocus();
  await expect
    .element(text)
    .toHaveAccessibleDescription(/Emojis are not allowed in job description\./);
  expect(callsOf(POSTING)).toEqual([]);
  await text.fill('Care for eight beds.');
  const shown = page.getByRole('region', { name: 'How the text will look' });
  await expect.element(shown).toMatchTextContent(/Care for eight beds\./);
  for (const _ of ['Skills', 'Pay and place', 'Title and type']) await button('Back').click();
  await expect.element(choice('Open for')).toHaveValue('30');
  await choice('Open for').selectOptions('7');
  for (const part of ['Pay and place', 'Skills', 'Text']) await next(part);
  await expect.element(page.getByText('Closes in 7 days')).toBeVisible();
  await button('Post Job').click();
  await expect.element(page.getByText('It is open for 7 days.')).toBeVisible();
  expect(callsOf(POSTING).map(({ body }) => body)).toMatchObject([
    { title: 'Staff Nurse', expires_in_days: 7, status: 'active' },
  ]);
});

test('a mistake in another part opens that part', async () => {
  await openLastPart();
  await button('Back').click();
  await button('Back').click();
  await field('Minimum salary (LPA)').fill('a lot');
  await button('Back').click();
  await button('Save as draft').click();
  await expect.element(field('Minimum salary (LPA)')).toHaveFocus();
  await expect.element(field('Minimum salary (LPA)')).toHaveAttribute('aria-invalid', 'true');
});

test('typed text is still there on coming back, and can be discarded', async () => {
  await create();
  await field('Job title').fill('Night Nurse');
  await choice('Experience level').selectOptions('senior');
  leaveStage();
  await create();
  await expect.element(page.getByText('We kept what you typed here before.')).toBeVisible();
  await expect.element(field('Job title')).toHaveValue('Night Nurse');
  await expect.element(choice('Experience level')).toHaveValue('senior');
  await expectAccessible();
  await button('Start over').click();
  await expect.element(field('Job title')).toHaveValue('');
  leaveStage();
  await create();
  await expect.element(field('Job title')).toHaveValue('');
  expect(page.getByText('We kept what you typed').elements()).toEqual([]);
});

test('a refusal keeps what was typed, the next try posts the job once, and a company that the server finds incomplete is led to its profile', async () => {
  refuse(POSTING, 'request.too_many_requests');
  await openLastPart();
  await field('Job description').fill('Care for eight beds.');
  await button('Post Job').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Failed to create job\./);
  await expect.element(field('Job description')).toHaveValue('Care for eight beds.');
  refuse(POSTING, 'resource.hr_profile.incomplete');
  await button('Post Job').click();
  await expect.poll(address).toBe('/hr/profile?reason=posting');
  await openLastPart();
  await expect.element(field('Job description')).toHaveValue('Care for eight beds.');
  answer(POSTING, sampleJob());
  await button('Post Job').click();
  await expect.element(page.getByText('Job posted', { exact: true })).toBeVisible();
  await expect.poll(address).toBe('/hr/postings');
});

describe('the form of an existing job', () => {
  test('sends only the changed fields', async () => {
    answer(JOB, sampleJob());
    answer(CHANGE, sampleJob({ title: 'Ward Nurse' }));
    await edit();
    await expect.element(field('Job title')).toHaveValue('Staff Nurse');
    await expect.element(choice('Status')).toHaveValue('active');
    await expect.element(choice('Open for')).toHaveValue('');
    await field('Job title').fill('Ward Nurse');
    await choice('Open for').selectOptions('60 days from today');
    await next('Pay and place');
    await next('Skills');
    await button('Remove GNM').click();
    await page.getByLabelText('Skills', { exact: true }).fill('BLS');
    await userEvent.keyboard('{Enter}');
    await button('Save Changes').click();
    await expect.element(page.getByText('Job updated', { exact: true })).toBeVisible();
    await expect.poll(address).toBe('/hr/postings');
    expect(callsOf(CHANGE).map(({ params, body }) => [params, body])).toEqual([
      [{ id: 7 }, { title: 'Ward Nurse', expires_in_days: 60, skills: ['ICU care', 'BLS'] }],
    ]);
  });

  /** Gives the job another title and saves it in the last part of the form. */
  async function editTitle(title: string): Promise<void> {
    await edit();
    await field('Job title').fill(title);
    await next('Pay and place');
    await next('Skills');
    await next('Text');
    await button('Save Changes').click();
  }

  test('that a colleague has saved first keeps what was typed, and is saved on top of theirs', async () => {
    const theirs = sampleJob({ title: 'Head Nurse', description: 'Theirs', version: 8 });
    answer(JOB, sampleJob({ version: 7 }));
    refuse(CHANGE, 'request.stale', { current: theirs });
    await editTitle('Ward Nurse');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Somebody else has saved/);
    await button('Keep mine').click();
    await expect.element(field('Job description')).toHaveValue('Theirs');
    answer(CHANGE, sampleJob({ version: 9 }));
    await button('Save Changes').click();
    await expect.poll(address).toBe('/hr/postings');
    expect(headersOf(CHANGE, 'if-match')).toEqual(['"7"', '"8"']);
    expect(callsOf(CHANGE).at(-1)?.body).toMatchObject({ title: 'Ward Nurse' });
  });

  test('that a colleague has changed another field of is saved on top of it without asking', async () => {
    answer(JOB, sampleJob({ version: 7 }));
    answer(CHANGE, sampleJob({ version: 9 }));
    const current = sampleJob({ description: 'Theirs', version: 8 });
    refuse(CHANGE, 'request.stale', { current, once: true });
    await editTitle('Ward Nurse');
    await expect.poll(address).toBe('/hr/postings');
    expect(headersOf(CHANGE, 'if-match')).toEqual(['"7"', '"8"']);
    expect(callsOf(CHANGE).at(-1)?.body).toMatchObject({ title: 'Ward Nurse' });
  });
});
