import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { JobDetail } from '../../../../contract/jobs.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import { wholeMarkupOf } from '../../../lib/test-markup.tsx';
import { JobDetails } from './job-details.tsx';
import { jobJsonLd } from './json-ld.ts';
import { GoneJob, JobNotFound } from './missing-job.tsx';
import { sampleJob } from '../../../test/sample-job.ts';

/** A page as rendered by the server. */
const pageOf = (element: ReactElement, language: Language = 'en') =>
  wholeMarkupOf(element, {
    language,
    root: { publicUrl: 'https://vritti.example', theme: 'system' },
  });

const jobPage = (
  job: JobDetail,
  {
    tab = 'description' as const,
    language = 'en',
  }: { tab?: 'description' | 'company'; language?: Language } = {},
) => pageOf(<JobDetails job={job} similar={[]} tab={tab} isWhole={tab === 'company'} />, language);

const jobIn = (html: string) => {
  const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as Record<string, unknown>;
};

describe("a job's page", () => {
  test('shows pay, last day, place, company and the sections that the job has', async () => {
    const html = await jobPage(sampleJob());
    for (const text of [
      'Staff Nurse',
      'href="/companies/4/arogya-hospital"',
      'Shivajinagar, Pune',
      '₹3–3.8 LPA',
      'Open until',
      '2 openings',
      'Key Responsibilities',
      'Keep records',
      'Job Summary',
      'ICU care',
      'Arogya Hospital is hiring for the Staff Nurse position.',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('Benefits');
  });

  test('has a sign of its own for each of the facts under its title', async () => {
    const html = await jobPage(sampleJob({ openings: 2 }));
    const list = html.slice(0, html.indexOf('2 openings')).split('<ul').at(-1) ?? '';
    const signs = Array.from(list.matchAll(/lucide-([a-z0-9-]+)/g), ([, name]) => name);
    expect(signs.length).toBeGreaterThan(2);
    expect(new Set(signs).size).toBe(signs.length);
  });

  test('says its pay both by the month and by the year, however the employer says it', async () => {
    const pay = { salary_min: 3.48, salary_max: 5 };
    const yearly = await jobPage(sampleJob({ ...pay, salary_period: 'year' }));
    expect(yearly).toContain('₹3.48–5 LPA');
    expect(yearly).toContain('₹29,000–41,667 a month, before deductions');
    const monthly = sampleJob({ ...pay, salary_max: 4.8, salary_period: 'month' });
    expect(await jobPage(monthly, { language: 'hi' })).toContain(
      '₹3.48–4.8 लाख सालाना, कटौती से पहले',
    );
    const unsaid = sampleJob({ salary_min: null, salary_max: null });
    expect(await jobPage(unsaid)).not.toContain('before deductions');
  });

  test('says before the description when it answers, and how well that promise is kept', async () => {
    const above = async (more: Partial<JobDetail>) => {
      const html = await jobPage(sampleJob({ answer_days: 7, ...more }));
      return html.slice(0, html.indexOf('Key Responsibilities'));
    };
    const promise = await above({});
    expect(promise).toMatch(/Answers within<\/dt><dd[^>]*>7 days/);
    expect(promise).not.toContain('answered in time');
    expect(await above({ answers_in_time_percent: 82 })).toContain('82% answered in time');
    expect(await above({ answer_days: null })).not.toContain('Answers within');
  });

  test('says among its facts that it is a pool for later, in place of openings', async () => {
    const html = await jobPage(sampleJob({ is_for_later: true, openings: 2 }));
    const [facts] = html.split('Open until');
    expect(facts).toContain('Pool for later');
    expect(html).not.toContain('2 openings');
  });

  test('marks a checked company beside its name, as the card does', async () => {
    const beside = /Arogya Hospital<\/a> <span[^>]*>✓ Checked<\/span>/;
    expect(await jobPage(sampleJob({ company_checked: true }))).toMatch(beside);
    expect(await jobPage(sampleJob({ company_checked: false }))).not.toMatch(beside);
  });

  test('leaves out unknown facts', async () => {
    const html = await jobPage(
      sampleJob({
        employment_type: null,
        experience_level: null,
        experience_min_years: null,
        experience_max_years: null,
        work_mode: null,
        salary_min: null,
        salary_max: null,
        skills: [],
        openings: 1,
      }),
    );
    for (const text of ['Job Type', 'Work Mode', 'Experience', 'Skills', 'opening', 'null']) {
      expect(html).not.toContain(text);
    }
    // The heading says that the pay is not known; the summary, like everything else there, leaves it out.
    expect(html.match(/Not disclosed/g)).toHaveLength(1);
    expect(html).not.toContain('>Salary<');
  });

  test('offers Apply twice, and once more at the bottom on a phone', async () => {
    expect((await jobPage(sampleJob())).match(/>Apply Now</g)).toHaveLength(3);
  });

  test('describes the company on its own tab', async () => {
    const html = await jobPage(sampleJob(), { tab: 'company' });
    expect(html).toContain('A hospital of 200 beds.');
    expect(html).toContain('href="https://arogya.example"');
    expect(html).not.toContain('<li>Keep records');
  });

  test('says when the company is unclaimed and where the job comes from', async () => {
    const html = await jobPage(
      sampleJob({ company_claimed: false, source_url: 'https://source.example/7' }),
    );
    expect(html).toContain('Company has not joined yet');
    expect(html).toContain('href="https://source.example/7"');
    const notice = html.indexOf('there may be no answer soon');
    expect(notice).toBeGreaterThan(0);
    expect(notice, 'it is said before the work is described').toBeLessThan(
      html.indexOf('<li>Keep records'),
    );
  });

  test('speaks Hindi', async () => {
    const html = await jobPage(sampleJob(), { language: 'hi', tab: 'company' });
    for (const text of ['नौकरी एक नज़र में', '₹3–3.8 लाख सालाना', '201–500 कर्मचारी']) {
      expect(html).toContain(text);
    }
  });
});

describe('structured data for search engines', () => {
  test('is a JobPosting with pay in rupees a year, dates and place', async () => {
    expect(jobIn(await jobPage(sampleJob()))).toMatchObject({
      '@type': 'JobPosting',
      title: 'Staff Nurse',
      url: 'https://vritti.example/jobs/7/staff-nurse-shivajinagar-pune',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Arogya Hospital', sameAs: 'https://arogya.example' },
      baseSalary: {
        currency: 'INR',
        value: { minValue: 300_000, maxValue: 380_000, unitText: 'YEAR' },
      },
      experienceRequirements: { monthsOfExperience: 12 },
      totalJobOpenings: 2,
      directApply: true,
    });
  });

  test('has no date if the source of the job gave none, and the page says so', async () => {
    const html = await jobPage(sampleJob({ is_date_given: false }));
    expect(jobIn(html)).not.toHaveProperty('datePosted');
    expect(jobIn(await jobPage(sampleJob()))).toHaveProperty('datePosted');
    // In the heading, and in the summary.
    expect(html.match(/Date not given/g)).toHaveLength(2);
    expect(html).not.toMatch(/Posted \d/);
  });

  test('has the pay as stated, for example by the day', async () => {
    const job = sampleJob({ salary_min: null, salary_max: 2.028, salary_period: 'day' });
    expect(jobIn(await jobPage(job))).toMatchObject({
      baseSalary: { value: { maxValue: 650, unitText: 'DAY' } },
    });
  });

  test('says of work for beginners that no experience is asked for', async () => {
    const ofYears = async (experience_min_years: number | null) =>
      jobIn(await jobPage(sampleJob({ experience_min_years })));
    expect(await ofYears(0)).toHaveProperty('experienceRequirements', 'no requirements');
    expect(await ofYears(null)).not.toHaveProperty('experienceRequirements');
  });

  test('names each of its places', async () => {
    const job = sampleJob({ location: 'Pune', locations: ['Pune', 'Surat'] });
    expect(jobIn(await jobPage(job))).toMatchObject({
      jobLocation: [
        { address: { addressLocality: 'Pune' } },
        { address: { addressLocality: 'Surat' } },
      ],
    });
  });

  test('marks work from home, and leaves out undisclosed pay', () => {
    const posting = JSON.parse(
      jobJsonLd(
        sampleJob({ work_mode: 'remote', salary_min: null, salary_max: null }),
        'https://vritti.example',
      ),
    ) as object;
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'IN' },
    });
    expect(posting).not.toHaveProperty('baseSalary');
  });

  test('cannot be closed early by a title or text', async () => {
    const html = await jobPage(sampleJob({ title: '</script><img src=x onerror=alert(1)>' }));
    expect(html).not.toContain('<img');
    expect(jobIn(html)).toMatchObject({ title: '</script><img src=x onerror=alert(1)>' });
  });

  test.each(['draft', 'closed', 'expired'] as const)('is missing for a %s job', async (state) => {
    const status = state === 'expired' ? 'active' : state;
    expect(await jobPage(sampleJob({ state, status }))).not.toContain('JobPosting');
  });
});

describe('a missing job', () => {
  test('that was once open shows its title, a notice and open jobs', async () => {
    const similar = sampleJob({ id: 8, title: 'ICU Nurse' });
    const html = await pageOf(<GoneJob gone={{ job: sampleJob(), jobs: [similar] }} />);
    for (const text of [
      'Posting no longer active',
      'Staff Nurse',
      'Arogya Hospital',
      'ICU Nurse',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('JobPosting');
  });

  test('that never existed is not found, with a way on', async () => {
    const html = await pageOf(<JobNotFound />);
    expect(html).toContain('Job Not Found');
    expect(html).toContain(
      'The job you&#x27;re looking for doesn&#x27;t exist or has been removed.',
    );
    expect(html).toContain('href="/jobs"');
  });
});
