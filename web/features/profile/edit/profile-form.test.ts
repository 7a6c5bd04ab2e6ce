import { describe, expect, test } from 'vitest';
import type { User } from '../../../../contract/accounts.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { completionItems, completionOf } from '../completion.ts';
import { monthNames, monthText, spanText, yearChoices } from '../../../lib/format/months.ts';
import {
  blankEducation,
  blankExperience,
  endsBeforeStart,
  fieldsOf,
  formOf,
  mistakesIn,
  sameFields,
  tabOf,
} from './profile-form.ts';

const account = { fullName: 'Asha Rao', phone: null } as User;

const profile: UserProfile = {
  id: 7,
  name: 'Asha Rao',
  email: 'asha@people.test',
  phone: '+919876543210',
  title: 'Accountant',
  location: 'Indore',
  about: 'Eight years with Tally.',
  skills: ['Tally', 'GST', 'TDS'],
  experience: [
    {
      id: 'a',
      title: 'Accountant',
      company: 'Malwa Traders',
      location: '',
      startDate: '2019-04',
      endDate: null,
      current: true,
      description: '',
    },
  ],
  education: [
    {
      id: 'b',
      degree: 'B.Com',
      institution: 'DAVV',
      field: '',
      location: '',
      startDate: null,
      endDate: '2017-06',
      current: false,
      description: '',
    },
  ],
  default_cover_letter: '',
  resumeUrl: '/file',
  resumeFileName: 'cv.pdf',
  profilePictureUrl: null,
  version: 3,
  updated_at: '2026-11-20T00:00:00.000Z',
};

describe('the fields of the form', () => {
  test('of a saved profile are all texts', () => {
    const fields = fieldsOf(profile, account);
    expect(fields.experience[0]).toMatchObject({ startDate: '2019-04', endDate: '' });
    expect(fields.education[0]).toMatchObject({ startDate: '', endDate: '2017-06' });
  });

  test('of somebody without a profile begin with the account', () => {
    expect(fieldsOf(null, account)).toMatchObject({ name: 'Asha Rao', phone: '', skills: [] });
  });

  test('are the same whatever the order of their keys, and differ by a single letter', () => {
    const fields = fieldsOf(profile, account);
    const turned = Object.fromEntries(Object.entries(fields).toReversed()) as typeof fields;
    expect(sameFields(fields, turned)).toBe(true);
    expect(sameFields(fields, { ...fields, about: `${fields.about} ` })).toBe(false);
  });

  test('leave out entries that were added and never filled in', () => {
    const fields = fieldsOf(profile, account);
    const more = {
      ...fields,
      experience: [blankExperience(), ...fields.experience],
      education: [{ ...blankEducation(), current: true }, ...fields.education],
    };
    expect(formOf(more)).toEqual(fields);
    expect(sameFields(more, fields)).toBe(true);
  });
});

describe('mistakes', () => {
  const words = { missingName: 'name?', endsBeforeStart: 'end?' };

  test('are a blank name and an end before the start, under the paths of the server', () => {
    const fields = fieldsOf(profile, account);
    const wrong = { ...blankEducation(), startDate: '2020-06', endDate: '2020-05' };
    expect(mistakesIn(fields, words)).toEqual({});
    expect(
      mistakesIn({ ...fields, name: '  ', education: [...fields.education, wrong] }, words),
    ).toEqual({ name: 'name?', 'education.1.endDate': 'end?' });
  });

  test.each([
    ['2020-06', '2020-06', false, false],
    ['2020-06', '2020-05', false, true],
    ['2020-06', '2020-05', true, false],
    ['2020-06', '', false, false],
    ['', '2020-05', false, false],
  ])('from %s to %s, current %s: %s', (startDate, endDate, current, expected) => {
    expect(endsBeforeStart({ id: 'x', startDate, endDate, current })).toBe(expected);
  });

  test.each([
    ['name', 'basic'],
    ['skills.2', 'basic'],
    ['experience.0.endDate', 'experience'],
    ['education.1.degree', 'education'],
    ['default_cover_letter', 'resume'],
  ])('in %s are mended on the tab %s', (path, tab) => {
    expect(tabOf(path)).toBe(tab);
  });
});

describe('completion', () => {
  test('is 100 for a whole profile, 0 for none, and the parts add up', () => {
    expect(completionOf(profile)).toEqual({ percent: 100, missing: [] });
    expect(completionOf(null)).toMatchObject({ percent: 0 });
    expect(completionItems.reduce((sum, item) => sum + item.points, 0)).toBe(100);
  });

  test('names what is missing, the biggest share first', () => {
    const { percent, missing } = completionOf({ ...profile, phone: null, resumeUrl: null });
    expect(percent).toBe(70);
    expect(missing.map((item) => item.label)).toEqual(['missingResume', 'missingPhone']);
  });
});

describe('months', () => {
  test('read as people write them', () => {
    expect(monthText('2019-04', 'en')).toBe('Apr 2019');
    expect(monthText('2023-09', 'en')).toBe('Sep 2023');
    expect(monthText('2023-07', 'hi')).toBe('जुलाई 2023');
    expect(monthText(null, 'en')).toBe('');
    expect(monthNames('en').slice(0, 2)).toEqual(['January', 'February']);
  });

  test('make a span; what is unknown is left out', () => {
    const span = { startDate: '2019-04', endDate: null, current: true };
    expect(spanText(span, 'en', 'Present')).toBe('Apr 2019 – Present');
    expect(spanText({ ...span, startDate: null, current: false }, 'en', 'Present')).toBe('');
  });

  test('the years go from six ahead to sixty ago', () => {
    const years = yearChoices(new Date('2026-11-20'));
    expect([years[0], years.at(-1), years.length]).toEqual([2032, 1966, 67]);
  });
});
