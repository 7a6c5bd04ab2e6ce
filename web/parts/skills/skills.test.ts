import { expect, test } from 'vitest';
import { addSkills, openSuggestions, tidySkill, twoSpellings } from './skills.ts';

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

test('an exact duplicate is not added; with other capitals both stay', () => {
  expect(addSkills(['React'], 'React, react , Node')).toEqual(['React', 'react', 'Node']);
});

test('two spellings of one skill are found, different skills are not', () => {
  expect(twoSpellings(['GST', 'React', 'react'])).toEqual(['React', 'react']);
  expect(twoSpellings(['C', 'C++', 'Node', 'Node JS'])).toBeUndefined();
});

test('skills that differ by a sign are different skills', () => {
  expect(addSkills(['C'], 'C++, C#')).toEqual(['C', 'C++', 'C#']);
});

test('adding nothing returns the same array', () => {
  const skills = ['Excel'];
  expect(addSkills(skills, ' , ;')).toBe(skills);
  expect(addSkills(skills, 'Excel')).toBe(skills);
});

test('no more than the allowed number is added', () => {
  expect(addSkills(['a'], 'b, c, d', 3)).toEqual(['a', 'b', 'c']);
});

test('suggestions start with the second letter and leave out chosen skills', () => {
  const known = ['Excel', 'Excel macros', 'Tally'];
  expect(openSuggestions(known, ['excel'], 'e')).toEqual([]);
  expect(openSuggestions(known, ['excel'], 'EXC')).toEqual(['Excel macros']);
});
