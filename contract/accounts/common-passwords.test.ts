import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { strengthOf } from './password-strength.ts';

const asha = ['asha.rao@people.test', 'Asha Rao'];

describe('common passwords', () => {
  test.each([
    'Password123',
    'p@ssw0rd1',
    'P4$$w0rd!!2024',
    '123password',
    'drowssap1',
    'iloveyou2',
    'ILoveYou@143',
    'Krishna108',
    'jaishreeram1',
    'Mumbai@2024',
    'sachin10sachin10',
    'welcome@123',
    'Admin#1234',
    'qwerty12',
    'qwer1234',
    '1q2w3e4r',
    '1qaz2wsx',
    'zaq12wsx',
    'abcd1234',
    'abc12345',
    'aaaa1111',
    'a1b2c3d4',
    'abc1abc1abc1',
    'a12345678',
    'x9876543210',
    '15081947a',
    'india1947',
    'I.n.d.i.a.1947',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password, asha)).toBe(true);
  });

  test.each(['asharao1', 'Asha.Rao2024', 'rao.asha9asha.rao', 'RAO@asha1'])(
    'a name with digits is refused: %s',
    (password) => {
      const own = ['asharao@people.test', 'Asha Rao', 'rao.asha9asha.rao', 'raoasha'];
      expect(isCommonPassword(password, own)).toBe(true);
    },
  );

  test.each([
    'Mango-tree-42',
    'seven blue kites 7',
    'kXw7-pQ2m',
    'Tr0ub4dor&3',
    'मेरा घर नदी 27',
    'bicycle-lamp-09',
    'correct horse 8 battery',
  ])('%s is accepted', (password) => {
    expect(isCommonPassword(password, asha)).toBe(false);
  });

  test('a name makes a password common only for the person who has that name', () => {
    expect(isCommonPassword('Lakshitha77', ['Lakshitha'])).toBe(true);
    expect(isCommonPassword('Lakshitha77', asha)).toBe(false);
  });
});

describe('strength', () => {
  test.each([
    ['', 0],
    ['kite7', 1],
    ['kiteandlamp', 1],
    ['Password123', 1],
    ['kitelam7', 2],
    ['Kitelamp-7', 3],
    ['Mango-tree-42', 4],
    ['seven blue kites 7', 4],
  ])('%j has strength %i', (password, step) => {
    expect(strengthOf(password)).toBe(step);
  });

  test('every password that the server refuses has strength 1', () => {
    expect(strengthOf('Asharao-2024', ['Asha Rao'])).toBe(1);
  });

  test('one more character never makes an accepted password weaker', () => {
    const whole = 'seven-blue-Kites-27-over-Indore';
    const steps = Array.from(whole, (_, end) => strengthOf(whole.slice(0, end + 1)));
    const accepted = steps.slice(steps.findIndex((step) => step > 1));
    expect(accepted.toSorted((a, b) => a - b)).toEqual(accepted);
  });
});
