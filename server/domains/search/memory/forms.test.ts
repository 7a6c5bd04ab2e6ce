import { expect, test } from 'vitest';
import { formOf, formsOfDoer, isPlain } from './forms.ts';

test.each([
  ['operators', 'operator'],
  ['secretaries', 'secretary'],
  ['coaches', 'coach'],
  ['engineering', 'engineer'],
])('%s are the same as one %s', (several, one) => {
  expect([formOf(several), formOf(one)]).toEqual([one, one]);
});

test.each([
  ['operations', 'operator'],
  ['accounts', 'accountant'],
  ['mechanics', 'mechanic'],
  ['governance', 'government'],
  ['business', 'busines'],
])('%s are not the same as %s', (one, other) => {
  expect(formOf(one)).not.toBe(formOf(other));
});

test('a stem is as good as the word if it lacks no more than one letter', () => {
  expect([isPlain('python', ['python']), isPlain('nurse', ['nurs'])]).toEqual([true, true]);
  expect([isPlain('operator', ['oper']), isPlain('nurse', [])]).toEqual([false, false]);
});

test('a word for a person who does something is known by an ending that its stem lacks, in each spelling', () => {
  expect(formsOfDoer('reporter', ['report'])).toContain('reporter');
  expect(formsOfDoer('operater', ['oper'])).toContain('operator');
  expect(formsOfDoer('enginer', ['engin'])).toContain('engineer');
  expect([formsOfDoer('editor', ['editor']), formsOfDoer('reporting', ['report'])]).toEqual([
    [],
    [],
  ]);
});
