import { expect, test } from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import { readWish } from './wish.ts';

test.each([
  ['primary teacher near me', 'primary teacher', ['near me']],
  ['guard 12 hours duty', 'guard', ['12 hours duty']],
  ['cook food & room free', 'cook', ['food & room free']],
  ['cook free accommodation', 'cook', ['free accommodation']],
  ['2024 pass out coder', 'coder', ['2024 pass out']],
  ['packer call now', 'packer', ['call now']],
  ['packer please send your updated resume', 'packer', ['please send your updated resume']],
  ['bank job without target', 'bank job', ['without target']],
  ['coder kestrel tech park', 'coder', ['kestrel tech park']],
  ['receptionist for my sister', 'receptionist', ['for my sister']],
  ['mere bhai ke liye hotel job', 'hotel job', ['mere bhai ke liye']],
  ['which companies are hiring nurses', 'nurses', ['which companies are hiring']],
  ['45 year old man security guard', 'security guard', ['45 year old man']],
  ['ok google show me nurse jobs', 'nurse jobs', ['ok google', 'show me']],
  ['send cv hr@abc.com java developer', 'java developer', ['send cv hr@abc.com']],
  ['call 9876543210 for helper job', 'for helper job', ['call 9876543210']],
  ['Job Title: Sales Executive 5 Nos', 'Sales Executive', ['Job Title:', '5 Nos']],
  [
    'i have completed b tech in computer science and i am looking for a software job',
    'a software job',
    ['i have completed b tech in computer science', 'and i am looking for'],
  ],
  ['nanny full day with stay', 'nanny', ['full day', 'with stay']],
  ['driver khana aur rehna mile', 'driver', ['khana aur rehna mile']],
  ['typing without investment', 'typing', ['without investment']],
  ['typing bina paise lagaye', 'typing', ['bina paise lagaye']],
  ['courier, own bike must', 'courier,', ['own bike must']],
  ['courier with own bike', 'courier', ['with own bike']],
  ['tele callers fixed salary + incentives', 'tele callers', ['fixed salary + incentives']],
  ['cook, location: here, exp: any', 'cook, here, any', ['location:', 'exp:']],
  ['cook male/female today', 'cook', ['male/female', 'today']],
  ['cook near phoenix mall', 'cook', ['near phoenix mall']],
  ['cook near gol chowk metro', 'cook', ['near gol chowk metro']],
  ['gol mandir ke paas cook', 'cook', ['gol mandir ke paas']],
  ['how much does a nurse earn', 'nurse', ['how much does a', 'earn']],
  ['what is the salary of a cook', 'cook', ['what is the salary of a']],
  ['can i get a job as cook', 'cook', ['can i get a job as']],
  ['10th pass govt job without exam 2026', '10th pass govt job', ['without exam', '2026']],
  ['bina kisi pariksha ke clerk', 'clerk', ['bina kisi pariksha ke']],
  ['bharti 2026 clerk direct joining', 'bharti 2026 clerk', ['direct joining']],
])('%s is a search for %s, beside which %s asks for nothing', (typed, search, asides) => {
  expect(readWish(JobFilters.parse({ search: typed })).filters).toMatchObject({ search, asides });
});
