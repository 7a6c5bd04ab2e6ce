import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstStates } from '../money/gst-states.ts';
import {
  checkSignOfGstin,
  faultOfPaperNumber,
  paperKinds,
  readPaperNumber,
  samplePaperNumbers,
} from './paper-numbers.ts';

describe('a GSTIN', () => {
  test.each([
    ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['27 aapfu0939f 1zv', '27AAPFU0939F1ZV'],
  ])('%j is read as %j', (text, number) => {
    expect(readPaperNumber('gstin', text)).toBe(number);
  });

  test.each([
    ['a wrong check sign', '27AAPFU0939F1ZW'],
    ['an unknown state', `00AAPFU0939F1Z${checkSignOfGstin('00AAPFU0939F1Z')}`],
    ['a letter for a digit', '27AAPFUO939F1ZV'],
    ['no Z', '27AAPFU0939F1AV'],
    ['a PAN of nobody', `27AAPXU0939F1Z${checkSignOfGstin('27AAPXU0939F1Z')}`],
    ['a PAN of zeros', `27AAPFU0000F1Z${checkSignOfGstin('27AAPFU0000F1Z')}`],
    ['a state that is no more', `28AAPFU0939F1Z${checkSignOfGstin('28AAPFU0939F1Z')}`],
    ['a sign too few', '27AAPFU0939F1Z'],
    ['nothing', ''],
  ])('with %s is none', (_, text) => {
    expect(readPaperNumber('gstin', text)).toBeNull();
  });

  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''));
  const digit = fc.constantFrom(...'0123456789'.split(''));
  const first14 = fc
    .tuple(
      fc.constantFrom(...gstStates),
      fc.tuple(letter, letter, letter, fc.constantFrom(...'ABCEFGHJKLPT'.split('')), letter),
      fc.tuple(digit, digit, digit, fc.constantFrom(...'123456789'.split(''))),
      letter,
    )
    .map(([state, five, four, last]) => [state, ...five, ...four, last, '1Z'].join(''));

  test('is refused when any one of its signs is another', () => {
    const signs = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''));
    fc.assert(
      fc.property(first14, fc.nat(14), signs, (start, place, sign) => {
        const right = start + checkSignOfGstin(start);
        expect(readPaperNumber('gstin', right)).toBe(right);
        const wrong = right.slice(0, place) + sign + right.slice(place + 1);
        expect(readPaperNumber('gstin', wrong)).toBe(wrong === right ? right : null);
      }),
    );
  });
});

describe('a CIN', () => {
  test.each(['L22210MH1995PLC084781', 'U72200KA2007PTC043114', 'u85110ka1981plc013115'])(
    '%s is one',
    (text) => {
      expect(readPaperNumber('cin', text)).toBe(text.toUpperCase());
    },
  );

  test.each([
    ['neither listed nor unlisted', 'X22210MH1995PLC084781'],
    ['an unknown state', 'L22210ZZ1995PLC084781'],
    ['a year to come', 'L22210MH2995PLC084781'],
    ['a year before there were companies', 'L22210MH1795PLC084781'],
    ['an unknown kind', 'L22210MH1995XYZ084781'],
    ['a digit too few', 'L22210MH1995PLC08478'],
    ['no number there', 'L22210MH1995PLC000000'],
  ])('with %s is none', (_, text) => {
    expect(readPaperNumber('cin', text)).toBeNull();
  });
});

describe('an Udyam number', () => {
  test.each(['UDYAM-MH-18-0012345', 'udyam mh 18 0012345', 'UDYAMMH180012345'])(
    '%s is one',
    (text) => {
      expect(readPaperNumber('udyam', text)).toBe('UDYAM-MH-18-0012345');
    },
  );

  test('of Karnataka is one, as Udyam writes that state', () => {
    expect(readPaperNumber('udyam', 'UDYAM-KR-03-0012345')).toBe('UDYAM-KR-03-0012345');
  });

  test.each([
    'UDYAM-MH-00-0012345',
    'UDYAM-MH-18-0000000',
    'UDYAM-ZZ-18-0012345',
    'UDYAM-MH-18-012345',
    'UDYOG-MH-18-0012345',
    'MH-18-0012345',
  ])('%s is none', (text) => {
    expect(readPaperNumber('udyam', text)).toBeNull();
  });
});

describe('a registration as a recruiting agent', () => {
  test.each([
    'B-0123/DEL/COM/1000+/5/1234/2019',
    'b0123 / del / com / 1000+ / 5 / 1234 / 2019',
    'RC-B0123/DEL/COM/1000+/5/1234/2019',
  ])('%s is one', (text) => {
    expect(readPaperNumber('emigrate', text)).toBe('B-0123/DEL/COM/1000+/5/1234/2019');
  });

  test('its place may be written in full', () => {
    const text = 'B-0123/MUMBAI/COM/1000+/5/1234/2019';
    expect(readPaperNumber('emigrate', text)).toBe(text);
  });

  test.each([
    ['no B', '0123/DEL/COM/1000+/5/1234/2019'],
    ['no year', 'B-0123/DEL/COM/1000+/5/1234'],
    ['a year before there were any', 'B-0123/DEL/COM/1000+/5/1234/1979'],
    ['a year to come', 'B-0123/DEL/COM/1000+/5/1234/2999'],
    ['too few parts', 'B-0123/DEL/2019'],
  ])('with %s is none', (_, text) => {
    expect(readPaperNumber('emigrate', text)).toBeNull();
  });
});

test('a number that no paper has is told by the part that cannot be right; the samples are right', () => {
  expect(faultOfPaperNumber('cin', 'U72200QQ2015PTC012345')).toEqual({
    part: 'state',
    written: 'QQ',
  });
  expect(faultOfPaperNumber('gstin', '27AAPXU0939F1ZV')).toEqual({
    part: 'pan',
    written: 'AAPXU0939F',
  });
  expect(faultOfPaperNumber('udyam', 'UDYAM-MH-18')).toEqual({ part: 'form', written: '' });
  for (const kind of paperKinds) {
    expect(readPaperNumber(kind, samplePaperNumbers[kind])).toBe(samplePaperNumbers[kind]);
  }
});
