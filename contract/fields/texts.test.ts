import { describe, expect, test } from 'vitest';
import { NewPassword } from '../accounts.ts';
import { CompanyForm } from '../companies.ts';
import { brokenRules } from './issues.ts';
import { JobForm } from '../jobs.ts';
import { ProfileForm } from '../profiles.ts';
import { itemText, requiredPassword, requiredText, seenText } from './texts.ts';

const code = 'resource.job.missing_title';

function ruleOf(schema: typeof NewPassword, value: unknown) {
  const checked = schema.safeParse(value, { reportInput: true });
  return brokenRules(checked.error?.issues ?? [])[0];
}

describe('a required text', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 4],
    ['an empty text', ''],
    ['blanks', ' \n'],
    ['spaces without width', '\u200B\u200D \u2060'],
    ['a blank letter of another script', '\u3164\u2800'],
  ])('%s is refused with the given code', (_, value) => {
    expect(ruleOf(requiredText(code, 3), value)).toEqual({ field: '', code, values: {} });
  });

  test('when too long, is refused with the length that is allowed', () => {
    const rule = { field: '', code: 'request.too_long', values: { maximum: 3 } };
    expect(ruleOf(requiredText(code, 3), 'abcd')).toEqual(rule);
    expect(ruleOf(requiredPassword(code, 3), 'abcd')).toEqual(rule);
  });

  test('ignores surrounding spaces, but keeps them in a password', () => {
    expect(requiredText(code, 3).parse(' abc ')).toBe('abc');
    expect(requiredText(code, 9).parse(' क्‍ष ')).toBe('क्‍ष');
    expect(requiredPassword(code, 5).parse(' abc ')).toBe(' abc ');
    expect(ruleOf(requiredPassword(code, 3), '')).toEqual({ field: '', code, values: {} });
  });
});

test.each(['', ' ', '\u200B', '\u2060 \u2800'])(
  'a list has no item %j, which nobody sees',
  (nothing) => {
    const rule = { field: '', code: 'request.missing', values: {} };
    const checked = itemText(9).safeParse(nothing, { reportInput: true });
    expect(brokenRules(checked.error?.issues ?? [])).toEqual([rule]);
    expect(seenText(9).parse(nothing)).toBe('');
    expect(itemText(9).parse(' क्‍ष ')).toBe('क्‍ष');
  },
);

test.each([
  ['a skill of a job', JobForm, { skills: ['GST', '\u200B'] }, 'skills.1'],
  ['a place of a job', JobForm, { locations: ['\u200B'] }, 'locations.0'],
  ['a benefit', JobForm, { benefits: ['\u2060'] }, 'benefits.0'],
  [
    'an option of a question',
    JobForm,
    { questions: [{ kind: 'choice', text: 'Which shift?', choices: ['Day', '\u200B'] }] },
    'questions.0.choices.1',
  ],
  ['a skill of a seeker', ProfileForm, { skills: ['\u3164'] }, 'skills.0'],
  ['a language', ProfileForm, { languages: [{ language: '\u200D' }] }, 'languages.0.language'],
  [
    'a description',
    JobForm,
    { status: 'active', description: '\u200B' },
    'description',
    'resource.job.missing_description',
  ],
  [
    'a place',
    JobForm,
    { status: 'active', location: '\u200B' },
    'location',
    'resource.job.missing_location',
  ],
])('%s that nobody sees is missing', (_, schema, sent, field, refusal = 'request.missing') => {
  const checked = schema.safeParse(sent, { reportInput: true });
  expect(brokenRules(checked.error?.issues ?? [])).toContainEqual({
    field,
    code: refusal,
    values: {},
  });
});

test.each([
  ['a title', JobForm, 'title', 121],
  ['a description', JobForm, 'description', 10_001],
  ['a place', JobForm, 'location', 201],
  ["a company's name", CompanyForm, 'company_name', 201],
  ["a company's description", CompanyForm, 'company_description', 5_001],
  ["a seeker's name", ProfileForm, 'name', 121],
])('%s that is too long is not reported as missing', (_, schema, field, length) => {
  const checked = schema.safeParse({ [field]: 'x'.repeat(length) }, { reportInput: true });
  const rule = brokenRules(checked.error?.issues ?? []).find((broken) => broken.field === field);
  expect(rule).toEqual({ field, code: 'request.too_long', values: { maximum: length - 1 } });
});

test('a password of 201 characters is not reported as missing', () => {
  expect(ruleOf(NewPassword, `1${'x'.repeat(200)}`)?.code).toBe('request.too_long');
});
