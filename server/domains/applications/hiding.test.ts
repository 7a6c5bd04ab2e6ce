import { expect, test } from 'vitest';
import type { CandidateSnapshot } from '../../../db/application-tables.ts';
import { hidingOf } from './blind-review.ts';

const candidate: CandidateSnapshot = {
  name: 'Kaveri Ramanathan',
  phone: null,
  title: '',
  location: '',
  about: '',
  skills: [],
  experience: [],
  education: [],
};
const hide = hidingOf({ candidate, candidate_name: 'Candidate 7K3M' });

test.each([
  ['I am 24 years old.', 'I am •••.'],
  ['Age: 24. Tally for 12 years.', '•••. Tally for 12 years.'],
  ['I am 31 years of age.', 'I am •••.'],
  ['मेरी उम्र: 24 है।', 'मेरी ••• है।'],
  ['मैं 24 साल की हूँ।', 'मैं •••।'],
  ['DOB: 12/03/1999, Salem', '•••, Salem'],
  ['Date of birth 3 March 1999', '•••'],
  ['I was born in 1999 in Salem.', 'I was ••• in Salem.'],
  ['जन्म तिथि: 12.03.1999', '•••'],
])('the age goes: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  ['Gender: Female', '•••'],
  ['लिंग: महिला', '•••'],
  ['As a mother I am on time. I am a married woman.', 'As a ••• I am on time. I am a •••.'],
  ['I am Mrs. Kaveri Ramanathan.', 'I am Candidate 7K3M.'],
  ['मैं श्रीमती Kaveri हूँ।', 'मैं Candidate 7K3M हूँ।'],
])('the gender goes: %s', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  'Dear Mrs. Rao, I have 10 years of experience, 12 of them in Salem.',
  'I worked as a delivery boy and in the female ward.',
  'I am a born leader with 15 people below me, and manage 24 looms.',
  '10 साल का अनुभव है।',
])('what is about the work stays: %s', (text) => {
  expect(hide(text)).toBe(text);
});
