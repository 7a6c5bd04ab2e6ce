import { expect, test } from 'vitest';
import { linksIn, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { sampleProfile } from '../../../test/sample-profile.ts';
import { answer, refuse } from '../../../test/stub-server.ts';
import BuilderPage from './builder-page.tsx';

test('without a profile it links to where to create one', async () => {
  refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
  const html = await answeredMarkupOf(<BuilderPage />, { as: 'user' });
  expect(linksIn(html).get('Edit Profile')).toBe('/profile/edit');
});

test('for a job it says what the profile has and lacks, and puts the matching skills first', async () => {
  const looks: unknown[] = [];
  answer('GET /barong/resource/user_profile', sampleProfile());
  answer('GET /barong/resource/built_resume', ({ query }) => {
    looks.push(query.skills_first);
    return { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', pages: 2 };
  });
  answer('GET /barong/resource/jobs/:id/tailoring', {
    job: { id: 7, title: 'Master Weaver', company: 'Malwa Mills' },
    skills: [
      { text: 'Dyeing', found: [{ part: 'skills', entry: '' }] },
      { text: 'Embroidery', found: [] },
    ],
    words: [{ text: 'Weaver', found: [{ part: 'experience', entry: 'Weaver, Indore Cotton' }] }],
    skills_first: ['Dyeing'],
  });
  const address = '/user/resume-builder?job=7';
  const html = await answeredMarkupOf(<BuilderPage />, { as: 'user', address });
  const words = wordsOf(html);
  expect(words).toContain('For Master Weaver at Malwa Mills');
  expect(words).toContain('Dyeing (skills)');
  expect(words).toContain('Weaver (Weaver, Indore Cotton)');
  expect(words).toMatch(/Embroidery(?! \()/);
  expect(html).toContain('Your resume, 2 pages');
  expect(looks).toEqual([['Dyeing']]);
});
