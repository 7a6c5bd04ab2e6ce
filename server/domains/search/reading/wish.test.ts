import { expect, test } from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import { readWish } from './wish.ts';

const read = (search: string, more: Partial<JobFilters> = {}) =>
  readWish({ ...JobFilters.parse({ search }), ...more });

test.each([
  ['driver in pune', 'driver', { location: 'Pune' }],
  ['Pune mein driver', 'driver', { location: 'Pune' }],
  ['nurse in hydrabad', 'nurse', { location: 'Hyderabad' }],
  ['nurse delhi', 'nurse', { location: 'Delhi' }],
  ['nurse in goregaon', 'nurse', { location: 'goregaon' }],
  ['goregaon', '', { location: 'goregaon' }],
  ['clerk in salem', 'clerk', { location: 'Salem' }],
  ['accountant above 10 lakhs', 'accountant', { salary_min: 10 }],
  ['accountant 5 lpa', 'accountant', { salary_min: 5 }],
  ['accountant under 8 lakhs', 'accountant', { salary_max: 8 }],
  ['cook 20k per month', 'cook', { salary_min: 2.4 }],
  ['cook 25000 salary', 'cook', { salary_min: 3 }],
  ['accountant 5-8 lpa', 'accountant', { salary_min: 5 }],
  ['accountant 3 to 5 lakhs', 'accountant', { salary_min: 3 }],
  ['accountant 3 lakh - 5 lakh', 'accountant', { salary_min: 3 }],
  ['driver 15-20k salary', 'driver', { salary_min: 1.8 }],
  ['driver 15k to 20k per month', 'driver', { salary_min: 1.8 }],
  ['driver 25,000 salary', 'driver', { salary_min: 3 }],
  ['driver 20,000-25,000 per month', 'driver', { salary_min: 2.4 }],
  ['manager 1,20,000 per month', 'manager', { salary_min: 14.4 }],
  ['cook above 20k', 'cook', { salary_min: 2.4 }],
  ['goalkeeper goa', 'goalkeeper', { location: 'Goa' }],
  ['kotak bank kota', 'kotak bank', { location: 'Kota' }],
  ['driver  in   pune', 'driver', { location: 'Pune' }],
  ['work from home data entry', 'data entry', { work_mode: ['remote'] }],
  ['ghar se kaam typing', 'typing', { work_mode: ['remote'] }],
  ['accountant 3 years experience', 'accountant', { experience_years: 3 }],
  ['minimum 2-4 yrs exp accountant', 'accountant', { experience_years: 2 }],
  ['developer 1.5 years of experience', 'developer', { experience_years: 1 }],
  ['tester with experience 3 years', 'tester with', { experience_years: 3 }],
  ['welder 5+ years', 'welder', { experience_years: 5 }],
  ['2 साल का अनुभव ड्राइवर', 'ड्राइवर', { experience_years: 2 }],
  ['part time teacher', 'teacher', { employment_type: ['part_time'] }],
])('%s asks for %s with a filter', (typed, search, filters) => {
  expect(read(typed).filters).toMatchObject({ search, ...filters });
});

test.each([
  'salem steel',
  'satellite engineer',
  'sales in accounts',
  'remote sensing analyst',
  'remote support engineer',
  'hybrid cloud engineer',
  'engineer 5',
  '3 year diploma engineer',
  'engineer diploma 3 years',
  'boys 25 years',
  'class of 99 years',
  'python developer',
  '',
])('%j asks for no filter', (typed) => {
  expect(read(typed)).toEqual({ filters: JobFilters.parse({ search: typed }), wishes: [] });
});

test('a filter that is set stays, and its words too', () => {
  expect(read('driver in pune', { location: 'Goa' }).filters).toMatchObject({
    search: 'driver in pune',
    location: 'Goa',
  });
});

test('each wish can be taken off by the words without it', () => {
  expect(read('driver in pune above 3 lakhs').wishes).toEqual([
    { kind: 'salary_min', value: '3', without: 'driver in pune' },
    { kind: 'location', value: 'Pune', without: 'driver above 3 lakhs' },
  ]);
});
