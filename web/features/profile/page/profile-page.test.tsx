import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../contract/endpoint.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfilePage } from './profile-page.tsx';
import { sampleProfile } from '../../../test/sample-profile.ts';

type Profile = ReturnType<typeof sampleProfile> | null;
const resume = {
  id: 1,
  doc_name: 'kavita.pdf',
  doc_type: 'Resume' as const,
  doc_number: '',
  doc_category: '',
  doc_expire: null,
  size_bytes: 4_096,
  is_default: true,
  upload: '/file',
  created_at: '2026-11-18T09:32:00.000Z',
};

const figures = { views: 7, applications: 12, saved: 24, interviews: 3, offers: undefined };

const PROFILE = 'GET /barong/resource/user_profile';

function stubProfile(profile: Profile) {
  if (profile) answer(PROFILE, profile);
  else refuse(PROFILE, 'resource.profile.not_found');
}

const page = (profile: Profile, language: 'en' | 'hi' = 'en', resumes = [resume]) => {
  stubProfile(profile);
  answer('GET /barong/resource/documents', resumes);
  return answeredMarkupOf(<ProfilePage figures={figures} />, { language });
};

describe("the seeker's profile", () => {
  test('shows everything that was saved, and who sees the pay', async () => {
    const html = await page(sampleProfile());
    const text = wordsOf(html);
    for (const part of [
      'Kavita Rao',
      'Weaver, six years',
      'Rajwada, Indore',
      'kavita@people.test',
      '+919876543210',
      'Weaving Loom repair Dyeing',
      'Apr 2020 – Present',
      'Weaver',
      'Indore Cotton · Indore',
      'Six looms.',
      'Class XII, Science',
      'Malhar Ashram · Indore',
      'May 2018',
      '62%',
      'Total experience 6 years 8 months',
      'Notice period 30 days',
      'Current CTC ₹3.12 LPA',
      'Expected CTC ₹3.84 LPA',
      'Preferred locations Indore, Ujjain',
      'Languages Hindi (read, write, speak)',
      'Right to work in India Indian citizen',
      'Pay is never public.',
      'Who may find me: Companies I apply to',
      'Your profile is complete.',
    ]) {
      expect(text).toContain(part);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('names its places in Hindi', async () => {
    const text = wordsOf(await page(sampleProfile(), 'hi'));
    for (const part of ['Indore Cotton · इंदौर', 'Malhar Ashram · इंदौर', 'इंदौर, उज्जैन']) {
      expect(text).toContain(part);
    }
  });

  test('has its figures linked to their lists, and a dash for an unknown one', async () => {
    const html = await page(sampleProfile());
    const text = wordsOf(html);
    expect(text).toContain('Profile Views 7 in 30 days');
    expect(text).toContain('Applications 12 Saved Jobs 24 Interviews 3 Offers –');
    expect(html).toContain('href="/user/views"');
    expect(html).toContain('href="/user/applications?status=Interviewing"');
  });

  test('shows text, never markup', async () => {
    const html = await page(sampleProfile({ about: '<script>alert(1)</script>' }));
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>');
  });

  test('every part links to the tab where it is edited', async () => {
    const html = await page(sampleProfile());
    expect(html).toMatch(/aria-label="Edit About"[^>]*href="\/profile\/edit"/);
    expect(html).toMatch(/aria-label="Edit Work Experience"[^>]*href="[^"]*\?tab=experience"/);
    expect(html).toMatch(/aria-label="Edit Education"[^>]*href="[^"]*\?tab=education"/);
  });

  test('links to its settings and to the page that builds a resume', async () => {
    const html = await page(sampleProfile());
    for (const [name, to] of [
      ['Profile Settings', '/settings'],
      ['Resume Builder', '/user/resume-builder'],
    ]) {
      expect(html).toMatch(new RegExp(`href="${to}"[^>]*>(?:(?!</a>).)*${name}`, 's'));
    }
  });

  test('names an entry by the parts that are known', async () => {
    const [work] = sampleProfile().experience;
    const [school] = sampleProfile().education;
    if (!work || !school) throw new Error('the sample has both');
    const html = await page(
      sampleProfile({
        experience: [{ ...work, title: '', location: '' }],
        education: [{ ...school, degree: '', field: '', location: '' }],
      }),
    );
    expect(html).toMatch(/<h3[^>]*>Indore Cotton<\/h3>/);
    expect(html).toMatch(/<h3[^>]*>Malhar Ashram<\/h3>/);
    expect(html.match(/Indore Cotton/g)).toHaveLength(1);
    expect(html.match(/Malhar Ashram/g)).toHaveLength(1);
  });

  test('more than five skills are counted, not listed', async () => {
    const skills = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7'];
    const text = wordsOf(await page(sampleProfile({ skills })));
    expect(text).toContain('A1 B2 C3 D4 E5 +2 more');
  });

  test('says in words what is missing, and how much it would add', async () => {
    const text = wordsOf(
      await page(
        sampleProfile({ about: '', experience: [], education: [], resumeUrl: null }),
        'en',
        [],
      ),
    );
    expect(text).toContain('No information provided.');
    expect(text).toContain('No work experience added yet');
    expect(text).toContain('No education information added yet');
    expect(text).toContain('Add resume');
    expect(text).toContain('45%');
    expect(text).toContain('Your resume +20%');
    expect(text).not.toContain('Download Resume');
  });

  test('a profile that was never saved begins with three steps', async () => {
    const html = await page(null);
    expect(wordsOf(html)).toContain('Let us build your profile');
    expect(wordsOf(html)).toContain('It takes about five minutes');
    expect(html).toContain('href="/profile/edit"');
    expect(html).toContain('href="/profile/edit?tab=resume"');
  });

  test('says so while it loads, and when it cannot', async () => {
    expect(markupOf(<ProfilePage figures={figures} />)).toContain('Loading…');
    refuse(PROFILE, 'server.internal_error');
    const text = wordsOf(await answeredMarkupOf(<ProfilePage figures={figures} />));
    expect(text).toContain('Profile not found');
    expect(text).toContain('There was a problem loading your profile');
    expect(text).toContain('Try Again');
  });

  test('speaks Hindi, also in its months', async () => {
    const text = wordsOf(await page(sampleProfile(), 'hi'));
    expect(text).toContain('अप्रैल 2020');
    expect(text).not.toMatch(/Work Experience|Present|Edit Profile/);
    expect(wordsOf(await page(null, 'hi'))).toContain('आइए, आपकी प्रोफ़ाइल बनाएँ');
  });
});

describe('the card beside the dashboard', () => {
  const card = (profile: Profile, language: Language = 'en') => {
    stubProfile(profile);
    return answeredMarkupOf(<ProfileCard />, { language });
  };

  test('names the three missing items that add most', async () => {
    const html = await card(null);
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(wordsOf(html)).toContain('0%');
    expect(wordsOf(html)).toContain('Your resume +20%');
  });

  test('has name, headline and place, and asks nothing more of a complete profile', async () => {
    const text = wordsOf(await card(sampleProfile()));
    expect(text).toContain('Kavita Rao Weaver, six years · Rajwada, Indore');
    expect(text).toContain('100%');
    expect(text).not.toContain('Still missing:');
  });

  test('names the place as readers of Hindi write it', async () => {
    expect(wordsOf(await card(sampleProfile(), 'hi'))).toContain('Rajwada, इंदौर');
  });
});
