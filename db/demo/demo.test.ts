import { adminRoles } from '../../contract/admin/admin-roles.ts';
import { describe, expect, test } from 'vitest';
import { companyTransitions } from '../../contract/applications/statuses.ts';
import { JOB_DESCRIPTION_MAX_LENGTH, JOB_TITLE_MAX_LENGTH } from '../../contract/constants.ts';
import { checkText } from '../../contract/jobs/text-check/text-check.ts';
import { emojiPattern, JobForm } from '../../contract/jobs.ts';
import { ProfileForm } from '../../contract/profiles.ts';
import { isWeakPassword } from '../../server/domains/accounts/weak-passwords.ts';
import { buildApplicants } from './applicants.ts';
import { applications as written } from './applications.ts';
import { cities } from './cities.ts';
import { companies, kaveriSoft, sharmaAgro } from './companies.ts';
import { buildJobs } from './jobs.ts';
import { DEMO_PASSWORD, people } from './people.ts';
import { softwareTrades, trades } from './trades/index.ts';

const jobs = buildJobs();
const crowd = buildApplicants(jobs);
const applications = [...written, ...crowd.applications];
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the companies of the demo', () => {
  test('are 150 to 200, with unique names and URLs that lead nowhere', () => {
    expect(companies.length).toBeGreaterThanOrEqual(150);
    expect(companies.length).toBeLessThanOrEqual(200);
    expect(repeated(companies.map(({ name }) => name))).toEqual([]);
    for (const { website } of companies) expect(website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
  });

  test('have complete profiles and are in a city where they hire', () => {
    for (const company of companies) {
      expect(company.description.length).toBeGreaterThan(60);
      expect(company.size).toBeGreaterThan(0);
      expect(company.founded).toBeLessThan(2026);
      expect(company.hiresIn.filter((city) => !(city in cities))).toEqual([]);
      expect(company.hiresIn.some((city) => company.location.endsWith(city))).toBe(true);
    }
  });

  test('all have jobs', () => {
    const hiring = new Set(jobs.map(({ companyName }) => companyName));
    expect(companies.filter(({ name }) => !hiring.has(name))).toEqual([]);
  });
});

describe('the trades of the demo', () => {
  test('are more than 45, with unique names', () => {
    expect(trades.length).toBeGreaterThanOrEqual(45);
    expect(repeated(trades.map(({ name }) => name))).toEqual([]);
  });

  test('pay more at each level', () => {
    for (const { name, levels } of trades) {
      const pay = levels.map(({ payInr: [low] }) => low);
      expect({ name, pay }).toEqual({ name, pay: pay.toSorted((a, b) => a - b) });
      for (const { payInr, years } of levels) {
        expect(payInr[0]).toBeLessThan(payInr[1]);
        expect(years[0]).toBeLessThan(years[1]);
      }
    }
  });
});

describe('the jobs of the demo', () => {
  test('are about two thousand, the same each time', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(1_900);
    expect(jobs.length).toBeLessThanOrEqual(2_300);
    expect(buildJobs()).toEqual(jobs);
  });

  test('shut nobody out, so that each can be closed and opened again', () => {
    const titles = new Set(jobs.map(({ title }) => title));
    // All descriptions are made of the same lines, so each is read once, in one long text.
    const lines = new Set(jobs.flatMap(({ description }) => description.split('\n')));
    const texts = [
      ...[...titles].map((title) => ({ title, description: '' })),
      { title: '', description: [...lines].join('\n') },
    ];
    const found = texts.flatMap((text) => checkText({ ...text, hasPay: true }));
    expect(found.map(({ words }) => words)).toEqual([]);
  });

  test('pass the rules of the job form', () => {
    for (const job of jobs) {
      const form = {
        title: job.title,
        description: job.description,
        location: job.location,
        employment_type: job.employmentType,
        experience_level: job.experienceLevel,
        experience_min_years: job.experienceMinYears,
        experience_max_years: job.experienceMaxYears,
        work_mode: job.workMode,
        salary_min: job.salaryMinInr === null ? null : job.salaryMinInr / 100_000,
        salary_max: job.salaryMaxInr === null ? null : job.salaryMaxInr / 100_000,
        skills: job.skills,
        openings: job.openings,
        language: job.language,
      };
      expect(JobForm.safeParse(form).error).toBeUndefined();
    }
  });

  test('have a short title, a description of a page without emoji, and 2 to 12 skills', () => {
    for (const { title, description, skills } of jobs) {
      expect(title.length).toBeLessThanOrEqual(JOB_TITLE_MAX_LENGTH);
      expect(description.length).toBeLessThanOrEqual(JOB_DESCRIPTION_MAX_LENGTH);
      expect(description.length).toBeGreaterThanOrEqual(400);
      expect(description.length).toBeLessThanOrEqual(1_500);
      expect(description).not.toMatch(emojiPattern);
      expect(description).not.toMatch(/[{}]|undefined|null/);
      expect(skills.length).toBeGreaterThanOrEqual(2);
      expect(skills.length).toBeLessThanOrEqual(12);
      expect(repeated(skills)).toEqual([]);
    }
  });

  test('name at least three duties, three requirements and three benefits', () => {
    for (const { title, description } of jobs) {
      const [, ...parts] = description.split('\n\n## ');
      const counts = parts.map((part) => part.split('\n- ').length - 1);
      expect({ title, least: Math.min(...counts), parts: counts.length }).toMatchObject({
        parts: 3,
      });
      expect({ title, enough: counts.every((count) => count >= 3) }).toEqual({
        title,
        enough: true,
      });
    }
  });

  test('have one employer, pay from low to high, and a posting date of the last four weeks', () => {
    const names = new Set(companies.map(({ name }) => name));
    for (const job of jobs) {
      expect(names.has(job.companyName)).toBe(true);
      expect((job.salaryMinInr === null) === (job.salaryMaxInr === null)).toBe(true);
      expect(job.salaryMinInr ?? 0).toBeLessThanOrEqual(job.salaryMaxInr ?? 0);
      expect(job.salaryMinInr ?? 60_000).toBeGreaterThanOrEqual(48_000);
      expect(job.postedDaysAgo).toBeGreaterThanOrEqual(0);
      expect(job.postedDaysAgo).toBeLessThanOrEqual(27);
      expect(job.openings).toBeGreaterThanOrEqual(1);
    }
  });

  test('never repeat a title at the same company and place', () => {
    expect(
      repeated(jobs.map((job) => [job.title, job.companyName, job.location].join('|'))),
    ).toEqual([]);
  });

  test('have unique descriptions', () => {
    expect(repeated(jobs.map(({ description }) => description))).toEqual([]);
  });

  test('are mostly not for software: at least three in four are other work', () => {
    const softwareTitles = new Set(
      softwareTrades.flatMap(({ levels }) => levels.flatMap(({ titles }) => titles)),
    );
    const others = jobs.filter(({ title }) => !softwareTitles.has(title));
    expect(others.length / jobs.length).toBeGreaterThanOrEqual(0.75);
  });

  test('hide the pay in about one in eight', () => {
    const share = jobs.filter(({ salaryMinInr }) => salaryMinInr === null).length / jobs.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.16);
  });

  test('are in Hindi exactly if they say so', () => {
    const hindi = jobs.filter(({ language }) => language === 'hi');
    expect(hindi.length).toBeGreaterThanOrEqual(25);
    expect(hindi.length).toBeLessThanOrEqual(40);
    for (const { title, description, language } of jobs) {
      expect(/\p{Script=Devanagari}/u.test(title + description)).toBe(language === 'hi');
    }
    for (const { description } of hindi) {
      for (const heading of ['ज़िम्मेदारियाँ', 'योग्यता', 'सुविधाएँ'])
        expect(description).toContain(`## ${heading}\n`);
    }
  });

  test.each([sharmaAgro, kaveriSoft])('%s has 8 to 15', (name) => {
    const own = jobs.filter(({ companyName }) => companyName === name);
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.length).toBeLessThanOrEqual(15);
  });
});

describe('the people of the demo', () => {
  test('are two seekers, two recruiters and an admin of each role, with addresses of the demo', () => {
    const others = people.filter(({ role }) => role !== 'admin');
    expect(others.map(({ role }) => role)).toEqual(['user', 'user', 'hr', 'hr']);
    const admins = people.flatMap((person) => (person.role === 'admin' ? [person.adminRole] : []));
    expect(admins).toEqual([...adminRoles]);
    for (const { email } of people) expect(email).toMatch(/^[a-z]+@demo\.vritti\.example$/);
  });

  test('have a password that registration would accept', () => {
    for (const { email, name } of people)
      expect(isWeakPassword(DEMO_PASSWORD, [email, name])).toBe(false);
  });

  test('have profiles that the form would accept', () => {
    for (const person of [...people, ...crowd.people]) {
      if (person.role !== 'user') continue;
      const { defaultCoverLetter, ...profile } = person.profile;
      const form = { name: person.name, ...profile, default_cover_letter: defaultCoverLetter };
      expect(ProfileForm.safeParse(form).error).toBeUndefined();
    }
  });

  test('have names and addresses of their own', () => {
    const everybody = [...people, ...crowd.people];
    expect(repeated(everybody.map(({ name }) => name))).toEqual([]);
    expect(repeated(everybody.map(({ email }) => email))).toEqual([]);
    for (const { email } of crowd.people) expect(email).toMatch(/@people\.vritti\.example$/);
  });
});

describe('the applications of the demo', () => {
  test('are for open jobs, and later than their posting', () => {
    for (const { companyName, jobTitle, events } of applications) {
      const job = jobs.find((each) => each.companyName === companyName && each.title === jobTitle);
      expect(job?.postedDaysAgo).toBeGreaterThan(events[0]?.daysAgo ?? Infinity);
    }
  });

  test('change status only as the product allows', () => {
    for (const { events } of applications) {
      expect(events[0]).toMatchObject({ kind: 'applied', status: 'pending', by: 'seeker' });
      for (const [index, event] of events.slice(1).entries()) {
        const before = events[index];
        expect(event.daysAgo).toBeLessThan(before?.daysAgo ?? 0);
        expect(event.by).toBe(event.kind === 'withdrawn' ? 'seeker' : 'recruiter');
        const from = before?.status ?? 'pending';
        const reachable = {
          applied: [],
          applied_again: ['pending'],
          viewed: [from],
          revealed: ['interview', 'accepted'],
          status_changed: companyTransitions[from],
          withdrawn: ['withdrawn'],
          interview_chosen: ['interview'],
          interview_moved: ['interview'],
          interview_cancelled: [from],
          interview_missed: ['interview'],
          interview_was_there: ['interview'],
          interview_again: ['interview'],
          offer_revised: ['offered'],
          offer_accepted: ['offered'],
          offer_declined: ['offered'],
          offer_withdrawn: ['offered'],
          offer_expired: ['offered'],
          offer_not_joined: ['offered'],
        };
        expect(reachable[event.kind]).toContain(event.status);
      }
    }
  });

  test('include every status', () => {
    const states = applications.map(({ events }) => events.at(-1)?.status);
    expect(new Set(states)).toEqual(
      new Set([
        'pending',
        'reviewing',
        'interview',
        'offered',
        'accepted',
        'rejected',
        'withdrawn',
      ]),
    );
  });
});
