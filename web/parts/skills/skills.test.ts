import { expect, test } from 'vitest';
import { addSkills, openSuggestions, tidySkill } from './skills.ts';

test('space around and inside a skill is tidied', () => {
  expect(tidySkill('  Tally   Prime ')).toBe('Tally Prime');
});

test('a pasted list becomes several skills', () => {
  expect(addSkills(['Excel'], 'GST, Tally Prime;SAP\nनर्सिंग')).toEqual([
    'Excel',
    'GST',
    'Tally Prime',
    'SAP',
    'नर्सिंग',
  ]);
});

test('a skill is not added twice, however it is written', () => {
  expect(addSkills(['Node JS'], 'node js, NODE JS, Node')).toEqual(['Node JS', 'Node']);
});

test('skills that differ by a sign are different skills', () => {
  expect(addSkills(['C'], 'C++, C#')).toEqual(['C', 'C++', 'C#']);
});

test('nothing to add gives the same array back', () => {
  const skills = ['Excel'];
  expect(addSkills(skills, ' , ;')).toBe(skills);
  expect(addSkills(skills, 'excel')).toBe(skills);
});

test('no more than the allowed number is taken', () => {
  expect(addSkills(['a'], 'b, c, d', 3)).toEqual(['a', 'b', 'c']);
});

test('suggestions start with the second letter and leave out what is chosen', () => {
  const known = ['Excel', 'Excel macros', 'Tally'];
  expect(openSuggestions(known, ['excel'], 'e')).toEqual([]);
  expect(openSuggestions(known, ['excel'], 'EXC')).toEqual(['Excel macros']);
});
