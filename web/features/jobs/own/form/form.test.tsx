import { describe, expect, test } from 'vitest';
import { conditionFieldNames } from '../../../../../contract/jobs/conditions/condition-fields.ts';
import { saidConditions } from '../../../../../contract/test/said-by-jobs.ts';
import { plainFieldNames } from '../../../../../contract/jobs/plain-fields.ts';
import { markupOf, wordsOf } from '../../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../../test/answered-markup.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { answer, answerAsProxy, refuse } from '../../../../test/stub-server.ts';
import CreateJobPage from './create-page.tsx';
import EditJobPage from './edit-page.tsx';
import { emptyFields, fieldsToChange, type JobFields } from './job-fields.ts';
import { JobForm } from './job-form.tsx';
import { JobPreview } from './job-preview.tsx';
import { StateBadge } from '../../../../parts/own-jobs/state-badge.tsx';
import { sampleOwnCompany } from '../../../../test/sample-hiring.ts';

const company = sampleOwnCompany({
  id: 2,
  company_name: 'Malwa Mills',
  company_description: 'Spins.',
  industry: 'Textiles',
  active_job_count: 0,
  total_job_count: 0,
  applications_received: 0,
});

const COMPANY = 'GET /barong/resource/hr_profile';
const JOB = 'GET /barong/public/jobs/:id';

const job = sampleJob({ id: 7, title: 'Cook', skills: ['Tandoor'], company_id: 2 });

const form = (saved: Partial<JobFields>, language: 'en' | 'hi' = 'en') =>
  markupOf(
    <JobForm
      title="Post a Job"
      company={company}
      saved={{ ...emptyFields(language), ...saved }}
      id={null}
    />,
    { language },
  );

describe('the page that posts a job', () => {
  test('waits for the company without showing a form', () => {
    const html = markupOf(<CreateJobPage />);
    expect(html).toContain('Loading…');
    expect(html).not.toContain('<form');
  });

  test('shows no form to a company whose profile is not complete', async () => {
    refuse(COMPANY, 'resource.hr_profile.not_found');
    expect(await answeredMarkupOf(<CreateJobPage />)).not.toContain('<form');
    answer(COMPANY, { ...company, complete: false });
    expect(await answeredMarkupOf(<CreateJobPage />)).not.toContain('<form');
  });

  test('offers a retry when the company cannot be loaded', async () => {
    refuse(COMPANY, 'server.internal_error');
    const words = wordsOf(await answeredMarkupOf(<CreateJobPage />));
    expect(words).toContain('Failed to load job details');
    expect(words).toContain('Try Again');
  });

  test('opens its form for a complete company, in Hindi too', async () => {
    answer(COMPANY, company);
    const words = wordsOf(await answeredMarkupOf(<CreateJobPage />, { language: 'hi' }));
    expect(words).toContain('नौकरी पोस्ट करें');
    expect(words).toContain('आगे: वेतन और जगह');
    expect(words).toContain('ड्राफ़्ट सेव करें');
  });
});

describe('the page that changes a job', () => {
  const edit = () => {
    answer(COMPANY, company);
    return answeredMarkupOf(<EditJobPage />, {
      address: '/hr/jobs/7/edit',
      path: '/hr/jobs/:id/edit',
    });
  };

  test('shows the saved job', async () => {
    answer(JOB, job);
    const html = await edit();
    expect(wordsOf(html)).toContain('Edit Job');
    expect(html).toContain('aria-label="Remove Tandoor"');
    expect(html).toContain('name="status"');
  });

  test.each([
    ['none of that number', () => refuse(JOB, 'resource.job.not_found')],
    ["another company's", () => answer(JOB, { ...job, company_id: 3 })],
  ])('says Job not found for %s', async (_, prepare) => {
    prepare();
    const html = await edit();
    expect(wordsOf(html)).toContain('Job not found');
    expect(html).toContain('href="/hr/postings"');
    expect(html).not.toContain('<form');
  });

  test('refuses an answer without an id', async () => {
    answerAsProxy(JOB, 200, JSON.stringify({ title: 'Staff Nurse' }));
    expect(wordsOf(await edit())).toContain('Job data is missing an ID');
  });

  test('offers a retry when the job cannot be loaded', async () => {
    refuse(JOB, 'server.internal_error');
    expect(wordsOf(await edit())).toMatch(/Failed to load job details .* Try Again/);
  });
});

describe('the form', () => {
  test('marks required and optional fields', () => {
    const html = form({});
    for (const name of ['title', 'employment_type', 'location', 'description']) {
      expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"[^>]*>`));
      const [field = ''] =
        new RegExp(`<(input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
      expect(field, name).toContain('required=""');
    }
    for (const name of ['salary_min', 'experience_level', 'openings']) {
      const [field = ''] = new RegExp(`<(input|select)[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
      expect(field, name).not.toContain('required');
    }
  });

  test('has an input for each plain field', () => {
    const html = form({});
    for (const name of plainFieldNames) {
      expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
    }
  });

  test('has an input for everything that a job says about its conditions', () => {
    const html = form(fieldsToChange(sampleJob(saidConditions)));
    const folds = html.match(/<details.*?<\/details>/gs)?.join('') ?? '';
    const missing = conditionFieldNames.filter((name) => !folds.includes(` name="${name}"`));
    expect(missing).toEqual([]);
  });

  test('shows the monthly pay for lakhs a year', () => {
    const words = wordsOf(form({ salary_min: '2.4', salary_max: '3.6' }));
    expect(words).toContain('₹20,000 a month, before deductions');
    expect(words).toContain('₹30,000 a month, before deductions');
  });

  test('explains the field instead where the typed pay is negative', () => {
    const words = wordsOf(form({ salary_min: '-1' }));
    expect(words).toContain('Lakhs of rupees a year, such as 2.4');
    expect(words).not.toContain('a month, before deductions');
  });

  test.each([
    ['600', 'Did you mean per year in lakhs?', null],
    ['25000', 'Did you mean per year in lakhs?', 'Use 3 LPA'],
    ['3,60,000', 'Did you mean per year in lakhs?', 'Use 3.6 LPA'],
  ])('asks whether a pay of %s lakhs is meant', (typed, question, offer) => {
    const words = wordsOf(form({ salary_min: typed }));
    expect(words).toContain(question);
    expect(/Use [\d.]+ LPA/.exec(words)?.[0] ?? null).toBe(offer);
  });

  test('does not ask about plausible pay', () => {
    for (const typed of ['', '0', '2.4', '200']) {
      expect(wordsOf(form({ salary_min: typed }))).not.toContain('Did you mean');
    }
  });

  test.each([
    ['Tailor 25k', 'Pay has its own fields in the next part'],
    ['Store Manager', 'As people search for it'],
  ])('gives advice about the title %s', (title, advice) => {
    expect(wordsOf(form({ title }))).toContain(advice);
  });

  test('counts the characters of a short description, and stops at a good length', () => {
    expect(wordsOf(form({ description: 'Stitch well.' }))).toContain('12 characters.');
    const long = wordsOf(form({ description: 'x'.repeat(100) }));
    expect(long).not.toContain('100 characters.');
    expect(long).toContain('what the day looks like');
  });

  test('has the job beside it as people will see it, and ticks off what is filled in', () => {
    const words = wordsOf(form({ title: 'Staff Nurse', employment_type: 'full_time' }));
    expect(words).toContain('Title and type : done');
    expect(words).toContain('Location : not yet');
  });

  test('marks the description with the language of its text', () => {
    expect(form({ language: 'hi' })).toMatch(/<textarea[^>]* lang="hi"/);
    expect(form({ language: 'en' }, 'hi')).toMatch(/<textarea[^>]* lang="en"/);
  });
});

describe('the preview beside the form', () => {
  const readiness = (fields: Partial<JobFields>, known = company) =>
    wordsOf(
      markupOf(
        <JobPreview
          endsAt={null}
          fields={{ ...emptyFields('en'), ...fields }}
          company={known}
          keptText="Kept on this device 10:42 am"
        />,
      ),
    );

  test('of an empty form shows only the company', () => {
    const words = readiness({});
    expect(words).toContain('Company profile complete : done');
    for (const open of ['Title and type', 'Pay shown', 'Location', 'Skills named']) {
      expect(words).toContain(`${open} : not yet`);
    }
    expect(words).toContain('Kept on this device 10:42 am');
  });

  test('ticks off the parts that are filled in', () => {
    const words = readiness({
      title: 'Cook',
      employment_type: 'contract',
      salary_max: '3',
      location: 'Ujjain',
      skills: ['Tandoor'],
      description: 'x'.repeat(100),
    });
    expect(words).not.toContain('not yet');
    for (const shown of ['Cook', 'Contract', 'Ujjain', 'Tandoor', 'Malwa Mills']) {
      expect(words).toContain(shown);
    }
  });

  test('ticks the role only with both title and type, and not for spaces', () => {
    expect(readiness({ title: 'Cook' })).toContain('Title and type : not yet');
    expect(readiness({ title: '  ', employment_type: 'contract' })).toContain(
      'Title and type : not yet',
    );
    expect(readiness({ location: '   ' })).toContain('Location : not yet');
  });
});

test.each([
  ['active', 'Active', 'चालू'],
  ['draft', 'Draft', 'ड्राफ़्ट'],
  ['closed', 'Closed', 'बंद'],
  ['expired', 'Expired', 'समय समाप्त'],
] as const)('a job that is %s says so in both languages', (state, en, hi) => {
  expect(wordsOf(markupOf(<StateBadge state={state} />))).toBe(en);
  expect(wordsOf(markupOf(<StateBadge state={state} />, { language: 'hi' }))).toBe(hi);
});
