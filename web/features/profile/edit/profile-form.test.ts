import { describe, expect, test } from 'vitest';
import type { User } from '../../../../contract/accounts.ts';
import { monthNames, monthText, spanText, yearChoices } from '../../../lib/months/months.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';
import {
  blankEducation,
  blankExperience,
  blankLanguage,
  endsBeforeStart,
  fieldsOf,
  formOf,
  mistakesIn,
  sameFields,
  scoreKindOf,
  tabOf,
} from './profile-form.ts';

const account = { fullName: 'Asha Rao', phone: null } as User;

const profile = sampleProfile({ name: 'Asha Rao' });

describe('the fields of the form', () => {
  test('of a saved profile are all texts', () => {
    const fields = fieldsOf(profile, account);
    expect(fields.experience[0]).toMatchObject({ startDate: '2020-04', endDate: '' });
    expect(fields.education[0]).toMatchObject({ startDate: '', endDate: '2018-05', score: '62' });
    expect(fields).toMatchObject({ notice_period_days: '30', current_ctc_lpa: '3.12' });
    const unknown = { notice_period_days: null, current_ctc_lpa: null, work_authorisation: null };
    expect(fieldsOf(sampleProfile(unknown), account)).toMatchObject({
      notice_period_days: '',
      current_ctc_lpa: '',
      work_authorisation: '',
    });
  });

  test('of somebody without a profile begin with the account', () => {
    expect(fieldsOf(null, account)).toMatchObject({ name: 'Asha Rao', phone: '', skills: [] });
  });

  test('are equal whatever the order of their keys, and differ by a single letter', () => {
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
      languages: [...fields.languages, { ...blankLanguage(), read: true }],
    };
    expect(formOf(more)).toEqual(fields);
    expect(sameFields(more, fields)).toBe(true);
  });

  test('are sent with numbers as the server reads them', () => {
    const fields = fieldsOf(profile, account);
    const typed = { ...fields, current_ctc_lpa: ' ₹3.6', expected_ctc_lpa: 'four' };
    expect(formOf(typed)).toMatchObject({ current_ctc_lpa: '3.6', expected_ctc_lpa: 'four' });
  });

  test.each([
    ['', '', ''],
    ['', 'cgpa', ''],
    ['8.2', '', 'cgpa'],
    ['71', '', 'percent'],
    ['9', 'percent', 'percent'],
  ] as const)('a score of %j with the scale %j counts as %j', (score, scoreKind, kind) => {
    expect(scoreKindOf({ ...blankEducation(), score, scoreKind })).toBe(kind);
  });
});

describe('errors', () => {
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
  ])('in %s are shown on the tab %s', (path, tab) => {
    expect(tabOf(path)).toBe(tab);
  });
});

describe('months', () => {
  test('are displayed as people write them', () => {
    expect(monthText('2019-04', 'en')).toBe('Apr 2019');
    expect(monthText('2023-09', 'en')).toBe('Sep 2023');
    expect(monthText('2023-07', 'hi')).toBe('जुलाई 2023');
    expect(monthText(null, 'en')).toBe('');
    expect(monthNames('en').slice(0, 2)).toEqual(['January', 'February']);
  });

  test('make a span; unknown ones are left out', () => {
    const span = { startDate: '2019-04', endDate: null, current: true };
    expect(spanText(span, 'en', 'Present')).toBe('Apr 2019 – Present');
    expect(spanText({ ...span, startDate: null, current: false }, 'en', 'Present')).toBe('');
  });

  test('years range from six ahead to sixty ago', () => {
    const years = yearChoices(new Date('2026-11-20'));
    expect([years[0], years.at(-1), years.length]).toEqual([2032, 1966, 67]);
  });
});
