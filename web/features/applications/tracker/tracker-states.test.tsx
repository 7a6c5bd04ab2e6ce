import { describe, expect, test } from 'vitest';
import type { MyApplication } from '../../../../contract/applications.ts';
import { applicationStatuses } from '../../../../contract/applications/statuses.ts';
import type { OfferState } from '../../../../contract/offers/offer-states.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { trackerStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { controlsIn, markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import { StatusBadge, TrackerBadge } from '../../../parts/applications/application-badges.tsx';
import { lastChange } from '../../../parts/applications/last-change.ts';
import { lastChangeMessages } from '../../../parts/applications/last-change-messages.ts';
import { event, sampleMyApplication, tracked } from '../../../test/sample-applications.ts';
import { sampleBrief } from '../../../test/sample-interviews.ts';
import TrackerPage from './tracker-page.tsx';
import { hasActions, TrackerActions, TrackerPanel } from './tracker-panel.tsx';
import { DOT } from '../../../lib/format/separator.ts';

const TRACKER = 'GET /barong/resource/tracked_applications';
const counts = {
  all: 1,
  waiting: 1,
  Applied: 1,
  Interviewing: 0,
  'Offer Extended': 0,
  'No Answer': 0,
  Rejected: 0,
  Withdrawn: 0,
};

describe('the tracker', () => {
  test('says that it loads, and what to do if that fails', async () => {
    expect(markupOf(<TrackerPage />)).toContain('Loading…');
    refuse(TRACKER, 'server.internal_error');
    const text = wordsOf(await answeredMarkupOf(<TrackerPage />));
    expect(text).toContain('Failed to fetch applications');
    expect(text).toContain('Try Again');
  });

  test('an application that is not the seeker’s is reported as not found', async () => {
    answer(TRACKER, ({ query }) => ({
      tracked_applications: tracked([sampleMyApplication()]),
      counts,
      meta: metaOf(query, 1),
    }));
    refuse('GET /barong/resource/my/applications/:id', 'resource.application.not_found');
    const html = await answeredMarkupOf(<TrackerPage />, {
      as: 'user',
      address: '/user/applications?application=99',
    });
    expect(wordsOf(html)).toContain('Application not found.');
    expect(controlsIn(html)).not.toContain('Withdraw');
  });

  test('a page of many shows its position, and links to the others with the same filters', async () => {
    answer(TRACKER, {
      tracked_applications: tracked([sampleMyApplication()]),
      counts,
      meta: metaOf({ page: 2, limit: 10 }, 25),
    });
    const html = await answeredMarkupOf(<TrackerPage />, { address: '/?status=Applied&page=2' });
    expect(wordsOf(html)).toContain('11–20 of 25');
    expect(html).toContain('href="/user/applications?status=Applied&amp;page=3"');
    expect(html).toMatch(
      /href="\/user\/applications\?status=Applied"[^>]*aria-label="Previous page"|aria-label="Previous page"[^>]*href="\/user\/applications\?status=Applied"/,
    );
  });

  test('has a chip with the count of each status, and one for those that wait while they are shown', async () => {
    const of = { ...counts, all: 5, waiting: 3, Applied: 3, Interviewing: 1, Rejected: 1 };
    const chips = async (address: string) => {
      answer(TRACKER, ({ query }) => ({
        tracked_applications: tracked([sampleMyApplication()]),
        counts: of,
        meta: metaOf(query, 1),
      }));
      const html = await answeredMarkupOf(<TrackerPage />, { address });
      const links = html.match(/<a[^>]*href="\/user\/applications[^>]*>.*?<\/a>/g) ?? [];
      return links.filter((link) => /\d<\/span>/.test(link) || link.includes('aria-current'));
    };
    const all = await chips('/user/applications');
    expect(all.map(wordsOf)).toEqual(
      expect.arrayContaining([
        'All 5',
        'Applied 3',
        'Interviewing 1',
        'Offer Extended 0',
        'Rejected 1',
        'Withdrawn 0',
      ]),
    );
    expect(all.join(' ')).not.toContain('Awaiting answer');
    const rejected = all.find((link) => wordsOf(link) === 'Rejected 1');
    expect(rejected).toContain('href="/user/applications?status=Rejected"');
    const waiting = await chips('/user/applications?status=waiting');
    const current = waiting.filter((link) => link.includes('aria-current="true"'));
    expect(current.map(wordsOf)).toEqual(['Awaiting answer 3']);
  });

  test('asks for what its address says', async () => {
    const asked: object[] = [];
    for (const search of ['status=waiting', 'sent=here', 'status=Rejected']) {
      answer(TRACKER, ({ query }) => {
        asked.push(query);
        return { tracked_applications: [], counts, meta: metaOf(query, 0) };
      });
      await answeredMarkupOf(<TrackerPage />, { address: `/user/applications?${search}` });
    }
    expect(asked).toMatchObject([
      { status: ['waiting'] },
      { sent: 'here' },
      { status: ['Rejected'] },
    ]);
  });

  test('without any application leads to the jobs, and without one that fits back to all', async () => {
    const none = (all: number, address: string) => {
      answer(TRACKER, ({ query }) => ({
        tracked_applications: [],
        counts: { ...counts, all },
        meta: metaOf(query, 0),
      }));
      return answeredMarkupOf(<TrackerPage />, { address });
    };
    const empty = await none(0, '/user/applications');
    expect(wordsOf(empty)).toContain('No applications found');
    expect(empty).toMatch(/href="\/user\/jobs"[^>]*>Find Jobs/);
    const unfit = await none(1, '/user/applications?search=astronaut&type=contract');
    expect(wordsOf(unfit)).toContain('No application fits these filters.');
    expect(unfit).toMatch(/href="\/user\/applications"[^>]*>Clear All Filters/);
  });

  test('the range in the address is on the button of the calendar', async () => {
    answer(TRACKER, ({ query }) => ({ tracked_applications: [], counts, meta: metaOf(query, 0) }));
    const html = await answeredMarkupOf(<TrackerPage />, {
      address: '/?from=2026-10-01&to=2026-11-20',
    });
    expect(wordsOf(html)).toContain('Date Applied: 01 Oct 2026 – 20 Nov 2026');
    expect(wordsOf(html)).toContain('Clear All Filters');
  });
});

describe('an application', () => {
  const panel = (more: Partial<MyApplication>, language: 'en' | 'hi' = 'en') =>
    markupOf(<TrackerPanel application={sampleMyApplication(more)} />, { language });

  test('leads to its job while that is open, and says so when it is not', () => {
    expect(panel({})).toContain('href="/jobs/5');
    const gone = panel({ job: { ...sampleMyApplication().job, state: 'expired' } });
    expect(gone).not.toContain('href="/jobs/5');
    expect(wordsOf(gone)).toContain('Posting no longer active');
  });

  test('says whether a resume was sent along', () => {
    expect(wordsOf(panel({ resume_name: null }))).toContain('No resume was sent.');
    expect(wordsOf(panel({}, 'hi'))).not.toMatch(/Resume sent|Your letter/);
  });

  test('a note of the company is text, with its own lines', () => {
    const note = 'Come on <b>Monday</b>.\nBring papers.';
    const html = panel({
      events: [event(1, 'applied'), event(2, 'status_changed', { status: 'interview', note })],
    });
    expect(html).toContain('&lt;b&gt;Monday&lt;/b&gt;');
    expect(html).toContain('whitespace-pre-line');
  });

  test.each(applicationStatuses.filter((status) => status !== 'withdrawn'))(
    'that is %s can be withdrawn, also when the job is gone',
    (status) => {
      for (const state of ['active', 'closed', 'expired', 'deleted'] as const) {
        const one = sampleMyApplication({ status, job: { ...sampleMyApplication().job, state } });
        expect(wordsOf(markupOf(<TrackerActions application={one} />))).toBe('Withdraw');
      }
    },
  );

  test('to a company that has left says that nobody there answers any more', () => {
    const left = panel({
      answer: { due_at: '2099-01-15T18:29:59.000Z', answered_at: null, late: false },
      job: { ...sampleMyApplication().job, company_claimed: false },
    });
    expect(wordsOf(left)).toContain(`Sharma Agro Traders has left ${PORTAL}`);
  });

  test('of somebody who was hired has nothing to withdraw', () => {
    expect(hasActions(sampleMyApplication({ status: 'hired' }))).toBe(false);
    expect(hasActions(sampleMyApplication())).toBe(true);
  });

  test('that was withdrawn is sent again on the page of its job', () => {
    const html = markupOf(
      <TrackerActions application={sampleMyApplication({ status: 'withdrawn' })} />,
    );
    expect(html).toMatch(/href="\/jobs\/5[^"]*\?apply=5"/);
  });
});

describe('the last change', () => {
  const t = lastChangeMessages.en;

  test('of one sent again counts from the last sending', () => {
    const before = [event(1, 'applied'), event(2, 'viewed'), event(3, 'withdrawn')];
    expect(
      lastChange(sampleMyApplication({ events: [...before, event(4, 'applied_again')] }), t),
    ).toBe(t.notOpened);
    expect(
      lastChange(
        sampleMyApplication({ events: [...before, event(4, 'applied_again'), event(5, 'viewed')] }),
        t,
      ),
    ).toBe(t.opened);
  });

  test('asks a seeker who is said to have missed the interview for an answer, and says that somebody did not join', () => {
    const missed_by_candidate_at = '2026-01-15T07:30:00.000Z';
    const interview = sampleBrief({ missed_by_candidate_at });
    const missed = sampleMyApplication({ status: 'interview', interview });
    expect(lastChange(missed, t)).toBe(t.replyDue);
    const replied = { ...interview, candidate_reply: 'was_there' as const };
    expect(lastChange({ ...missed, interview: replied }, t)).not.toBe(t.replyDue);
    const offer = { id: 4, joining_on: '2026-02-01', valid_until: '2026-01-20' };
    const offered = sampleMyApplication({
      status: 'offered',
      offer: { ...offer, state: 'not_joined' },
    });
    expect(lastChange(offered, t)).toBe(t.offerNotJoined);
  });

  test('is joined with the note, if the badge leaves something open', () => {
    const events = [event(1, 'applied'), event(2, 'status_changed', { note: 'Call us.' })];
    expect(lastChange(sampleMyApplication({ status: 'accepted', events }), t)).toBe(
      `Shortlisted${DOT}Call us.`,
    );
    expect(lastChange(sampleMyApplication({ status: 'interview', events }), t)).toBe('Call us.');
    expect(
      lastChange(sampleMyApplication({ status: 'rejected', events: [event(1, 'applied')] }), t),
    ).toBe('');
  });
});

describe('badges', () => {
  test('an offer is shown as a success only while it stands', () => {
    const shown = (state: OfferState) =>
      markupOf(
        <TrackerBadge
          status="Offer Extended"
          offer={{ id: 4, state, joining_on: '2099-02-01', valid_until: '2099-01-20' }}
        />,
      );
    const usual = markupOf(<TrackerBadge status="Offer Extended" />);
    for (const state of ['open', 'accepted', 'joined'] as const) expect(shown(state)).toBe(usual);
    for (const state of ['withdrawn', 'declined', 'expired', 'not_joined'] as const) {
      expect(shown(state)).not.toBe(usual);
      expect(wordsOf(shown(state))).toBe('Offer Extended');
    }
  });

  test.each(valuesOf(trackerStatusLabels))('%s has its own words in both languages', (status) => {
    const [en, hi] = (['en', 'hi'] as const).map((language) =>
      wordsOf(markupOf(<TrackerBadge status={status} />, { language })),
    );
    expect(en).toBe(status === 'No Answer' ? 'No answer from the company' : status);
    expect(hi).toMatch(/^[\u0900-\u097f ]+$/);
  });

  test('no two states of the company have the same colour and words', () => {
    const all = applicationStatuses.map((status) => markupOf(<StatusBadge status={status} />));
    expect(new Set(all).size).toBe(applicationStatuses.length);
  });
});
