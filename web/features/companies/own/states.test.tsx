import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CompanyForm, type HrProfile } from '../../../../contract/companies.ts';
import { mistakesIn } from '../../../lib/forms/form-check.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import { fieldsOf, sentFields, withScheme } from './company-fields.ts';
import EditCompanyPage from './edit-page.tsx';
import { CompanyFactList } from './fact-list.tsx';
import CompanyProfilePage from './profile-page.tsx';
import { ProfileNotice } from './profile-notice.tsx';
import SetUpCompanyPage from './setup-page.tsx';
import { sampleOwnCompany } from '../../../test/sample-hiring.ts';

const COMPANY = 'GET /barong/resource/hr_profile';

const company = sampleOwnCompany({
  id: 3,
  company_name: 'Malwa Mills',
  company_description: 'Spins cotton.\n\nSince 1998.',
  industry: 'Textiles',
  company_website: 'https://www.malwa.example.in/',
  company_size: 34,
  company_size_text: '11–50 employees',
  company_location: 'Indore',
  location: 'Indore',
  linkedin_url: 'https://linkedin.com/company/malwa',
  founded: 1998,
  applications_received: 1_234,
});

const pages = [
  ['the profile', CompanyProfilePage],
  ['the form', EditCompanyPage],
  ['the first step', SetUpCompanyPage],
] as const;

describe.each(pages)('%s of the company', (_, Page) => {
  test('says that it is loading', () => {
    const html = markupOf(<Page />);
    expect(wordsOf(html)).toContain('Loading…');
    expect(html).not.toContain('<form');
  });

  test('that cannot be loaded offers another try, in both languages', async () => {
    refuse(COMPANY, 'server.internal_error');
    expect(wordsOf(await answeredMarkupOf(<Page />))).toMatch(
      /The company profile could not be loaded\. .*request-7.* Try Again/,
    );
    refuse(COMPANY, 'server.internal_error');
    expect(wordsOf(await answeredMarkupOf(<Page />, { language: 'hi' }))).toMatch(
      /कंपनी प्रोफ़ाइल नहीं खुल सकी। .*request-7.* फिर कोशिश करें/,
    );
  });
});

describe('the profile', () => {
  const profile = (more: Partial<HrProfile> = {}) => {
    answer(COMPANY, { ...company, ...more });
    return answeredMarkupOf(<CompanyProfilePage />);
  };

  test('has its figures, each linked to its list', async () => {
    const html = await profile();
    expect(wordsOf(html)).toContain('Active Jobs 1');
    expect(wordsOf(html)).toContain('Total Jobs 2');
    expect(wordsOf(html)).toContain('Applications 1,234');
    for (const to of ['/hr/postings?status=active', '/hr/postings', '/hr/applications']) {
      expect(html).toContain(`href="${to}"`);
    }
  });

  test('keeps paragraphs, and shows what people wrote as text', async () => {
    const html = await profile({ company_description: 'One.\n\n<script>two</script>' });
    expect(html).toMatch(/<p[^>]*>One\.<\/p>/);
    expect(html).toContain('&lt;script&gt;two');
    expect(html).not.toContain('<script>two');
  });

  test('shows web addresses in short form and opens them in a new tab', () => {
    const html = markupOf(<CompanyFactList company={company} />);
    expect(wordsOf(html)).toContain('Website malwa.example.in (opens in a new tab)');
    expect(html).toContain('href="https://www.malwa.example.in/"');
    expect(html.match(/rel="noopener"/g)).toHaveLength(2);
  });

  test('leaves out facts that were not given', () => {
    const unknown = {
      company_website: null,
      linkedin_url: null,
      company_size: null,
      company_location: null,
      founded: null,
    };
    const words = wordsOf(markupOf(<CompanyFactList company={{ ...company, ...unknown }} />));
    expect(words).toBe('Company facts Industry Textiles');
  });
});

describe('the notice', () => {
  const notice = (known: HrProfile | null, wasBlocked: boolean) =>
    markupOf(<ProfileNotice company={known} wasBlocked={wasBlocked} />);

  test('disappears once the profile is complete, even after a redirect', () => {
    expect(notice(company, false)).toBe('');
    expect(notice(company, true)).toBe('');
  });

  test('names everything that is missing', () => {
    const bare = { ...company, industry: null, company_description: null, complete: false };
    expect(wordsOf(notice(bare, false))).toContain('Still missing: Industry, About the company.');
    expect(wordsOf(notice(null, false))).toContain(
      'Still missing: Company name, Industry, About the company.',
    );
  });

  test('is an alert only after a redirect from posting a job, and leads back to it', () => {
    const bare = { ...company, industry: null, complete: false };
    expect(notice(bare, true)).toContain('role="alert"');
    expect(notice(bare, true)).toContain('href="/hr/profile/edit?reason=posting"');
    expect(notice(bare, false)).not.toContain('role="alert"');
    expect(notice(bare, false)).toContain('href="/hr/profile/edit"');
  });
});

test('the form has every field once, in the order in which errors are looked for', async () => {
  answer(COMPANY, company);
  const html = await answeredMarkupOf(<EditCompanyPage />);
  const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(
    ([, name]) => name,
  );
  // The two radio buttons of one choice are together.
  const fields = names.filter((name, index) => name !== names[index - 1]);
  // The version is not an editable field.
  const written = Object.keys(fieldsOf(null)).filter((name) => name !== 'version');
  expect(new Set(fields)).toEqual(new Set(written));
  expect(new Set(fields).size).toBe(fields.length);
});

describe('web addresses', () => {
  const mistakeOf = async (typed: string) => {
    const fields = { ...fieldsOf(company), company_website: typed };
    return (await mistakesIn(async () => CompanyForm, sentFields(fields), 'en')).company_website;
  };
  const refusal = 'Enter a public web address that starts with https://';

  test.each(['kaveri.in', 'www.kaveri.co.in/jobs', 'https://kaveri.in/?a=b', ''])(
    '%j is accepted',
    async (typed) => {
      expect(await mistakeOf(typed)).toBeUndefined();
    },
  );

  test.each([
    'http://kaveri.in',
    'https://10.0.0.1',
    'https://[::1]/',
    'https://localhost',
    'https://printer.local',
    'https://user:secret@kaveri.in',
    'javascript:alert(1)',
    'data:text/html,x',
    'two words',
  ])('%j is refused', async (typed) => {
    expect(await mistakeOf(typed)).toBe(refusal);
  });

  test('a scheme is added once', () => {
    const named = fc
      .tuple(
        fc.constantFrom('', 'https://', 'http://', ' '),
        fc.stringMatching(/^[a-z-]{1,9}\.in$/),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(named, fc.string()), (typed) => {
        const once = withScheme(typed);
        expect(withScheme(once)).toBe(once);
      }),
    );
  });
});

test('a saved company passes through the form unchanged, whatever its values', () => {
  const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() !== '');
  fc.assert(
    fc.property(
      text,
      text,
      fc.option(fc.integer({ min: 1, max: 10_000_000 })),
      fc.option(fc.integer({ min: 1_700, max: 2026 })),
      (name, description, company_size, founded) => {
        const saved = {
          ...company,
          company_name: name.trim(),
          company_description: description.trim(),
          company_size,
          founded,
        };
        expect(CompanyForm.parse(sentFields(fieldsOf(saved)))).toMatchObject({
          company_name: saved.company_name,
          company_description: saved.company_description,
          company_size,
          founded,
        });
      },
    ),
  );
});

test('without a company, a waiting claim is not requested again', async () => {
  refuse(COMPANY, 'resource.hr_profile.not_found');
  answer('GET /barong/resource/company_claims', {
    claim: { company_id: 3, company_name: 'Narmada Mills', allowed: null, reason: null },
  });
  const html = await answeredMarkupOf(<EditCompanyPage />, {
    as: 'hr',
    address: '/hr/profile/edit?reason=posting',
  });
  expect(wordsOf(html)).toContain(
    'An admin is looking at your claim to Narmada Mills. You will get an email.',
  );
});
