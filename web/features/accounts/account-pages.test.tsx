import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { markupOf } from '../../lib/test-markup.tsx';
import { accountKindOf } from './kind.ts';
import LoginPage from './login/login-page.tsx';
import RegisterPage from './registration/register-page.tsx';
import VerifyPage from './confirmation/verify-page.tsx';

/** The page as a browser with scripts shows it. */
function opened(Page: ComponentType, address: string, more: object = {}) {
  const root = { theme: 'system', publicUrl: '', demo: false, ...more };
  return markupOf(<Page />, { address, root }).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
}

/** The fields of a page by label, with the attributes of their inputs. */
function fieldsOf(html: string): Map<string, string> {
  const labels = [...html.matchAll(/<label for="([^"]+)"[^>]*>([^<]+)</g)];
  return new Map(
    labels.map(([, id, label]) => [
      label ?? '',
      new RegExp(`<input\\b[^>]*\\sid="${id}"[^>]*>`).exec(html)?.[0] ?? '',
    ]),
  );
}
const linkTo = (html: string, words: string) =>
  new RegExp(`<a\\b[^>]*href="([^"]+)"[^>]*>${words}</a>`).exec(html)?.[1];

describe('every page around signing in', () => {
  test.each([
    ['logging in', LoginPage, '/auth/login', 'Log in'],
    ['registering', RegisterPage, '/auth/register', 'Create Account'],
    ['the mailed code', VerifyPage, '/auth/verify-otp?email=a@b.test', 'Enter the 6-digit code'],
  ])('%s has its title, one level-one heading and one submit button', (_, Page, path, title) => {
    const html = opened(Page, path);
    expect(html).toContain(`<title>${title} · ${PORTAL}</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<button type="submit"/g)).toHaveLength(1);
  });

  test.each([
    ['logging in', LoginPage],
    ['registering', RegisterPage],
    ['the mailed code', VerifyPage],
  ])('%s is read in Hindi', (_, Page) => {
    expect(opened(Page, '/auth/login', { language: 'hi' })).toMatch(
      /<h1[^>]*>[^<]*\p{Script=Devanagari}/u,
    );
  });

  test.each([
    ['logging in', LoginPage],
    ['registering', RegisterPage],
    ['the mailed code', VerifyPage],
  ])('%s never puts a secret into the address, even before scripts run', (_, Page) => {
    expect(opened(Page, '/auth/login?email=a@b.test')).toMatch(/<form\b[^>]*method="post"/);
  });
});

describe('logging in', () => {
  test('is filled in by password managers', () => {
    const fields = fieldsOf(opened(LoginPage, '/auth/login'));
    expect(fields.get('Email')).toMatch(/autoComplete="username"/);
    expect(fields.get('Email')).toMatch(/type="email"/);
    expect(fields.get('Password')).toMatch(/autoComplete="current-password"/);
    expect(fields.get('Password')).toMatch(/type="password"/);
  });

  test('by SMS is offered only if the server can send them', () => {
    const bySms = 'Sign in with a code by SMS';
    expect(opened(LoginPage, '/auth/login', { sms: true })).toContain(bySms);
    expect(opened(LoginPage, '/auth/login', { sms: false })).not.toContain(bySms);
  });

  test('does not report an error before anything was sent', () => {
    expect(opened(LoginPage, '/auth/login')).not.toContain('role="alert"');
  });
});

describe('registering', () => {
  test('asks for five things and a country, each with the right keyboard and autofill on a phone', () => {
    const fields = fieldsOf(opened(RegisterPage, '/auth/register'));
    expect([...fields.keys()]).toEqual([
      'Full name',
      'Email',
      'Country code',
      'Mobile number',
      'Password',
      'Confirm password',
    ]);
    expect(fields.get('Full name')).toMatch(/autoComplete="name"/);
    expect(fields.get('Mobile number')).toMatch(/inputMode="numeric"/i);
    expect(fields.get('Password')).toMatch(/autoComplete="new-password"/);
    // The country is a list with India preselected.
    fields.delete('Country code');
    for (const input of fields.values()) expect(input).toContain('required=""');
  });

  test('says beforehand what a password needs, who sees the number and what is stored', () => {
    const html = opened(RegisterPage, '/auth/register');
    expect(html).toContain('At least 8 characters, with letters and numbers.');
    expect(html).toContain('Only companies you apply to see it.');
    expect(linkTo(html, 'Privacy notice')).toBe('/privacy');
    expect(html).toContain('you accept our terms and our privacy notice');
    expect(linkTo(html, 'Terms')).toBe('/terms');
  });

  test('tells recruiters, whose number no company sees, what it is for', () => {
    const html = opened(RegisterPage, '/auth/register?type=hr');
    expect(html).toContain('It is not shown on your jobs.');
    expect(html).not.toContain('companies you apply to');
  });

  test('asks for consent to news separately, unticked and optional', () => {
    const box = /<input\b[^>]*name="marketing"[^>]*>/.exec(opened(RegisterPage, '/auth/register'));
    expect(box?.[0]).toContain('type="checkbox"');
    expect(box?.[0]).not.toMatch(/checked|required/);
  });

  test.each([
    ['/auth/register', 'user'],
    ['/auth/register?type=hr', 'hr'],
    ['/auth/register?type=admin', 'user'],
  ])('at %s is of a %s', (address, kind) => {
    const checked = /<input\b[^>]*checked=""[^>]*>/.exec(opened(RegisterPage, address))?.[0];
    expect(checked).toContain(`value="${kind}"`);
    expect(accountKindOf(new URL(address, 'http://own.test').searchParams.get('type'))).toBe(kind);
  });
});

describe('the page to return to', () => {
  const next = encodeURIComponent('/jobs/7/driver?apply=7');

  test('is kept between logging in and registering, in both directions', () => {
    const login = opened(LoginPage, `/auth/login?next=${next}`);
    expect(linkTo(login, 'Sign up')).toBe(`/auth/register?next=${next}`);
    const register = opened(RegisterPage, `/auth/register?next=${next}`);
    expect(linkTo(register, 'Log in')).toBe(`/auth/login?next=${next}`);
  });

  test('leads a guest who wants to apply to the registration first, and other guests only below the form', () => {
    const toApply = opened(LoginPage, `/auth/login?next=${next}`);
    expect(linkTo(toApply, 'Create an account')).toBe(`/auth/register?next=${next}`);
    const saved = opened(LoginPage, `/auth/login?next=${encodeURIComponent('/user/saved')}`);
    expect(linkTo(saved, 'Create an account')).toBeUndefined();
    expect(linkTo(saved, 'Sign up')).toBe('/auth/register?next=%2Fuser%2Fsaved');
  });

  test('is missing for a visitor who opened the page directly', () => {
    expect(linkTo(opened(LoginPage, '/auth/login'), 'Sign up')).toBe('/auth/register');
    expect(linkTo(opened(RegisterPage, '/auth/register'), 'Log in')).toBe('/auth/login');
  });
});

describe('the page for the mailed code', () => {
  test('does not claim that a code was sent to an address that only the link names', () => {
    const html = opened(VerifyPage, '/auth/verify-otp?email=asha@people.example');
    expect(html).toContain('If we sent a code to asha@people.example, enter it here.');
    expect(html).not.toContain('We sent it to');
    expect(fieldsOf(html).get('Verification code')).toMatch(/autoComplete="one-time-code"/);
  });

  test('offers a new code only after a countdown, which is not read out every second', () => {
    const html = opened(VerifyPage, '/auth/verify-otp?email=asha@people.example');
    expect(html).toMatch(/aria-hidden="true">Resend in 0:30</);
    expect(html).not.toContain('>Resend code</button>');
    expect(html).toMatch(/<output class="sr-only">Resend in 0:30<\/output>/);
  });

  test('without an address asks for it, and links back to the registration of the same kind', () => {
    const html = opened(VerifyPage, '/auth/verify-otp?type=hr');
    expect(html).toContain('Email is missing. Please go back to registration.');
    expect(html).toMatch(/<a\b[^>]*href="\/auth\/register\?type=hr"/);
    expect(fieldsOf(html).get('Email')).toMatch(/type="email"/);
    expect(html).not.toMatch(/Verification code|Resend/);
  });

  test('in the demo, and only there, says that the code is in the demo’s mails', () => {
    const address = '/auth/verify-otp?email=a@b.test';
    expect(opened(VerifyPage, address, { demo: true })).toContain('href="/dev/mail"');
    expect(opened(VerifyPage, address)).not.toContain('/dev/mail');
  });
});
