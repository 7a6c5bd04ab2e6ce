import { expect, test } from 'vitest';
import { errors } from '../../../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

const UNKNOWN = 'An unknown error occurred. Please try again.';

const refused = (code: string, messages: string[] = [], request_id = '') =>
  new ApiError(400, { errors: code ? [code] : [], messages, fields: {}, request_id });

test.each([
  [
    'the sentence of the server',
    refused('a.b', ['Passwords do not match.']),
    'Passwords do not match.',
  ],
  ['an unknown code with dots as it is', refused('identity.user.frozen'), 'identity.user.frozen'],
  ['no code that is a sentence of our insides', refused('TypeError: x is undefined'), UNKNOWN],
  ['no code without a dot', refused('boom'), UNKNOWN],
  ['an empty answer as unknown', refused(''), UNKNOWN],
  ['an answer that is no answer of ours as unknown', new ApiError(502, '<html>'), UNKNOWN],
  ['what is no answer at all as unknown', new TypeError('x is undefined'), UNKNOWN],
  [
    'a lost connection',
    new ApiError(0, null),
    'No answer from the server. Check your connection and try again.',
  ],
])('shows %s', (_name, error, text) => {
  expect(errorText(error, 'en')).toBe(text);
});

test('says how many tries are left, and why an account was banned', () => {
  const wrong = (attempts_left: number) =>
    new ApiError(422, {
      errors: ['identity.otp.invalid'],
      messages: ['Invalid verification code. Please try again.'],
      fields: {},
      request_id: '',
      attempts_left,
    });
  const said = 'Invalid verification code. Please try again.';
  expect(errorText(wrong(2), 'en')).toBe(`${said} 2 tries left.`);
  expect(errorText(wrong(1), 'en')).toBe(`${said} 1 try left.`);
  expect(errorText(wrong(0), 'en')).toBe(`${said} No tries are left: please ask for a new code.`);
  expect(errorText(wrong(3), 'hi')).toBe(`${said} 3 कोशिशें बाक़ी हैं।`);
  const banned = new ApiError(401, {
    errors: ['identity.session.banned'],
    messages: ['Your account has been banned.'],
    fields: {},
    request_id: '',
    reason: 'It asked for money.',
  });
  expect(errorText(banned, 'en')).toBe('Your account has been banned. Reason: It asked for money.');
});

const RULE =
  'Password must be at least 8 characters long and include a mix of letters and numbers.';

test.each([
  ['password.requirements', RULE, 'identity.user.invalid_password'],
  ['missing_password', RULE, 'identity.user.invalid_password'],
  [
    'password.weak',
    'This password is too weak. Please choose one that is harder to guess.',
    'password.weak',
  ],
  ['passwords_doesnt_match', "The passwords you entered don't match. Please try again.", undefined],
] as const)('says of the bare code %s: %s', (code, text, likeOurs) => {
  expect(errorText(refused(code), 'en')).toBe(text);
  expect(errorText(refused(code), 'hi')).toMatch(/^\p{Script=Devanagari}/u);
  if (!likeOurs) return;
  expect(errorText(refused(code), 'en')).toBe(errors[likeOurs].en);
  expect(errorText(refused(code), 'hi')).toBe(errors[likeOurs].hi);
});

test('keeps the specific texts of full codes', () => {
  const missing = errors['identity.user.missing_password'].en;
  expect(errorText(refused('identity.user.missing_password', [missing]), 'en')).toBe(
    'Password is required.',
  );
  const different = errors['identity.user.passwords_dont_match'].en;
  expect(errorText(refused('identity.user.passwords_dont_match', [different]), 'en')).toBe(
    'Passwords do not match.',
  );
});

test('gives the request id when nothing more is known than that the call failed', () => {
  const said = 'Something went wrong. Please try again later.';
  expect(errorText(refused('server.internal_error', [said], 'req-7'), 'en')).toBe(
    `${said} If you write to us, tell us this number: req-7`,
  );
  expect(errorText(refused('', [], 'req-8'), 'en')).toBe(
    `${UNKNOWN} If you write to us, tell us this number: req-8`,
  );
  expect(errorText(refused('a.b', ['Passwords do not match.'], 'req-9'), 'en')).not.toContain(
    'req-9',
  );
});

test('says how long to wait, in minutes for long waits', () => {
  const limited = (seconds: number) =>
    new ApiError(
      429,
      {
        errors: ['request.too_many_requests'],
        messages: ['Too many attempts.'],
        fields: {},
        request_id: '',
      },
      seconds,
    );
  expect(errorText(limited(30), 'en')).toBe('Too many attempts. Please try again in 30 seconds.');
  expect(errorText(limited(601), 'en')).toBe('Too many attempts. Please try again in 11 minutes.');
  expect(errorText(limited(30), 'hi')).toContain('30 सेकंड');
});
