import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brands } from '../../../contract/companies/look-alikes/brands.ts';
import { knownEmployers } from '../../../contract/companies/look-alikes/known-employers.ts';
import {
  isDomainLike,
  isOneEditApart,
} from '../../../contract/companies/look-alikes/look-alike-domains.ts';
import { skeletonOf } from '../../../contract/companies/look-alikes/skeleton.ts';
import { employerIn, isNameLike } from './look-alikes.ts';

describe('a domain', () => {
  test.each([
    ['a Cyrillic letter', 'infоsys.com', 'infosys.com'],
    ['a Cyrillic letter as mail writes it', 'xn--infsys-yqf.com', 'infosys.com'],
    ['Greek letters', 'infοsys.com', 'infosys.com'],
    ['a Devanagari digit', 'inf०sys.com', 'infosys.com'],
    ['a digit for a letter', 'inf0sys.com', 'infosys.com'],
    ['a digit for l', 'f1ipkart.com', 'flipkart.com'],
    ['rn for m', 'arnazon.in', 'amazon.in'],
    ['one letter more', 'infosyss.com', 'infosys.com'],
    ['one letter less', 'infosy.com', 'infosys.com'],
    ['another letter', 'infosis.com', 'infosys.com'],
    ['two letters that changed places', 'inofsys.com', 'infosys.com'],
    ['a word added', 'infosys-careers.com', 'infosys.com'],
    ['a word put on', 'infosyscareers.in', 'infosys.com'],
    ['a word before', 'jobs-tcs.in', 'tcs.com'],
    ['two words', 'hr-tcs-india.com', 'tcs.com'],
    ['another ending', 'tcs.co.in', 'tcs.com'],
    ['the known one before its own', 'tcs.com.joining-desk.in', 'tcs.com'],
  ])('with %s looks like the known one: %s', (_, domain, known) => {
    expect(isDomainLike(domainToUnicode(domain), known)).toBe(true);
  });

  test.each([
    ['tcs.com', 'tcs.com'],
    ['careers.tcs.com', 'tcs.com'],
    ['tcs.com', 'careers.tcs.com'],
    ['tcl.com', 'tcs.com'],
    ['kaveri.example.in', 'narmada.example.in'],
    ['wipro.com', 'infosys.com'],
    ['jobs.in', 'careers.in'],
  ])('%s does not look like %s', (domain, known) => {
    expect(isDomainLike(domain, known)).toBe(false);
  });
});

describe('a name', () => {
  test.each([
    ['Infosys', 'Infosys Limited'],
    ['INFOSYS PVT. LTD.', 'Infosys'],
    ['Infоsys', 'Infosys'],
    ['Inf0sys', 'Infosys'],
    ['Infosys Careers', 'Infosys'],
    ['Infosys HR Team', 'Infosys Limited'],
    ['Infosys Limlted', 'Infosys Limited'],
    ['Infosys Pνt. Ltd', 'Infosys'],
    ['Infosys Private L1mited', 'Infosys'],
    ['Tata Consultancy Services (India) Private Limited', 'Tata Consultancy Services'],
    ['मीरा बुटीक', 'मीरा बुटीक प्रा. लि.'],
  ])('%s looks like %s', (name, known) => {
    expect(isNameLike(name, known)).toBe(true);
  });

  test.each([
    ['Anand Traders', 'Anant Traders'],
    ['Tata Steel', 'Tata Motors'],
    ['Careers India', 'Jobs Online'],
    ['मीरा', 'मारा'],
    ['HR Team', 'Infosys'],
    ['Infosys', 'Ltd'],
  ])('%s does not look like %s', (name, known) => {
    expect(isNameLike(name, known)).toBe(false);
  });
});

describe('a well-known employer', () => {
  test.each([
    ['Infosys BPM', 'Infosys'],
    ['Infosys HR Dept', 'Infosys'],
    ['Infosys-Hiring Desk', 'Infosys'],
    ['InfosysCareers', 'Infosys'],
    ['Info sys', 'Infosys'],
    ['I n f o s y s Jobs', 'Infosys'],
    ['Inf0sys BPM', 'Infosys'],
    ['Infоsys BPM', 'Infosys'],
    ['Infosis Solutions', 'Infosys'],
    ['Careers at Infosys', 'Infosys'],
    ['इन्फोसिस', 'Infosys'],
    ['इन्फ़ोसिस भर्ती', 'Infosys'],
    ['Tata', 'Tata'],
    ['TATA Group', 'Tata'],
    ['टाटा', 'Tata'],
    ['टाटा नौकरी', 'Tata'],
    ['Tata Motors Recruitment Dept', 'Tata'],
    ['Amazon Work From Home Jobs', 'Amazon'],
    ['Official Amazon Part Time', 'Amazon'],
    ['अमेज़न', 'Amazon'],
    ['Indian Railways Recruitment', 'Indian Railways'],
    ['Indian Railway Board', 'Indian Railways'],
    ['भारतीय रेल भर्ती', 'Indian Railways'],
    ['SBI Careers', 'SBI'],
    ['S B I', 'SBI'],
    ['State Bank of India Recruitment Cell', 'SBI'],
    ['Reliance Jio Jobs', 'Reliance Jio'],
    ['Reliance Digital Hiring', 'Reliance Industries'],
    ['Flipcart Delivery', 'Flipkart'],
    ['Goog1e India', 'Google'],
    ['L&T Recruitment', 'Larsen & Toubro'],
    ['TCS iON Exam Jobs', 'TCS'],
    ['IndiGo Airlines Ground Staff', 'IndiGo'],
  ])('is recognised in %s: %s', (name, employer) => {
    expect(employerIn(name)?.name).toBe(employer);
  });

  test.each([
    'Tata Nagar Sweets',
    'Tatanagar Steel Traders',
    'Amazon Garments',
    'Indigo Paints',
    'Reliance Tyre House',
    'Mahindra Tailors',
    'Bajaj Saree Kendra',
    'Maruti Nandan Courier',
    'Vanshi Infosystems',
    'Kaveri Infosys',
    'Axis Physiotherapy',
    'Adani Fruit Company Surat',
    'Indian Rail Tours and Food',
    'Jyoti Stores',
    'Apna Jobs',
    'Careers India',
    'Work From Home Services',
    'मीरा बुटीक',
    'टाटानगर मिठाई',
  ])('is not recognised in %s', (name) => {
    expect(employerIn(name)).toBeUndefined();
  });

  test('every brand belongs to a known employer', () => {
    const names = new Set(knownEmployers.map(({ name }) => name));
    expect(brands.filter(({ employer }) => !names.has(employer))).toEqual([]);
  });
});

describe('general properties', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/);

  test('letters of other scripts and digits change nothing', () => {
    const disguises: Record<string, string> = { a: 'а', e: 'е', o: '0', p: 'р', c: 'с', s: '5' };
    fc.assert(
      fc.property(word, (text) => {
        fc.pre(!/rn|vv|cl/.test(text));
        const disguised = Array.from(text)
          .map((sign) => disguises[sign] ?? sign)
          .join('');
        expect(skeletonOf(disguised)).toBe(skeletonOf(text));
      }),
    );
  });

  test('one changed letter is one edit apart in both directions, and no change is none', () => {
    fc.assert(
      fc.property(word, fc.nat(11), fc.stringMatching(/^[a-z]?$/), (text, at, sign) => {
        const other = text.slice(0, at) + sign + text.slice(at + 1);
        expect(isOneEditApart(text, other)).toBe(text !== other);
        expect(isOneEditApart(other, text)).toBe(isOneEditApart(text, other));
      }),
    );
  });

  test('a company’s own subdomains never look like it', () => {
    fc.assert(
      fc.property(word, word, (host, name) => {
        expect(isDomainLike(`${host}.${name}.com`, `${name}.com`)).toBe(false);
        expect(isDomainLike(`${name}.com`, `${name}.com`)).toBe(false);
      }),
    );
  });
});
