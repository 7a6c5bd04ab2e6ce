import { describe, expect, test } from 'vitest';
import type { User } from '../../../../contract/accounts.ts';
import type { Phone } from '../../../../contract/accounts/phones.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import { PhoneSection } from './phone-section.tsx';

const NUMBER: Phone = {
  phone: '+919876543210',
  verified: false,
  verification_available: true,
  verification_expired: false,
  sms_login: false,
  sms_login_available: false,
};

const sectionOf = async (
  phone: Partial<Phone>,
  user: Partial<User> = {},
  language: 'en' | 'hi' = 'en',
) => {
  answer('GET /barong/resource/phone', { ...NUMBER, ...phone });
  const html = await answeredMarkupOf(<PhoneSection user={sampleSession(user).user} />, {
    language,
  });
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)];
  return { words: wordsOf(html), buttons: buttons.map(([, label = '']) => wordsOf(label)) };
};

describe('the mobile number in the settings', () => {
  test('can be verified if the server sends SMS, and is not offered otherwise', async () => {
    const here = await sectionOf({});
    expect(here.words).toContain('Not verified');
    expect(here.buttons).toEqual(['Verify', 'Change number', 'Remove number']);
    const elsewhere = await sectionOf({ verification_available: false });
    expect(elsewhere.words).toContain('Not verified');
    expect(elsewhere.buttons).toEqual(['Change number', 'Remove number']);
  });

  test('that is verified says so and cannot be verified again', async () => {
    const { words, buttons } = await sectionOf({ verified: true });
    expect(words).toMatch(/\+91\s98765\s43210 Verified/);
    expect(buttons).toEqual(['Change number', 'Remove number']);
  });

  test('needs a confirmed mail address, and says so only if that would help', async () => {
    const pending = { email_verified: false };
    const { words, buttons } = await sectionOf({}, pending);
    expect(words).toContain('once your email address is confirmed');
    expect(buttons).toEqual(['Change number', 'Remove number']);
    const elsewhere = await sectionOf({ verification_available: false }, pending);
    expect(elsewhere.words).not.toContain('email');
  });

  test('that was verified too long ago says so, and can be verified again', async () => {
    const { words, buttons } = await sectionOf({
      verified: true,
      verification_expired: true,
      sms_login: true,
    });
    expect(words).toContain('verified more than a year ago');
    expect(buttons).toContain('Verify');
    expect(buttons).toContain('Turn off');
  });

  test('says that it opens the account only where it can, in Hindi too', async () => {
    const verified = { verified: true, sms_login_available: true };
    const sms = 'Log in with a code sent to this number';
    expect((await sectionOf(verified)).words).toContain(`${sms} Off`);
    expect((await sectionOf({ verified: true })).words).not.toContain(sms);
    const hindi = await sectionOf(verified, {}, 'hi');
    expect(hindi.words).toContain('इस नंबर पर भेजे गए कोड से लॉग इन बंद');
  });

  test('if none was given, can only be added', async () => {
    const { words, buttons } = await sectionOf({ phone: null });
    expect(words).toContain('No number yet');
    expect(words).not.toContain('erified');
    expect(buttons).toEqual(['Add a number']);
  });

  test('says to seekers and to others who calls them', async () => {
    expect((await sectionOf({})).words).toContain('companies you apply to');
    for (const role of ['hr', 'admin'] as const) {
      const { words } = await sectionOf({}, { role });
      expect(words).toContain('the people who run this site');
      expect(words).not.toContain('companies you apply to');
    }
  });
});
