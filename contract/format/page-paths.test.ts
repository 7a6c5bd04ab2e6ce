import { expect, test } from 'vitest';
import { companyPath, jobPath } from './page-paths.ts';

test.each([
  [{ id: 7, title: 'Staff Nurse, ICU', location: 'Pune' }, '/jobs/7/staff-nurse-icu-pune'],
  [{ id: 8, title: 'ड्राइवर की ज़रूरत' }, '/jobs/8/ड्राइवर-की-ज़रूरत'],
  [{ id: 9, title: '???' }, '/jobs/9'],
])('a job has words in its address', (job, path) => {
  expect(jobPath(job)).toBe(path.normalize('NFC'));
});

test.each([
  ['Sharma & Sons Pvt. Ltd.', '/companies/7/sharma-sons-pvt-ltd'],
  ['मालवा मिल्स', '/companies/7/मालवा-मिल्स'],
  ['!!!', '/companies/7'],
  ['𝓐'.repeat(50), `/companies/7/${'𝓐'.repeat(40)}`],
  [`x${'𝓐'.repeat(50)}`, `/companies/7/x${'𝓐'.repeat(39)}`],
])('a company called %s has words in its address, whole letters all', (name, path) => {
  expect(companyPath({ id: 7, name })).toBe(path.normalize('NFC'));
});
