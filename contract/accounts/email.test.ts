import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Email, EmailOfAccount } from './email.ts';

const refusalOf = (schema: z.ZodType, email: unknown) =>
  schema.safeParse(email).error?.issues[0]?.message ?? null;

describe('an e-mail address', () => {
  test.each([
    'asha@people.example',
    'asha.rao+jobs@mail.people.example',
    "o'neil@people.example",
    'आशा@उदाहरण.भारत',
    'a@b.co',
  ])('%s is accepted', (email) => {
    expect(refusalOf(Email, email)).toBeNull();
  });

  test.each([
    'asha',
    'asha@people',
    'asha@people.e',
    'asha rao@people.example',
    'asha@people.example, ravi@people.example',
    'Asha <asha@people.example>',
    'asha@people.example;x@y.example',
    'asha@people.example:203.0.113.7',
    'asha@@people.example',
    '"asha"@people.example',
    'asha@[127.0.0.1]',
    'asha@127.0.0.10',
    'asha@people.example/x.yz',
    'asha@people%2eexample.in',
    'asha@-.-.example-',
    'asha@people.example\nBcc: x@y.example',
    'asha\0@people.example',
    'asha\uD800@people.example',
    `${'x'.repeat(250)}@y.example`,
  ])('%j is refused', (email) => {
    expect(refusalOf(Email, email)).toBe('identity.user.invalid_email');
  });

  test.each([
    ['a zero-width space', 'as\u200Bha@people.example'],
    ['a zero-width joiner', 'asha\u200D@people.example'],
    ['a soft hyphen', 'as\u00ADha@people.example'],
    ['a mark of direction', '\u202Easha@people.example'],
    ['a tag', 'asha\u{E0061}@people.example'],
    ['a variation selector', 'asha\uFE0F@people.example'],
    ['a hidden filler', 'asha\u115F@people.example'],
    ['a control character', 'asha\u0001@people.example'],
    ['full-width letters', 'ａｓｈａ@people.example'],
    ['mathematical letters', '𝐚𝐬𝐡𝐚@people.example'],
    ['a domain in full-width letters', 'asha@ｐｅｏｐｌｅ.example'],
    ['a domain with a zero-width space', 'asha@peo\u200Bple.example'],
  ])('is refused with %s, which mail programs do not tell apart', (_, email) => {
    expect(refusalOf(Email, email)).toBe('identity.user.invalid_email');
  });

  test.each([[''], ['  '], [undefined], [null]])('%j is missing', (email) => {
    expect(refusalOf(Email, email)).toBe('identity.user.missing_email');
  });

  test('is accepted without the spaces that phones add', () => {
    expect(Email.parse(' asha@people.example ')).toBe('asha@people.example');
  });

  test.each([
    ['Asha@People.Example', 'Asha@people.example'],
    ['asha@münchen.example', 'asha@xn--mnchen-3ya.example'],
    ['asha@mu\u0308nchen.example', 'asha@xn--mnchen-3ya.example'],
    ['asha@people。example', null],
    ['asha@people.test。example', 'asha@people.test.example'],
    ['आशा@उदाहरण.भारत', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['jose\u0301@people.example', 'jos\u00E9@people.example'],
  ])('%s is written as %s', (email, written) => {
    expect(Email.safeParse(email).data ?? null).toBe(written);
  });
});

describe('the address of an account that signs in', () => {
  test('may have been accepted before the rules for new ones', () => {
    for (const old of ['ａｓｈａ@people.example', 'as\u200Bha@people.example', 'a@1.1.1.11']) {
      expect(EmailOfAccount.parse(old)).toBe(old);
    }
    expect(EmailOfAccount.parse('asha@MÜNCHEN.example')).toBe('asha@xn--mnchen-3ya.example');
  });

  test.each(['asha', 'asha@people.example:203.0.113.7', 'asha@people.example, b@c.in'])(
    '%s is none',
    (email) => {
      expect(refusalOf(EmailOfAccount, email)).toBe('identity.user.invalid_email');
    },
  );
});
