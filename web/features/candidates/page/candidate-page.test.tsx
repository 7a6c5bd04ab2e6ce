import { expect, test } from 'vitest';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { stubOwnJobs } from '../../../test/sample-hiring.ts';
import { sampleCandidate } from '../../../test/sample-applications.ts';
import { stubNotes, stubViews } from '../../../test/sample-received.ts';
import { answer, refuse } from '../../../test/stub-server.ts';
import CandidatePage from './candidate-page.tsx';

const ONE = 'GET /barong/resource/candidates/:id';
const NEAR =
  '40 of the 50 profiles a month of people who did not apply of your plan are used. They are reset on the first day of the month.';

function page(address = '/hr/candidates/3', viewsUsed = 0) {
  stubNotes();
  stubViews(viewsUsed);
  return answeredMarkupOf(<CandidatePage />, { address, path: '/hr/candidates/:id' });
}

test('it shows them as they were in the application named in its address, and in no other', async () => {
  const BY_APPLICATION = 'GET /barong/resource/applications/:id/candidate';
  const asked: object[] = [];
  answer(BY_APPLICATION, ({ params }) => {
    asked.push(params);
    return { ...sampleCandidate, id: 3, applications: sampleCandidate.recent_applications };
  });
  const html = await page('/hr/candidates/3?application=2');
  expect(html).toMatch(/href="\/hr\/applications\?application=2"[^>]*>(<[^>]*>)*Open application/);
  expect(asked).toEqual([{ id: 2 }]);
  answer(BY_APPLICATION, { ...sampleCandidate, id: 4 });
  const other = wordsOf(await page('/hr/candidates/3?application=2'));
  expect(other).toContain('Candidate not found');
});

test('for somebody found it says that the plan is nearly used up, and for an applicant nothing', async () => {
  const of = async (applications: (typeof sampleCandidate)['recent_applications']) => {
    answer(ONE, { ...sampleCandidate, applications });
    return wordsOf(await page('/hr/candidates/3', 40));
  };
  const applicant = await of(sampleCandidate.recent_applications);
  expect(applicant).toContain('Asha Rao');
  expect(applicant).not.toContain(NEAR);
  expect(await of([])).toContain(NEAR);
});

test('when the plan allows nobody more this month it says what to do', async () => {
  refuse(ONE, 'resource.candidate.no_views_left');
  const html = await page();
  expect(wordsOf(html)).toContain('This month’s profiles are used up');
  expect(html).toMatch(/href="\/hr\/subscription"[^>]*>See the plans/);
  expect(html).toMatch(/href="\/hr\/candidates"[^>]*>Who applied/);
});

test('it says whether they could not be loaded, or the company does not know them', async () => {
  refuse(ONE, 'server.internal_error');
  expect(wordsOf(await page())).toMatch(/Failed to load candidate profile .*Retry/);
  refuse(ONE, 'resource.candidate.not_found');
  expect(wordsOf(await page())).toContain('Candidate not found');
});

test('after a refusal it says from which day the company may ask again, and lets it ask from then on', async () => {
  const question = 'May we contact you?';
  const declined = (ask_again_from: string) => {
    stubOwnJobs();
    answer(ONE, {
      ...sampleCandidate,
      email: null,
      contact: 'declined',
      recent_applications: [],
      applications: [],
      contact_request: { job_title: null, asked_at: '2026-11-18T09:32:00.000Z', ask_again_from },
    });
    return page();
  };
  const waits = wordsOf(await declined('2126-12-18T09:32:00.000Z'));
  expect(waits).toContain('You can ask again from 18 Dec 2126.');
  expect(waits).not.toContain(question);
  expect(wordsOf(await declined(new Date(Date.now() - 1).toISOString()))).toContain(question);
});
