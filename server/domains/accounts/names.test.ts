import { expect, test } from 'vitest';
import { phonesInDigits, phonesInWords } from '../../../contract/test/written-numbers.ts';
import { refuseContactIn } from './names.ts';

test.each([
  'Priya Sharma',
  'Sai Kumar 2',
  'Anil Jr. III',
  'M. D. Rahman',
  'M.D.Rahman',
  'K.In',
  'Md.Inayat',
  'T.Menon',
  'K.T.Mehta',
  'Rohit.Mehta',
  'Kapil.Dev',
  'B.Tech Anil',
  'Mohd. Arif @ Guddu',
  'प्रिया शर्मा',
  'At Dot Singh',
  "D'Souza-Nair (Meenu)",
  'Tester 1764532800',
  'tester1764532800000',
  'Tester 87654321098765432',
])('%s is a name', (name) => {
  expect(() => refuseContactIn(name, 'name')).not.toThrow();
});

test.each([
  ...phonesInDigits.map((number) => `Priya ${number}`),
  ...phonesInWords.map((number) => `Priya ${number}`),
  'Priya 00919845031277',
  'Priya 1764532800 9845031277',
  'priya@people.test',
  'Priya (priya [at] gmail [dot] com)',
  'Priya https://people.test',
  'Priya www.people.test',
  'Priya wa.me/919845031277',
  'Priya t.me/priya',
  'priya-sharma.com',
  'Priya Sharma.in',
])('%s says how to reach somebody', (name) => {
  expect(() => refuseContactIn(name, 'name')).toThrow('identity.user.contact_in_name');
});
