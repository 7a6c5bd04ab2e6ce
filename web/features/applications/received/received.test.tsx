import { describe, expect, test } from 'vitest';
import type { Application, Candidate } from '../../../../contract/applications.ts';
import { applicationStatuses } from '../../../../contract/applications/statuses.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import { sampleOwnJob, stubOwnJobs } from '../../../test/sample-hiring.ts';
import { CandidatePanel } from './candidate-panel.tsx';
import { DecisionButtons } from './deciding/decision-buttons.tsx';
import { decisionTexts, decisionWord, isDecided } from './deciding/decisions.ts';
import { listMessages } from '../../../ui/lists/list-messages.ts';
import { scoresMessages } from '../scores/scores-messages.ts';
import { receivedMessages } from './received-messages.ts';
import { Received } from './received-page.tsx';
import { ReceivedTable } from './list/received-table.tsx';
import { candidate, received } from '../../../test/sample-applications.ts';
import {
  applicant,
  asha,
  bhavna,
  noScores,
  sentAnswer,
  stubApplications,
  stubReceived,
} from '../../../test/sample-received.ts';
import { inDays } from '../../../test/in-days.ts';
import { stubInterviews } from '../../../test/sample-interviews.ts';
import { dayText } from '../../../lib/format/format.ts';
import { CandidateProfile } from './candidate-profile.tsx';

const APPLICATIONS = 'GET /barong/resource/applications';
const OF_A_JOB = 'GET /barong/resource/jobs/:id/applications';

const counts = {
  all: 45,
  waiting: 43,
  pending: 41,
  reviewing: 1,
  interview: 1,
  offered: 0,
  hired: 0,
  accepted: 1,
  rejected: 1,
  unanswered: 0,
  withdrawn: 0,
};

const answered = (applications: Application[], page = 1) => ({
  ids: applications.map(({ id }) => id),
  applications,
  counts,
  due_within_week: 0,
  answers_in_time_percent: null,
  meta: metaOf({ page, limit: 20 }, 45),
});

describe("the recruiter's list", () => {
  test('says that it is loading, with its statuses but without counts', () => {
    const words = wordsOf(markupOf(<Received jobId={null} />));
    expect(words).toContain('Loading…');
    expect(words).toContain(
      'All Pending Reviewing Interview Accepted Offered Hired Rejected Withdrawn',
    );
  });

  test('that cannot be loaded says so and offers another try', async () => {
    refuse(APPLICATIONS, 'server.internal_error');
    expect(wordsOf(await answeredMarkupOf(<Received jobId={null} />))).toMatch(
      /Failed to fetch applications .*request-7.* Try Again/,
    );
  });

  test('has a chip for each status with its count, and for offers and hirings only while there are any', async () => {
    stubReceived();
    stubApplications(asha, bhavna, applicant(9, 'Chetan Das', 'rejected'));
    const html = await answeredMarkupOf(<Received jobId={null} />);
    expect(wordsOf(html)).toContain(
      'All 3 Pending 2 Reviewing 0 Interview 0 Accepted 0 Rejected 1 Withdrawn 0',
    );
    for (const name of ['Asha Rao', 'Bhavna Patel', 'Chetan Das']) expect(html).toContain(name);
  });

  test('requests several statuses from its address, and each has its chip pressed', async () => {
    const asked: string[][] = [];
    answer(APPLICATIONS, ({ query }) => {
      asked.push(query.status);
      return answered([received('pending')]);
    });
    const html = await answeredMarkupOf(<Received jobId={null} />, {
      address: '/hr/applications?status=pending&status=reviewing',
    });
    expect(asked).toEqual([['pending', 'reviewing']]);
    const pressed = html.match(/<a[^>]*aria-current="true"[^>]*>.*?<\/a>/g) ?? [];
    expect(pressed.map(wordsOf)).toEqual(['Pending 41', 'Reviewing 1']);
  });

  test('that is empty because of its filters leads back to all applications', async () => {
    answer(APPLICATIONS, { ...answered([]), meta: metaOf({ page: 1, limit: 20 }, 0) });
    const html = await answeredMarkupOf(<Received jobId={null} />, {
      address: '/hr/applications?status=accepted',
    });
    expect(wordsOf(html)).toContain('Nobody fits these filters.');
    expect(html).toMatch(/href="\/hr\/applications"[^>]*>Clear Filters/);
  });

  test('counts the answers due soon above it, and links to them unless they are shown', async () => {
    const due = { ...asha, answer: { due_at: inDays(2), answered_at: null, late: false } };
    const page = (address: string) => {
      stubReceived();
      stubApplications(due);
      return answeredMarkupOf(<Received jobId={null} />, { address });
    };
    const notice = `1 answer due by ${dayText(inDays(7), 'en')}.`;
    const html = await page('/hr/applications');
    expect(html).toContain(notice);
    expect(html).toMatch(/href="\/hr\/applications\?status=waiting"[^>]*>Review these first/);
    const there = await page('/hr/applications?status=waiting');
    expect(there).toContain(notice);
    expect(there).not.toContain('Review these first');
  });

  test('says which part of how many is shown, and keeps the filters while paging', async () => {
    answer(APPLICATIONS, answered([received('pending')], 2));
    const html = await answeredMarkupOf(<Received jobId={null} />, {
      address: '/hr/applications?status=pending&page=2',
    });
    expect(wordsOf(html)).toContain('21–40 of 45');
    expect(html).toContain('href="/hr/applications?status=pending&amp;page=3"');
    expect(html).toContain('aria-label="Previous page"');
    expect(html).toContain('href="/hr/applications?status=rejected"');
  });

  test('of one job does not repeat its title in every row', async () => {
    const visit = (jobId: number | null) => {
      answer(jobId === null ? APPLICATIONS : OF_A_JOB, answered([received('pending')]));
      return answeredMarkupOf(<Received jobId={jobId} />);
    };
    expect((await visit(null)).match(/>Accounts Executive</g)).toHaveLength(2);
    const ofOne = await visit(5);
    expect(ofOne.match(/Accounts Executive/g)).toHaveLength(1);
    expect(ofOne).toMatch(/<td class="[^"]* hidden!"[^>]*>Accounts Executive/);
  });

  test('of a job keeps that job in the switch, even while nobody has applied', async () => {
    answer(OF_A_JOB, answered([]));
    stubOwnJobs(
      sampleOwnJob({ id: 5, title: 'Clerk', application_count: 0 }),
      sampleOwnJob({ id: 6, title: 'Cook', application_count: 0 }),
    );
    const html = await answeredMarkupOf(<Received jobId={6} />);
    expect(wordsOf(html)).toContain('All jobs Cook (0)');
    expect(html).toMatch(/<option value="6" selected="">/);
  });

  test('speaks Hindi in every state', async () => {
    const visit = async () =>
      wordsOf(await answeredMarkupOf(<Received jobId={null} />, { language: 'hi' }));
    const { hi } = receivedMessages;
    expect(await visit()).toContain(listMessages.hi.loading);
    refuse(APPLICATIONS, 'server.internal_error');
    expect(await visit()).toContain(hi.failed);
    answer(APPLICATIONS, answered([]));
    expect(await visit()).toContain(hi.none);
  });
});

describe('a row', () => {
  const row = (application: Application, more: Partial<Parameters<typeof ReceivedTable>[0]> = {}) =>
    markupOf(
      <ReceivedTable
        applications={[application]}
        selectedId={null}
        showsJob
        isOpen={false}
        selection={{ has: () => false, toggle: () => undefined, toggleAll: () => undefined }}
        hrefOf={(id) => `?application=${id}`}
        onDecide={() => undefined}
        onUndo={() => undefined}
        {...more}
      />,
    );

  test('shows the email address of a candidate without title and place', () => {
    const { user } = received('pending');
    const profile = { ...user.profile, title: null, location: null };
    const bare = received('pending', { user: { ...user, profile } });
    expect(wordsOf(row(bare))).toContain('asha@people.test');
    expect(wordsOf(row(received('pending')))).toContain('Accountant · Indore');
  });

  test('shows must-haves met, notice, expected pay and the day of the answer, as far as they are known', () => {
    const known = received('pending', {
      answers: [sentAnswer('Tally?', true), sentAnswer('GST?', false), sentAnswer('Why us?', null)],
      answer: { due_at: inDays(2), answered_at: null, late: false },
    });
    expect(wordsOf(row(known))).toMatch(
      /1 of 2 must-haves met .*15 days .*₹3\.2 LPA .*Answer due by /,
    );
    const quiet = received('pending', {
      notice_period_days: null,
      expected_ctc_lpa: null,
      total_experience_months: 0,
    });
    expect(wordsOf(row(quiet))).not.toMatch(/must-haves met|LPA|15 days|Answer due/);
  });

  test('says how the offer stands until somebody is hired', () => {
    const offer = { id: 2, joining_on: '2099-01-05', valid_until: '2099-01-01' };
    const offered = received('offered', { offer: { ...offer, state: 'accepted' } });
    expect(wordsOf(row(offered))).toContain('Offered Offer accepted');
    const hired = received('hired', { offer: { ...offer, state: 'joined' } });
    expect(wordsOf(row(hired))).not.toContain('Joined');
  });

  test('of a job without must-haves has no column for them', () => {
    const headOf = (more: Partial<Application>, showsJob: boolean) =>
      /<th[^>]*class="([^"]*)"[^>]*>Must-haves/
        .exec(row(received('pending', more), { showsJob }))?.[1]
        ?.split(' ');
    const answers = [sentAnswer('Tally?', true)];
    expect(headOf({}, false)).toContain('hidden!');
    expect(headOf({ answers }, false)).not.toContain('hidden!');
    expect(headOf({}, true)).toContain('hidden!');
    expect(headOf({ answers }, true)).not.toContain('hidden!');
  });

  test('of a withdrawn application has no decision', () => {
    const html = row(received('withdrawn'));
    expect(html).not.toMatch(/aria-label="(Accept|Reject)/);
    expect(html).toContain('aria-label="More actions for Asha Rao, Accounts Executive"');
  });

  test('shows names as text, never as markup', () => {
    const { user } = received('pending');
    const html = row(received('pending', { user: { ...user, username: '<b>Asha</b>' } }));
    expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
    expect(html).not.toContain('<b>Asha');
  });
});

describe('the panel', () => {
  const panel = (
    application: Application,
    known?: Partial<Candidate>,
    language: Language = 'en',
  ) => {
    if (known) {
      answer('GET /barong/resource/applications/:id/candidate', { ...candidate, ...known });
    }
    return answeredMarkupOf(<CandidatePanel application={application} />, { language });
  };

  test('says who applied, for what, when, and how to reach them', async () => {
    const html = await panel(received('pending'), { phone: '+91 98765 43210' });
    const words = wordsOf(html);
    // Before the status: somebody who applied for several jobs is told apart by it.
    expect(words).toMatch(/^.*Applied for Accounts Executive on 18 Nov 2026.*Pending/s);
    expect(html).toContain('href="mailto:asha@people.test"');
    expect(html).toContain('href="tel:+91 98765 43210"');
    expect(words).toContain('I kept books.');
  });

  test('has no number while none is known, and no resume when none was sent', async () => {
    const html = await panel(received('pending'));
    expect(html).not.toContain('tel:');
    expect(wordsOf(html)).toContain('No resume was sent.');
    const { user } = received('pending');
    const profile = { ...user.profile, resumeUrl: '/file' };
    const sent = await panel(received('pending', { user: { ...user, profile } }), {
      resumeFileName: 'asha-rao.pdf',
    });
    expect(sent).toContain('title="asha-rao.pdf"');
    expect(wordsOf(sent)).not.toContain('No resume was sent.');
    const blind = await panel(received('pending', { is_hidden: true }));
    expect(wordsOf(blind)).not.toContain('No resume was sent.');
  });

  test('shows what is compared side by side, and marks each must-have', async () => {
    const answers = [sentAnswer('Tally?', true), sentAnswer('GST?', false)];
    const words = wordsOf(await panel(received('pending', { answers })));
    expect(words).toContain('Expects ₹3.2 LPA Notice 15 days Experience 3 years');
    expect(words).toContain('Tally? Meets a must-have: Yes');
    expect(words).toContain('GST? No Misses a must-have');
  });

  test('opens the resume in a tab of its own', async () => {
    const { user } = received('pending');
    const profile = { ...user.profile, resumeUrl: '/resume' };
    const html = await panel(received('pending', { user: { ...user, profile } }));
    const [link = ''] = /<a[^>]*href="\/resume"[^>]*>/.exec(html) ?? [];
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer"');
  });

  test('says that the profile was empty when they applied', () => {
    const profile = <CandidateProfile candidate={candidate} applicationId={7} />;
    expect(wordsOf(markupOf(profile))).toContain('The profile was empty when they applied.');
  });

  test('offers no second invitation while the first one can be undone', async () => {
    const by = { id: 99, name: 'Lakshmi Iyer' };
    const invited = async (held: Application['held']) => {
      stubInterviews();
      return wordsOf(await panel(received('interview', { held })));
    };
    expect(await invited(null)).toContain('Invite to interview');
    expect(await invited({ until: '2026-11-22T09:00:10.000Z', by })).not.toContain(
      'Invite to interview',
    );
  });

  test('shows what interviewers wrote also where the time to answer has passed', async () => {
    answer('GET /barong/resource/applications/:id/score_cards', { ...noScores, hidden_count: 2 });
    const words = wordsOf(await panel(received('unanswered')));
    expect(words).toContain(scoresMessages.en.hidden(2));
  });

  test('keeps the lines of the letter, and its markup as text', async () => {
    const html = await panel(received('pending', { cover_letter: 'One\nTwo <img src=x>' }));
    expect(html).toContain('One\nTwo &lt;img src=x&gt;');
  });

  test('speaks Hindi', async () => {
    const { hi } = receivedMessages;
    const words = wordsOf(await panel(received('accepted'), {}, 'hi'));
    for (const word of [hi.letter, hi.profile, hi.history, hi.noResume, 'स्वीकार']) {
      expect(words).toContain(word);
    }
  });
});

describe('decisions', () => {
  test.each(['en', 'hi'] as const)('each has its words in %s', (language) => {
    const t = receivedMessages[language];
    for (const from of applicationStatuses) {
      for (const to of applicationStatuses.filter(isDecided)) {
        expect(decisionWord(from, to, t)).not.toBe('');
        const { done, doneMany, failed } = decisionTexts(to, t);
        expect(new Set([done, doneMany(2), failed]).size).toBe(3);
      }
    }
  });

  test('show their keys only while these work', () => {
    const buttons = (showsKeys: boolean, busy = false) =>
      markupOf(
        <DecisionButtons
          application={received('pending')}
          busy={busy}
          showsKeys={showsKeys}
          onDecide={() => undefined}
          onUndo={() => undefined}
        />,
      );
    expect(buttons(true).match(/<kbd/g)).toHaveLength(4);
    expect(buttons(false)).not.toContain('<kbd');
    expect(buttons(false, true).match(/ disabled=""/g)).toHaveLength(4);
  });

  test('while an offer waits, it says until when in place of the button to hire', () => {
    const offer = {
      id: 3,
      state: 'open',
      joining_on: '2099-02-01',
      valid_until: '2099-01-20',
    } as const;
    const words = wordsOf(
      markupOf(
        <DecisionButtons
          application={received('offered', { offer, next_statuses: ['rejected'] })}
          busy={false}
          showsKeys={false}
          onDecide={() => undefined}
          onUndo={() => undefined}
        />,
      ),
    );
    expect(words).toContain('The offer waits for an answer until 20 Jan 2099.');
    expect(words).toContain('Reject');
    expect(words).not.toContain('Mark as hired');
  });
});
