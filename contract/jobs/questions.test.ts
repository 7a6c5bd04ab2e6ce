import { describe, expect, test } from 'vitest';
import { answersText, answerText, mustHaveText } from '../format/questions.ts';
import { answerOf, meetsMustHave } from './must-haves.ts';
import { type QuestionForm, QuestionForms } from './questions.ts';

const asked = (more: Partial<QuestionForm> = {}): QuestionForm => ({
  kind: 'yes_no',
  text: 'Do you have a licence?',
  choices: [],
  accepted: [],
  least: null,
  most: null,
  ...more,
});
const shift = asked({ kind: 'choice', choices: ['Day', 'Night'], accepted: ['Night'] });
const years = asked({ kind: 'number', least: 2, most: 5 });

describe('a question', () => {
  test('keeps only what belongs to its kind', () => {
    const [text] = QuestionForms.parse([
      { kind: 'text', text: ' Why? ', choices: ['a'], accepted: ['a'], least: 1, most: 2 },
    ]);
    expect(text).toEqual(asked({ kind: 'text', text: 'Why?' }));
    const [number] = QuestionForms.parse([
      { kind: 'number', text: 'Years?', least: '2', most: '' },
    ]);
    expect(number).toEqual(asked({ kind: 'number', text: 'Years?', least: 2 }));
  });

  test.each([
    ['no text', [{ kind: 'text', text: ' ' }], '0.text', 'resource.job.missing_question'],
    [
      'one choice',
      [{ ...shift, choices: ['Day', ' Day '], accepted: [] }],
      '0.choices',
      'resource.job.too_few_choices',
    ],
    [
      'a must that is no choice',
      [{ ...shift, accepted: ['Noon'] }],
      '0.accepted',
      'resource.job.impossible_must_have',
    ],
    [
      'a must that is neither yes nor no',
      [asked({ accepted: ['maybe'] })],
      '0.accepted',
      'resource.job.impossible_must_have',
    ],
    [
      'bounds the wrong way round',
      [{ ...years, least: 9 }],
      '0.least',
      'resource.job.impossible_must_have',
    ],
    [
      'the same twice',
      [asked(), { ...years, text: 'Years?' }, asked({ accepted: ['yes'] })],
      '2.text',
      'resource.job.repeated_question',
    ],
  ])('with %s is refused at its field', (_, questions, path, code) => {
    const [issue] = QuestionForms.safeParse(questions).error?.issues ?? [];
    expect([issue?.path.join('.'), issue?.message]).toEqual([path, code]);
  });

  test('is one of ten at most', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => asked({ text: `Question ${index}` }));
    expect(QuestionForms.safeParse(many(10)).success).toBe(true);
    expect(QuestionForms.safeParse(many(11)).success).toBe(false);
  });
});

test.each([
  [asked(), 'yes', 'yes'],
  [asked(), 'Yes', null],
  [shift, ' Day ', 'Day'],
  [shift, 'Noon', null],
  [years, '1,20,000', '120000'],
  [years, '2.50', '2.5'],
  [years, 'two', null],
  [years, '1e9', null],
  [asked({ kind: 'text' }), ' by bus ', 'by bus'],
  [asked({ kind: 'text' }), '  ', null],
])('%o takes %j as %j', (question, typed, answer) => {
  expect(answerOf(question, typed)).toBe(answer);
});

test.each([
  [asked(), 'no', null],
  [asked({ accepted: ['yes'] }), 'no', false],
  [asked({ accepted: ['yes'] }), 'yes', true],
  [shift, 'Day', false],
  [shift, 'Night', true],
  [years, '1.9', false],
  [years, '2', true],
  [years, '5', true],
  [years, '6', false],
])('for %o the answer %j meets the must-have: %j', (question, answer, meets) => {
  expect(meetsMustHave(question, answer)).toBe(meets);
});

test('must-haves and answers are written in both languages', () => {
  expect(mustHaveText(asked(), 'en')).toBeNull();
  expect(mustHaveText(asked({ accepted: ['yes'] }), 'hi')).toBe('हाँ');
  expect(mustHaveText({ ...shift, accepted: ['Day', 'Night'] }, 'en')).toBe('Day or Night');
  expect(mustHaveText(years, 'en')).toBe('2 to 5');
  expect(mustHaveText({ ...years, most: null }, 'en')).toBe('at least 2');
  expect(answerText(years, '120000', 'en')).toBe('1,20,000');
  const sent = { ...shift, answer: 'Day', meets_must_have: false, explanation: 'I live far.' };
  expect(answersText([sent], 'en')).toBe('Do you have a licence? · Day · I live far.');
});
