import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { accounts, NewPassword, RegistrationDetails } from './accounts.ts';
import { sending } from './applications/sending.ts';
import { applications } from './applications.ts';
import { companyTransitions, applicationStatuses } from './applications/statuses.ts';
import { CompanyForm } from './companies.ts';
import { documents } from './documents.ts';
import { brokenRules } from './fields/issues.ts';
import { ProfileForm } from './profiles.ts';
import { savedJobs } from './saved-jobs.ts';

/** The broken rules as pairs of field and code; empty for a valid value. */
const wrongIn = (schema: z.ZodType, value: unknown) =>
  brokenRules(schema.safeParse(value, { reportInput: true }).error?.issues ?? []).map(
    ({ field, code }) => [field, code],
  );

describe('a new password', () => {
  test.each(['Mango-tree-42', 'aaaaaaa1', 'पासवर्ड२०२६', ' spaces 1 '])('%j is good', (password) => {
    expect(wrongIn(NewPassword, password)).toEqual([]);
    expect(NewPassword.parse(password)).toBe(password);
  });

  test.each(['short1', 'onlyletters', '12345678', '--------'])('%j is too weak', (password) => {
    expect(wrongIn(NewPassword, password)).toEqual([['', 'identity.user.invalid_password']]);
  });
});

describe('the details of a registration', () => {
  test('register a seeker by default and never an admin', () => {
    expect(RegistrationDetails.parse({}).user_type).toBe('user');
    expect(RegistrationDetails.parse({ user_type: 'hr' }).user_type).toBe('hr');
    expect(RegistrationDetails.parse({ user_type: 'admin' }).user_type).toBe('user');
  });

  test('ignore a company size that is not a number', () => {
    expect(RegistrationDetails.parse({ company_size: 'many' }).company_size).toBeUndefined();
    expect(RegistrationDetails.parse({ company_size: '40' }).company_size).toBe(40);
  });
});

describe('a mailed code', () => {
  const { body } = accounts['POST /barong/identity/verification/verify-otp'];
  const code = (otp: unknown) => wrongIn(body, { email: 'a@b.example', otp });

  test.each(['407219', ' 407219 ', '000000'])('%j is accepted', (otp) => {
    expect(code(otp)).toEqual([]);
  });

  test.each(['40721', '4072190', 'abcdef', '४०७२१९', '', undefined, 407_219])(
    '%j is refused',
    (otp) => {
      expect(code(otp)).toEqual([['otp', 'identity.otp.invalid']]);
    },
  );
});

describe('a company', () => {
  const company = (more = {}) => ({
    company_name: 'Kaveri Textiles',
    company_description: 'Weaves and sells.',
    industry: 'Textiles',
    ...more,
  });

  test('needs a name, a description and an industry', () => {
    expect(wrongIn(CompanyForm, company())).toEqual([]);
    expect(wrongIn(CompanyForm, {})).toEqual([
      ['company_name', 'resource.hr_profile.missing_name'],
      ['company_description', 'resource.hr_profile.missing_description'],
      ['industry', 'resource.hr_profile.missing_industry'],
    ]);
  });

  test.each([
    'https://kaveri.example',
    'https://www.kaveri.example/careers?x=1#top',
    ' https://kaveri.example ',
    'https://xn--11b4d3a.example',
  ])('may have the website %j', (company_website) => {
    expect(wrongIn(CompanyForm, company({ company_website }))).toEqual([]);
  });

  test.each([
    'kaveri.example',
    'http://kaveri.example',
    'javascript:alert(1)',
    'https://127.0.0.1',
    'https://[::1]/',
    'https://localhost',
    'https://intranet',
    'https://printer.local',
    'https://db.internal',
    'https://user@kaveri.example',
    'https://kaveri.example:secret@evil.example',
    'ftp://kaveri.example',
  ])('may not have the website %j', (company_website) => {
    expect(wrongIn(CompanyForm, company({ company_website }))).toEqual([
      ['company_website', 'resource.hr_profile.invalid_website'],
    ]);
  });

  test.each([
    [120, 120],
    ['120', 120],
    ['', null],
    [null, null],
    [undefined, null],
  ])('with the size %j is kept as %j', (company_size, kept) => {
    expect(CompanyForm.parse(company({ company_size })).company_size).toBe(kept);
  });

  test.each([[0], [-1], [1.5], ['many'], [10_000_001]])(
    'may not have the size %j',
    (company_size) => {
      expect(wrongIn(CompanyForm, company({ company_size }))).toEqual([
        ['company_size', 'resource.hr_profile.invalid_size'],
      ]);
    },
  );

  test('must be founded between 1700 and this year', () => {
    const year = new Date().getFullYear();
    for (const founded of [1700, 1999, year, String(year), '', null]) {
      expect(wrongIn(CompanyForm, company({ founded }))).toEqual([]);
    }
    for (const founded of [1699, year + 1, 'long ago', 1999.5]) {
      expect(wrongIn(CompanyForm, company({ founded }))).toEqual([
        ['founded', 'resource.hr_profile.invalid_founded'],
      ]);
    }
  });

  test('keeps null for an empty field', () => {
    expect(CompanyForm.parse(company({ company_location: '  ', linkedin_url: '' }))).toMatchObject({
      company_location: null,
      linkedin_url: null,
      company_website: null,
    });
  });
});

describe('a profile', () => {
  const profile = (more = {}) => ({ name: 'Asha Rao', ...more });

  test('needs only a name and is empty otherwise', () => {
    expect(ProfileForm.parse(profile())).toMatchObject({
      name: 'Asha Rao',
      title: '',
      about: '',
      skills: [],
      experience: [],
      education: [],
    });
    expect(wrongIn(ProfileForm, { name: ' ' })).toEqual([['name', 'identity.user.missing_name']]);
  });

  test('accepts skills as texts or as objects and keeps each once', () => {
    const skills = ['Tally', { name: 'GST' }, ' Tally '];
    expect(ProfileForm.parse(profile({ skills })).skills).toEqual(['Tally', 'GST']);
  });

  test.each([
    ['an empty skill', { skills: [' '] }],
    ['a skill of 61 letters', { skills: ['x'.repeat(61)] }],
    ['31 skills', { skills: Array.from({ length: 31 }, (_, index) => `s${index}`) }],
    ['an invalid month', { experience: [{ id: '1', startDate: '2026-13' }] }],
    ['a day in place of a month', { education: [{ id: '1', endDate: '2026-11-20' }] }],
    [
      'work that ends before it begins',
      { experience: [{ startDate: '2020-02', endDate: '2020-01' }] },
    ],
    ['an id of 61 letters', { experience: [{ id: 'x'.repeat(61) }] }],
    ['51 jobs', { experience: Array.from({ length: 51 }, (_, index) => ({ id: `${index}` })) }],
    ['a list that is not JSON', { experience: '[{' }],
    ['JSON that is not a list', { experience: '{"id":"1"}' }],
    ['text that cannot be stored', { experience: '[{"id":"1","title":"\\u0000"}]' }],
  ])('with %s is refused', (_, more) => {
    expect(wrongIn(ProfileForm, profile(more))).toHaveLength(1);
  });

  test('accepts its lists as JSON text, which older clients send', () => {
    const experience = [{ id: '1', title: 'Cook', startDate: '2024-03', current: true }];
    const sent = ProfileForm.parse(profile({ experience: JSON.stringify(experience) }));
    expect(sent.experience).toEqual(ProfileForm.parse(profile({ experience })).experience);
    expect(sent.experience[0]).toMatchObject({ title: 'Cook', company: '', endDate: null });
  });
});

describe('an application', () => {
  const { body } = sending['POST /barong/resource/jobs/:id/apply'];
  const { body: decision } = applications['PUT /barong/resource/applications/:id/status'];

  test('needs a letter of at most 5,000 characters', () => {
    expect(wrongIn(body, { cover_letter: 'Hello' })).toEqual([]);
    const missing = 'resource.application.missing_cover_letter';
    expect(wrongIn(body, { cover_letter: ' \n ' })).toEqual([['cover_letter', missing]]);
    // Without a letter the default one is sent.
    expect(wrongIn(body, {})).toEqual([]);
    expect(wrongIn(body, { cover_letter: 'x'.repeat(5_001) })).toEqual([
      ['cover_letter', 'request.too_long'],
    ]);
  });

  test('may name a resume by its id', () => {
    expect(wrongIn(body, { cover_letter: 'Hello', resume_document_id: 7 })).toEqual([]);
    expect(wrongIn(body, { cover_letter: 'Hello', resume_document_id: 'mine' })).toHaveLength(1);
  });

  test('moves only to an existing status, with a note of at most 1,000 characters', () => {
    expect(wrongIn(decision, { status: 'interview', note: 'Monday' })).toEqual([]);
    expect(wrongIn(decision, { status: 'promoted' })).toHaveLength(1);
    expect(wrongIn(decision, { status: 'accepted', note: 'x'.repeat(1_001) })).toEqual([
      ['note', 'request.too_long'],
    ]);
  });

  test('never keeps its status, never returns to pending, and is never withdrawn or left unanswered by the company', () => {
    for (const status of applicationStatuses) {
      const next = companyTransitions[status];
      expect(next).not.toContain(status);
      expect(next).not.toContain('pending');
      expect(next).not.toContain('withdrawn');
      expect(next).not.toContain('unanswered');
      expect(new Set(next).size).toBe(next.length);
    }
    expect(companyTransitions.withdrawn).toEqual([]);
  });
});

describe('queries of lists', () => {
  const tracker = applications['GET /barong/resource/my/applications'].query;
  const saved = savedJobs['GET /barong/resource/saved_jobs'].query;

  test('accept a status by its own word or by the tracker’s', () => {
    expect(tracker.parse({ status: ['Interviewing', 'pending'] }).status).toEqual([
      'Interviewing',
      'pending',
    ]);
    expect(tracker.safeParse({ status: 'Hired' }).success).toBe(false);
  });

  test.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0000-01-01', false],
    ['20-11-2026', false],
    ['yesterday', false],
  ])('accept the day %s: %s', (from, isDay) => {
    expect(tracker.safeParse({ from }).success).toBe(isDay);
  });

  test('accept the three statuses of saved jobs', () => {
    expect(saved.parse({ status: 'expiring' }).status).toBe('expiring');
    expect(saved.safeParse({ status: 'gone' }).success).toBe(false);
    expect(saved.parse({}).search).toBe('');
  });
});

test('a document is a resume by default and needs no other details', () => {
  const { upload } = documents['POST /barong/resource/documents'];
  expect(upload.parse({})).toEqual({ doc_type: 'Resume', doc_category: 'resume' });
  expect(upload.safeParse({ doc_type: 'Passport' }).success).toBe(false);
});
