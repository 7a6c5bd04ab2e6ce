import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isDomainLike,
  isOneEditApart,
} from '../../../contract/companies/look-alikes/look-alike-domains.ts';
import { skeletonOf } from '../../../contract/companies/look-alikes/skeleton.ts';
import { isNameLike } from './look-alikes.ts';

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

describe('laws', () => {
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

  test('one edit apart is the same from both sides, and never nothing', () => {
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
