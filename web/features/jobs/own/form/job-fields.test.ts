import { describe, expect, test } from 'vitest';
import { type JobDetail, JobForm } from '../../../../../contract/jobs.ts';
import { saidConditions, saidPlainly } from '../../../../../contract/test/said-by-jobs.ts';
import { mistakesIn } from '../../../../lib/forms/form-check.ts';
import {
  changedFields,
  emptyFields,
  fieldNames,
  fieldsOf,
  type JobFields,
  previewOf,
  sentFields,
  titleHint,
  ticksOf,
} from './job-fields.ts';

const typed = (more: Partial<JobFields> = {}) => ({
  ...emptyFields('en'),
  title: ' Tailor ',
  employment_type: 'full_time' as const,
  location: 'Tiruppur',
  description: 'Stitch.',
  ...more,
});

const check = (fields: object) => mistakesIn(async () => JobForm, fields, 'en');

describe('the body that is sent', () => {
  test('satisfies the contract when only the required fields are filled in', () => {
    expect(JobForm.parse(sentFields(typed()))).toMatchObject({
      title: 'Tailor',
      salary_min: null,
      experience_level: null,
      openings: 1,
      status: 'active',
    });
  });

  test('accepts numbers as they are typed in India', () => {
    const sent = sentFields(typed({ salary_min: ' 2.4', salary_max: '₹1,20', openings: '1,000' }));
    expect(sent).toMatchObject({ salary_min: '2.4', salary_max: '120', openings: '1000' });
  });

  test('reports the mistakes of all fields at once, like the server', async () => {
    const sent = sentFields({
      ...emptyFields('en'),
      salary_min: '4',
      salary_max: '3',
      openings: 'x',
    });
    const mistakes = await check(sent);
    expect(mistakes).toMatchObject({
      title: 'Job title is required.',
      description: 'Job description is required.',
      location: 'Job location is required.',
      employment_type: 'Employment type is required.',
      salary_min: 'Minimum salary cannot be greater than maximum salary.',
    });
    expect(Object.keys(mistakes).toSorted()).toEqual(
      ['title', 'description', 'location', 'employment_type', 'salary_min', 'openings'].toSorted(),
    );
  });

  test('can be saved as a draft with only a title', async () => {
    const draft = sentFields({ ...emptyFields('en'), title: 'Tailor' }, 'draft');
    expect(draft.status).toBe('draft');
    expect(await check(draft)).toEqual({});
    const odd = { salary_min: '5', salary_max: '4', description: 'Stitch 😀' };
    expect(await check({ ...draft, ...odd })).toEqual({});
    expect(await check({ ...draft, title: '' })).toEqual({ title: 'Job title is required.' });
  });

  test('contains only the changed fields of an existing job', () => {
    const saved = typed({ skills: ['GST'], expires_in_days: '' });
    expect(changedFields(saved, { ...saved, skills: ['GST'] }, 'active')).toEqual({});
    const changed = { ...saved, title: 'Head tailor', skills: [], salary_min: '' };
    expect(changedFields(saved, changed, 'closed')).toEqual({
      title: 'Head tailor',
      skills: [],
      status: 'closed',
    });
  });

  test('contains the days that the form shows when the job opens', () => {
    const saved = typed({ status: 'closed', expires_in_days: '45' });
    expect(changedFields(saved, saved, 'active')).toEqual({
      status: 'active',
      expires_in_days: '45',
    });
  });

  test('a saved job comes back unchanged', () => {
    const job = {
      title: 'Tailor',
      employment_type: 'part_time',
      experience_level: null,
      experience_min_years: 0,
      experience_max_years: null,
      salary_min: 2.028,
      salary_max: null,
      salary_period: 'day',
      location: 'Tiruppur',
      locations: ['Tiruppur', 'Erode'],
      work_mode: 'onsite',
      skills: ['Overlock'],
      questions: [
        {
          kind: 'choice',
          text: 'कौन सी शिफ़्ट?',
          choices: ['Day', 'Night'],
          accepted: ['Night'],
          least: null,
          most: null,
        },
        { kind: 'number', text: 'Years?', choices: [], accepted: [], least: 2, most: null },
      ],
      description: 'Stitch **well**.',
      language: 'hi',
      expires_at: null,
      expires_in_days: 45,
      ...saidPlainly,
      ...saidConditions,
      lawful_reasons: { gender: 'A hostel for women' },
      answer_days: 21,
      client_name: 'Tapti Mills',
      poster_role: 'Owner',
      status: 'closed',
    };
    const saved = { ...job, poster_name: 'Anil Sharma' } as unknown as JobDetail;
    expect(JobForm.parse(sentFields(fieldsOf(saved)))).toEqual({ ...job, shows_poster: true });
  });

  test('every field belongs to one part of the form', () => {
    expect([...fieldNames].toSorted()).toEqual(Object.keys(emptyFields('en')).toSorted());
  });
});

test.each([
  ['Accounts Executive', null],
  ['QA', null],
  ['SAP FICO', null],
  ['Tailor 25k', 'pay'],
  ['Tailor, 3 LPA', 'pay'],
  ['Nurse ₹20,000', 'pay'],
  ['दर्ज़ी चाहिए', null],
  ['Level 3 Support', null],
])('the title %j gets advice: %s', (title, hint) => {
  expect(titleHint(title)).toBe(hint);
});

test('the preview shows pay only if it can be meant', () => {
  const company = { id: 4, company_name: 'Malwa Mills', is_consultant: false };
  const moment = '2026-11-20T06:00:00.000Z';
  const shown = (salary_min: string, salary_max: string) => {
    const job = previewOf(typed({ salary_min, salary_max }), company, moment);
    expect(job).toMatchObject({ title: 'Tailor', expires_at: '2026-12-20T06:00:00.000Z' });
    return [job.salary_min, job.salary_max];
  };
  expect(shown('3', '6')).toEqual([3, 6]);
  expect(shown('', '3')).toEqual([null, 3]);
  expect(shown('25000', '3')).toEqual([null, null]);
  expect(shown('6', '3')).toEqual([null, null]);
});

describe('a part is ticked when its values are plausible', () => {
  test.each<[Partial<JobFields>, keyof ReturnType<typeof ticksOf>, boolean]>([
    [{ salary_min: '3', salary_max: '6' }, 'payShown', true],
    [{ salary_max: '6' }, 'payShown', true],
    [{ salary_min: '6', salary_max: '3' }, 'payShown', false],
    [{ salary_min: '6', salary_max: '3' }, 'pay', false],
    [{ salary_min: '25000' }, 'payShown', false],
    [{ salary_min: 'a lot' }, 'payShown', false],
    [{}, 'payShown', false],
    [{}, 'pay', true],
    [{ location: ' ' }, 'pay', false],
    [{ skills: [] }, 'skills', false],
    [{ skills: [' '] }, 'skills', false],
    [{ skills: ['Tally'] }, 'skills', true],
    [{ title: ' ' }, 'role', false],
  ])('%j: %s is %s', (fields, part, isDone) => {
    expect(ticksOf(typed(fields))[part]).toBe(isDone);
  });
});
