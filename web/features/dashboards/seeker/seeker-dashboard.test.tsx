import { describe, expect, test } from 'vitest';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import type { MyApplication, TrackerCounts } from '../../../../contract/applications.ts';
import type { Job } from '../../../../contract/jobs.ts';
import type { MissingSkill } from '../../../../contract/jobs/recommendations.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { metaOf } from '../../../../contract/lists.ts';
import { trackerStatuses } from '../../../../contract/applications/statuses.ts';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import { AppliedList, RecommendedList, SavedList } from './job-lists.tsx';
import { SeekerDashboard } from './seeker-dashboard.tsx';
import { sampleListedJob } from '../../../parts/jobs/sample-listed-job.ts';
import { sampleSavedWords } from '../../../test/sample-saved-job.ts';
import { sampleMyApplication } from '../../../test/sample-applications.ts';
import { inDays } from '../../../test/in-days.ts';

const job = (more: Partial<Job> = {}) =>
  sampleListedJob({
    id: 5,
    title: 'Loom Fitter',
    location: 'Dewas Naka, Indore',
    skills: ['Weaving', 'Welding'],
    company_id: 7,
    company_name: 'Malwa Mills',
    created_at: inDays(-3),
    posted_at: inDays(-3),
    expires_at: inDays(20),
    ...more,
  });

const application = (id: number) =>
  sampleMyApplication({
    id,
    created_at: inDays(-2),
    job: {
      ...sampleMyApplication().job,
      title: 'Loom Fitter',
      company_id: 7,
      company_name: 'Malwa Mills',
    },
    events: [],
  });

const saved = (status: 'active' | 'expiring' | 'expired', more: Partial<Job> = {}) => ({
  ...sampleSavedWords,
  job_id: 5,
  saved_at: inDays(-1),
  status,
  job: job(more),
});

interface Known {
  language?: 'en' | 'hi';
  /** Null if there is none, undefined as long as it has not come. */
  profile?: { skills: string[]; location: string } | null | undefined;
  applications?: MyApplication[];
  waiting?: number;
  savedJobs?: ReturnType<typeof saved>[];
  missing?: MissingSkill[];
  /** The calls that should fail. */
  failing?: readonly (typeof CALLS)[number][];
  /** Whether the applications have not come yet. */
  isEarly?: boolean;
}

const RECOMMENDED = 'GET /barong/resource/recommended_jobs';
const APPLICATIONS = 'GET /barong/resource/my/applications';
const SAVED = 'GET /barong/resource/saved_jobs';
const CALLS = [RECOMMENDED, APPLICATIONS, SAVED] as const;

function dashboard(known: Known = {}) {
  const { language = 'en', applications = [], waiting = 0, savedJobs = [] } = known;
  const profile = 'profile' in known ? known.profile : null;
  const none = Object.fromEntries(trackerStatuses.map((status) => [status, 0]));
  answer(RECOMMENDED, { recommended_jobs: [], is_personal: true });
  if (!known.isEarly)
    answer(APPLICATIONS, ({ query }) => {
      const found = applications.filter(
        ({ status }) => query.status.length === 0 || query.status.some((it) => it === status),
      );
      return {
        applications: found,
        counts: { ...none, all: applications.length, waiting } as TrackerCounts,
        meta: metaOf(query, found.length),
      };
    });
  answer('GET /barong/resource/missing_skills', { missing_skills: known.missing ?? [] });
  answer('GET /barong/resource/contact_requests', ({ query }) => ({
    contact_requests: [],
    meta: metaOf(query, 0),
  }));
  answer(SAVED, ({ query }) => ({
    saved_jobs: savedJobs,
    counts: {
      all: savedJobs.length,
      active: 0,
      expiring: savedJobs.filter(({ status }) => status === 'expiring').length,
      expired: 0,
    },
    meta: metaOf(query, savedJobs.length),
  }));
  for (const call of known.failing ?? []) refuse(call, 'server.internal_error');
  return answeredMarkupOf(
    <SeekerDashboard
      profile={profile as never}
      completion={{ percent: 55, missing: 3 }}
      views={12}
      profileCard={<aside>card</aside>}
      saveButton={() => <i>save</i>}
      applyButton={(one) => <i>apply to {one.title}</i>}
    />,
    { language },
  );
}

describe("the seeker's dashboard", () => {
  test('welcomes a new seeker with three steps, and everybody else with their figures', async () => {
    const first = wordsOf(await dashboard());
    expect(first).toContain('Welcome, ');
    expect(first).toContain('Three steps to your first answer.');
    expect(first).not.toContain('Awaiting answer');
    const back = wordsOf(await dashboard({ applications: [application(1)], waiting: 1 }));
    expect(back).toContain('Welcome back');
    expect(back).toContain('Nothing needs you today.');
    expect(back).toContain('Awaiting answer');
    expect(back).toContain('with the companies');
  });

  test('the first step of a new seeker leads to the profile', async () => {
    const html = await dashboard();
    expect(html).toMatch(/First steps.*href="\/profile\/edit[^"]*"[^>]*>Start/s);
    expect(html).not.toContain('Your figures');
  });

  test('all parts are asked for at once, also those that are drawn only when the profile has come', async () => {
    let asked = 0;
    answer('GET /barong/resource/missing_skills', () => {
      asked += 1;
      return { missing_skills: [] };
    });
    await answeredMarkupOf(
      <SeekerDashboard
        profile={undefined}
        completion={undefined}
        views={undefined}
        profileCard={null}
        saveButton={() => null}
        applyButton={() => null}
      />,
    );
    expect(asked).toBe(1);
  });

  test('what is due, the figures and the lists come together, so that none of them moves', async () => {
    const profile = { skills: [], location: '' };
    const early = wordsOf(
      await dashboard({ profile, isEarly: true, savedJobs: [saved('active')] }),
    );
    expect(early).toContain('Loading…');
    expect(early).not.toMatch(/Your figures|Saved Jobs|needs? you|Recommended/);
    const text = wordsOf(await dashboard({ profile, savedJobs: [saved('active')] }));
    expect(text).toMatch(/Nothing needs you today\..*Saved Jobs 1/);
  });

  test('a company’s decision leads the page, and an invitation is an upcoming interview', async () => {
    const invited = {
      id: 8,
      kind: 'status_changed' as const,
      status: 'interview' as const,
      by: { role: 'hr' as const, name: 'Ravi Iyer' },
      note: 'Monday at ten, gate 2',
      interview_at: null,
      interview_place: null,
      created_at: new Date().toISOString(),
    };
    const text = wordsOf(
      await dashboard({
        applications: [
          {
            ...sampleMyApplication({ status: 'interview', tracker_status: 'Interviewing' }),
            updated_at: new Date().toISOString(),
            events: [invited],
          },
        ],
        waiting: 1,
      }),
    );
    expect(text).toMatch(
      /One thing needs you\..*An interview is planned; the time follows.*Accounts Executive/,
    );
    expect(text).toMatch(/Upcoming Interviews.*invited today.*Monday at ten, gate 2/);
    const none = wordsOf(await dashboard({ applications: [application(1)], waiting: 1 }));
    expect(none).not.toContain('Upcoming Interviews');
  });

  test('a skill that the profile lacks links to the jobs that were counted', async () => {
    const tally = { skill: 'Tally', asked_by: 2, of: 7, open_jobs: 12, capped: false };
    const missing = [{ ...tally, location: 'Indore' }];
    const profile = { skills: [], location: '' };
    const html = await dashboard({ profile, missing });
    expect(wordsOf(html)).toMatch(
      /Skill Development.*Tally.*Required by 2 of your 7 saved and recommended jobs/,
    );
    const way = 'href="/user/jobs?skill=Tally&amp;location=Indore"';
    expect(html).toMatch(
      new RegExp(`${way.replace('?', '\\?')}[^>]*>12 open jobs ask for it around Indore`),
    );
    expect(await dashboard({ profile, missing, language: 'hi' })).toMatch(
      new RegExp(`${way.replace('?', '\\?')}[^>]*>इंदौर के आसपास 12 खुली नौकरियों में इसकी माँग`),
    );
  });

  test('each figure says what it counts and leads to its list', async () => {
    const html = await dashboard({
      profile: { skills: [], location: '' },
      applications: [application(1)],
      waiting: 1,
      savedJobs: [saved('active'), saved('expiring', { id: 6, expires_at: inDays(3) })],
    });
    const text = wordsOf(html);
    expect(text).toContain('Last one 2 days ago');
    expect(text).toContain('1 closes within 7 days');
    expect(text).toContain('55%');
    expect(text).toContain('3 things missing');
    expect(text).toContain('Profile Views 12 in 30 days');
    for (const to of [
      '/user/applications?sent=here',
      '/user/applications?status=waiting',
      '/user/saved',
      '/user/views',
      '/user/profile',
    ]) {
      expect(html).toContain(`href="${to}"`);
    }
  });

  test('of the saved jobs that are about to close, only the first is listed as due', async () => {
    const text = wordsOf(
      await dashboard({
        profile: { skills: [], location: '' },
        savedJobs: [
          saved('expiring', { id: 6, title: 'Later', expires_at: inDays(6) }),
          saved('expiring', { id: 8, title: 'Sooner', expires_at: inDays(2) }),
          saved('expired', { id: 9, title: 'Gone', expires_at: inDays(-1) }),
        ],
      }),
    );
    expect(text).toContain('One thing needs you.');
    expect(text).toContain('apply to Sooner');
    expect(text).not.toContain('apply to Later');
    expect(text).not.toContain('apply to Gone');
  });

  test('an unknown figure is a dash, never zero', async () => {
    const text = wordsOf(
      await dashboard({
        profile: { skills: [], location: '' },
        failing: [APPLICATIONS, SAVED],
      }),
    );
    expect(text.match(/(Applications|Awaiting answer|Saved Jobs) –/g)).toHaveLength(3);
    expect(text).not.toMatch(/None sent yet|No answer is open|None closes|Nothing needs you/);
  });

  test('jobs that cannot be loaded show a failure with a retry, and the other parts stay', async () => {
    const profile = { skills: [], location: '' };
    const savedJobs = [saved('active')];
    const text = wordsOf(await dashboard({ profile, savedJobs, failing: [RECOMMENDED] }));
    expect(text).toContain('Failed to load jobs. Please try again.');
    expect(text).toContain('Try Again');
    expect(text).toContain('Saved Jobs 1');
  });

  test('speaks Hindi', async () => {
    const text = wordsOf(await dashboard({ language: 'hi', applications: [application(1)] }));
    expect(text).not.toMatch(/Welcome|Awaiting|Saved Jobs|Recommended|Nothing/);
  });
});

const ofSkills = (...words: string[]) => ({ kind: 'skills', points: 20, words });
const HERE = { kind: 'city', points: 16, words: [] };

describe('recommended jobs', () => {
  const list = (more: object, isPersonal = true) =>
    markupOf(
      <RecommendedList
        recommended={[
          { job: job(), score: 0, reasons: [], matched_skills: [], is_nearby: false, ...more },
        ]}
        isPersonal={isPersonal}
        saveButton={(one) => <i>save {one.id}</i>}
      />,
    );

  test.each([
    [{ reasons: [ofSkills('Weaving'), HERE] }, '1 of 2 skills match · near you'],
    [{ reasons: [ofSkills('Weaving', 'Welding')] }, '2 of 2 skills match'],
    [{ reasons: [HERE, { kind: 'less_pay', points: -6, words: [] }] }, 'near you'],
    [{}, `New on ${PORTAL}`],
  ])('say why they are there: %j', (more, reason) => {
    expect(wordsOf(list(more))).toContain(`Indore ${reason} `);
  });

  test('say in points why they are there, which add up', () => {
    const reasons = [ofSkills('Weaving'), HERE];
    const text = wordsOf(list({ score: 36, reasons }));
    expect(text).toContain('Why? 36 of 100 points');
    expect(text).toMatch(
      /Points of Loom Fitter.*1 of 2 skills match \+20.*near you \+16.*Total 36/,
    );
  });

  test('say that one is like another that the seeker chose, and count no points for one that is merely new', () => {
    const chosen = { kind: 'chosen_title', points: 36, words: ['Weaver'] };
    const isNew = { kind: 'new', points: 2, words: [] };
    const text = wordsOf(list({ score: 38, reasons: [chosen, isNew] }));
    expect(text).toMatch(/like “Weaver”/i);
    expect(text).toMatch(/Why\? 38 of 100 points.*which you applied to or saved/);
    expect(wordsOf(list({ score: 2, reasons: [isNew] }))).not.toContain('Why?');
  });

  test('ask for skills and place if the profile has neither', () => {
    const asking = 'Add skills and your place to your profile';
    expect(wordsOf(list({}, false))).toContain(asking);
    expect(wordsOf(list({}))).not.toContain(asking);
  });

  test('are marked with the language of the job for screen readers', () => {
    expect(list({ job: job({ language: 'hi', title: 'दर्ज़ी' }) })).toMatch(
      /<h2[^>]*lang="hi"[^>]*>.*दर्ज़ी/,
    );
  });

  test('say when there will be some, if there are none', () => {
    const html = markupOf(<RecommendedList recommended={[]} isPersonal saveButton={() => null} />);
    expect(wordsOf(html)).toContain('No open jobs now');
  });
});

describe('the short lists', () => {
  test('of applications lead to each one, not to its job', () => {
    const html = markupOf(<AppliedList applications={[application(41)]} />);
    expect(html).toContain('href="/user/applications?application=41"');
    expect(wordsOf(html)).toContain('Applied Not opened yet Applied 2 days ago');
  });

  test('of applications say, as the tracker does, that one was accepted', () => {
    const accepted = { ...application(41), status: 'accepted' as const };
    const html = markupOf(<AppliedList applications={[accepted]} />);
    expect(wordsOf(html)).toContain('Applied Shortlisted Applied 2 days ago');
  });

  test.each([
    ['expiring', { expires_at: inDays(2) }, 'Closes in 2 days'],
    ['expired', {}, 'Posting no longer active'],
  ] as const)('of saved jobs say that one is %s', (status, more, words) => {
    const text = wordsOf(markupOf(<SavedList saved={[saved(status, more)]} />));
    expect(text).toContain(`${words} Saved`);
  });

  test('of saved jobs do not mention that one stays open', () => {
    const text = wordsOf(markupOf(<SavedList saved={[saved('active')]} />));
    expect(text).not.toMatch(/Closes|no longer/);
  });

  test.each([
    [<AppliedList key="a" applications={[]} />, 'No applications yet'],
    [<SavedList key="s" saved={[]} />, 'No saved jobs yet'],
  ])('that are empty lead to the jobs', (list, words) => {
    const html = markupOf(list);
    expect(wordsOf(html)).toContain(words);
    expect(html).toContain('href="/user/jobs"');
  });
});
