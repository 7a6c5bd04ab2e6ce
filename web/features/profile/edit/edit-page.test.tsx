import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import EditProfilePage from './edit-page.tsx';
import { sampleAccount, sampleProfile } from '../../../test/sample-profile.ts';

type Profile = ReturnType<typeof sampleProfile> | null;

const PROFILE = 'GET /barong/resource/user_profile';
const ACCOUNT = 'GET /barong/resource/users/me';

function stubProfile(profile: Profile) {
  if (profile) answer(PROFILE, profile);
  else refuse(PROFILE, 'resource.profile.not_found');
}

const page = (profile: Profile, address = '/', language: 'en' | 'hi' = 'en') => {
  stubProfile(profile);
  answer(ACCOUNT, sampleAccount({ phone: '+919876500000' }));
  answer('GET /barong/resource/documents', []);
  return answeredMarkupOf(<EditProfilePage />, { address, language });
};
const valueOf = (html: string, name: string) => {
  const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
  return / value="([^"]*)"/.exec(input)?.[1];
};

describe('the form of the profile', () => {
  test('begins with the details of the account if there is no profile yet', async () => {
    const html = await page(null);
    expect(valueOf(html, 'name')).toBe('Kavita Rao');
    expect(valueOf(html, 'phone')).toBe('+919876500000');
    expect(valueOf(html, 'title')).toBe('');
  });

  test('contains the saved values, which take precedence over the account', async () => {
    const html = await page(sampleProfile({ name: 'Kavita R. Rao', phone: '+919876543210' }));
    expect(valueOf(html, 'name')).toBe('Kavita R. Rao');
    expect(valueOf(html, 'phone')).toBe('+919876543210');
    expect(html).toContain('aria-label="Remove Loom repair"');
  });

  test('says where to change the mail address, and who sees the number', async () => {
    const html = await page(null);
    expect(html).toContain('href="/settings?section=email"');
    const text = wordsOf(html);
    expect(text).toContain('Email cannot be changed here. Change it in Settings');
    expect(text).toContain('Companies see it only after you apply to them.');
  });

  test('offers nothing to save while nothing has changed', async () => {
    expect(wordsOf(await page(sampleProfile()))).not.toContain('Save Changes');
  });

  test.each([
    ['/?tab=experience', 'Add Experience'],
    ['/?tab=education', 'Add Education'],
    ['/?tab=resume', 'Default cover letter'],
    ['/?tab=nonsense', 'Headline'],
    ['/', 'Headline'],
  ])('%s opens on its tab: %s', async (address, words) => {
    expect(wordsOf(await page(null, address))).toContain(words);
  });

  test('folds every entry under its name and time', async () => {
    const text = wordsOf(await page(sampleProfile(), '/?tab=experience'));
    expect(text).toContain('Weaver · Indore Cotton Apr 2020 – Present');
    expect(wordsOf(await page(null, '/?tab=experience'))).toContain('No work experience added yet');
  });

  test('an ongoing entry has no end to choose', async () => {
    const html = await page(sampleProfile(), '/?tab=experience');
    expect(html).toMatch(/<select[^>]*id="[^"]*experience\.0\.endDate"[^>]*disabled/);
    expect(html).not.toMatch(/<select[^>]*id="[^"]*experience\.0\.startDate"[^>]*disabled/);
  });

  test('offers to move entries only if there are several', async () => {
    const entries = sampleProfile().experience.slice(0, 1);
    const several = [...entries, ...entries.map((entry) => ({ ...entry, id: 'another' }))];
    const withEntries = (experience: typeof entries) =>
      page(sampleProfile({ experience }), '/?tab=experience');
    expect(await withEntries(entries)).not.toContain('aria-label="Move ');
    expect(await withEntries(several)).toContain('aria-label="Move ');
  });

  test('shows no fields until both are loaded', async () => {
    stubProfile(null);
    const html = await answeredMarkupOf(<EditProfilePage />);
    expect(html).toContain('Loading…');
    expect(html).not.toContain('<form');
  });

  test.each([PROFILE, ACCOUNT] as const)('says so when %s fails', async (call) => {
    stubProfile(null);
    answer(ACCOUNT, sampleAccount());
    refuse(call, 'server.internal_error');
    const text = wordsOf(await answeredMarkupOf(<EditProfilePage />));
    expect(text).toContain('There was a problem loading your profile');
    expect(text).toContain('Try Again');
  });

  test('speaks Hindi in every tab', async () => {
    for (const tab of ['basic', 'experience', 'education', 'resume']) {
      const text = wordsOf(await page(null, `/?tab=${tab}`, 'hi'));
      expect(text).toMatch(/[\u0900-\u097f]/);
      expect(text).not.toMatch(/Full name|Add Experience|Add Education|cover letter|Your resumes/);
    }
  });
});

describe('the resumes', () => {
  const resume = (id: number, doc_name: string, size_bytes: number, is_default = false) => ({
    id,
    doc_name,
    doc_type: 'Resume' as const,
    doc_number: '',
    doc_category: '',
    doc_expire: null,
    size_bytes,
    is_default,
    upload: `/file/${id}`,
    created_at: '2026-11-18T09:32:00.000Z',
  });
  const list = (resumes: ReturnType<typeof resume>[], language: 'en' | 'hi' = 'en') => {
    stubProfile(null);
    answer(ACCOUNT, sampleAccount());
    answer('GET /barong/resource/documents', resumes);
    return answeredMarkupOf(<EditProfilePage />, { address: '/?tab=resume', language });
  };

  test('one is the default, each with its size, day, file and a labelled menu', async () => {
    const html = await list([resume(2, 'new.pdf', 2_097_152), resume(1, 'old.docx', 300, true)]);
    const text = wordsOf(html);
    expect(text).toContain('new.pdf 2.0 MB, uploaded 18 Nov 2026');
    expect(text).toContain('old.docx Default 1 KB, uploaded 18 Nov 2026');
    expect(text).toContain('Upload another');
    for (const name of ['new.pdf', 'old.docx']) {
      expect(html).toContain(`aria-label="Open ${name}"`);
      expect(html).toContain(`aria-label="Rename, delete or choose ${name}"`);
    }
    expect(html).toContain('href="/file/2" target="_blank"');
  });

  test('a single one is not labelled as the default', async () => {
    const text = wordsOf(await list([resume(1, 'old.docx', 300, true)]));
    expect(text).not.toContain('Default 1 KB');
    expect(text).toContain('It is sent with your applications.');
  });

  test.each([
    [1_023, '1 KB'],
    [1_536, '2 KB'],
    [1_048_576, '1.0 MB'],
    [1_572_864, '1.5 MB'],
  ])('%d bytes are %s', async (bytes, words) => {
    expect(wordsOf(await list([resume(1, 'cv.pdf', bytes)]))).toContain(`${words}, uploaded`);
  });

  test('without any it says which files are accepted', async () => {
    const html = await list([]);
    expect(wordsOf(html)).toContain('PDF or Word (DOC, DOCX), at most 2 MB.');
    expect(html).toContain('accept=".pdf,.doc,.docx"');
  });

  test('speaks Hindi', async () => {
    const text = wordsOf(
      await list([resume(2, 'b.pdf', 9), resume(1, 'cv.pdf', 4_096, true)], 'hi'),
    );
    expect(text).toContain('cv.pdf मुख्य');
    expect(text).toContain('4 KB');
  });
});
