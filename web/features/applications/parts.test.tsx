import { describe, expect, test } from 'vitest';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Application, MyApplication } from '../../../contract/applications.ts';
import { applicationStatuses } from '../../../contract/applications/statuses.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { ApplicationTimeline } from '../../parts/applications/application-timeline.tsx';
import { ApplyButton } from '../../parts/apply/apply-button.tsx';
import { CandidateProfile } from './received/candidate-profile.tsx';
import { DecisionButtons } from './received/deciding/decision-buttons.tsx';
import { ReceivedTable } from './received/list/received-table.tsx';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { candidate, event, sampleMyApplication, received } from '../../test/sample-applications.ts';
import { MyOffer } from './tracker/my-offer.tsx';
import { TrackerActions, TrackerPanel } from './tracker/tracker-panel.tsx';
import { TrackerTable } from './tracker/tracker-table.tsx';

test.each([
  ['open', 'Answer by 01 Jan 2099'],
  ['accepted', 'Joining date: 05 Jan 2099'],
  ['declined', 'Offer declined'],
] as const)('an offer that is %s says to the seeker: %s', (state, said) => {
  const offer = { id: 2, state, joining_on: '2099-01-05', valid_until: '2099-01-01' };
  const text = wordsOf(markupOf(<MyOffer application={{ ...sampleMyApplication(), offer }} />));
  expect(text).toContain(said);
  expect(text.includes('Jan 2099')).toBe(state !== 'declined');
});

const sharmaAgro = { company_name: 'Sharma Agro', company_claimed: true };

describe('the timeline', () => {
  test('names the company and its person to the seeker, with the note', () => {
    const events = [
      event(1, 'applied'),
      event(2, 'status_changed', { status: 'rejected', note: 'Needs Hindi typing' }),
    ];
    const text = wordsOf(
      markupOf(<ApplicationTimeline events={events} status="rejected" job={sharmaAgro} />),
    );
    expect(text).toContain('Done: Applied 18 Nov 2026, 3:02 pm');
    expect(text).toContain('Ended: Not chosen');
    expect(text).toContain('Priya Nair, Sharma Agro');
    expect(text).toContain('“Needs Hindi typing”');
    expect(text).not.toContain('Decision');
  });

  test('shows a reason to the company that gave it', () => {
    const events = [
      { ...event(2, 'status_changed', { status: 'rejected' }), reason: 'Asks for twice our pay' },
    ];
    const text = wordsOf(markupOf(<ApplicationTimeline events={events} status="rejected" />));
    expect(text).toContain('Only for your company: Asks for twice our pay');
  });

  const seen = (job?: typeof sharmaAgro) =>
    wordsOf(
      markupOf(
        <ApplicationTimeline
          events={[event(1, 'applied'), event(2, 'viewed')]}
          status="pending"
          {...(job ? { job } : {})}
        />,
      ),
    );

  test('shows a pending decision only to the seeker', () => {
    expect(seen(sharmaAgro)).toContain('Opened by the employer');
    expect(seen(sharmaAgro)).toContain('Later: Decision');
    expect(seen()).toContain('Done: Opened');
    expect(seen()).not.toContain('Decision');
  });

  test('shows no pending decision if nobody of the company is here', () => {
    expect(seen({ ...sharmaAgro, company_claimed: false })).not.toContain('Decision');
  });
});

describe('the tracker', () => {
  const table = (application: MyApplication, language: Language = 'en') =>
    wordsOf(
      markupOf(
        <TrackerTable
          rows={[{ kind: 'application', application }]}
          openId={null}
          outsideId={null}
          hrefOf={(id) => `?application=${id}`}
          onOpen={() => undefined}
          onOpenOutside={() => undefined}
        />,
        { language },
      ),
    );

  test('has the columns of the specification', () => {
    const text = table(sampleMyApplication());
    for (const column of ['Job Title', 'Company', 'Location', 'Date Applied', 'Status']) {
      expect(text).toContain(column);
    }
    expect(text).toContain('18 Nov 2026');
    expect(text).toContain('Opened by the employer');
  });

  test('says when the job is closed', () => {
    const job = { ...sampleMyApplication().job, state: 'deleted' as const };
    expect(table(sampleMyApplication({ job }))).toContain('Posting no longer active');
  });

  test('speaks Hindi', () => {
    expect(table(sampleMyApplication(), 'hi')).toContain('आवेदन किया');
  });

  test('the panel shows what was sent as text, never as markup', () => {
    const html = markupOf(<TrackerPanel application={sampleMyApplication()} />);
    expect(html).toContain('I kept &lt;b&gt;books&lt;/b&gt;.');
    expect(wordsOf(html)).toContain('Resume sent: asha.pdf');
    expect(wordsOf(html)).toContain('₹2.4–3.6 LPA');
  });

  test('says truthfully that nobody of the company is here yet', () => {
    const job = { ...sampleMyApplication().job, company_claimed: false };
    const told = `Sharma Agro Traders has not joined ${PORTAL} yet`;
    expect(
      wordsOf(markupOf(<TrackerPanel application={sampleMyApplication({ job })} />)),
    ).toContain(told);
    expect(wordsOf(markupOf(<TrackerPanel application={sampleMyApplication()} />))).not.toContain(
      told,
    );
  });

  test.each([
    ['pending', 'active', 'Withdraw'],
    ['accepted', 'closed', 'Withdraw'],
    ['withdrawn', 'active', 'Apply again'],
    ['withdrawn', 'closed', 'Posting no longer active'],
  ] as const)('offers on %s of a job that is %s: %s', (status, state, offer) => {
    const job = { ...sampleMyApplication().job, state };
    expect(
      wordsOf(markupOf(<TrackerActions application={sampleMyApplication({ status, job })} />)),
    ).toBe(offer);
  });
});

describe('decisions', () => {
  const buttons = (application: Application) =>
    wordsOf(
      markupOf(
        <DecisionButtons
          application={application}
          busy={false}
          showsKeys={false}
          onDecide={() => undefined}
          onUndo={() => undefined}
        />,
      ),
    ).trim();

  test('nobody is led to record as hired a candidate who may have declined', () => {
    const html = markupOf(
      <DecisionButtons
        application={received('offered')}
        busy={false}
        showsKeys={false}
        onDecide={() => undefined}
        onUndo={() => undefined}
      />,
    );
    expect(html).toContain('btn-secondary');
    expect(html).not.toContain('btn-primary');
  });

  test.each([
    ['pending', 'Mark as reviewing Accept Interview Reject'],
    ['reviewing', 'Accept Interview Reject'],
    ['interview', 'Accept Make an offer Reject'],
    ['offered', 'Mark as hired Reject'],
    ['hired', 'Hired. There is nothing left to decide.'],
    ['unanswered', 'Accept Interview Reject'],
    ['accepted', 'Make an offer Reject Instead'],
    ['rejected', 'Accept Instead'],
    ['withdrawn', 'Withdrawn by the candidate. There is nothing to decide.'],
  ] as const)('on %s: %s, and a message', (status, words) => {
    expect(buttons(received(status))).toBe(`${words} Message`);
  });

  test('from the joining date on, whether somebody was hired is asked with the offer alone', () => {
    const offer = { id: 1, state: 'accepted', valid_until: '2026-11-01' } as const;
    const joining = (joining_on: string) =>
      buttons({ ...received('offered'), offer: { ...offer, joining_on } });
    expect([joining('2020-01-01'), joining('2099-01-01')]).toEqual([
      'Reject Message',
      'Mark as hired Reject Message',
    ]);
  });

  test('every status has its buttons, each named with the candidate in the list', () => {
    const html = markupOf(
      <ReceivedTable
        applications={applicationStatuses.map((status, id) => ({ ...received(status), id }))}
        selectedId={0}
        showsJob
        isOpen={false}
        selection={{ has: () => false, toggle: () => undefined, toggleAll: () => undefined }}
        hrefOf={(id) => `?application=${id}`}
        onDecide={() => undefined}
        onUndo={() => undefined}
      />,
    );
    expect(html.match(/aria-label="Accept: Asha Rao, Accounts Executive"/g)).toHaveLength(4);
    expect(html.match(/aria-label="Accept Instead: Asha Rao, Accounts Executive"/g)).toHaveLength(
      1,
    );
    expect(html.match(/aria-label="Reject Instead: Asha Rao, Accounts Executive"/g)).toHaveLength(
      1,
    );
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });
});

describe('the candidate', () => {
  test('with an empty profile has a note that it was empty', () => {
    const text = wordsOf(markupOf(<CandidateProfile candidate={candidate} applicationId={7} />));
    expect(text).toContain('The profile was empty when they applied.');
  });

  test('has months, skills and the other applications to this company', () => {
    const entry = {
      id: 'a',
      company: 'Kothari Jain',
      title: 'Accountant',
      location: 'Indore',
      startDate: '2021-04',
      endDate: null,
      current: true,
      description: '',
      skills: [],
    };
    const other = {
      id: 9,
      job_title: 'Store Keeper',
      company_name: 'Sharma Agro',
      status: 'rejected' as const,
      score: null,
      created_at: '2026-10-01T00:00:00.000Z',
    };
    const filled = { ...candidate, skills: ['Tally'], experience: [entry], applications: [other] };
    const html = markupOf(<CandidateProfile candidate={filled} applicationId={7} />);
    expect(wordsOf(html)).toContain('Apr 2021 – today');
    expect(wordsOf(html)).toContain('Tally');
    expect(html).toContain('href="/hr/applications?application=9"');
  });

  test('has the pay only where it was shared, and the other facts that are known', () => {
    const known = { total_experience_months: 40, notice_period_days: 0 };
    const closed = wordsOf(
      markupOf(<CandidateProfile candidate={{ ...candidate, ...known }} applicationId={7} />),
    );
    expect(closed).toContain('Total experience 3 years 4 months');
    expect(closed).toContain('Can start at once');
    expect(closed).not.toMatch(/CTC|Languages|Right to work/);
    const pay = { current_ctc_lpa: 3.12, expected_ctc_lpa: 4 };
    const shared = { ...candidate, ...pay };
    const text = wordsOf(markupOf(<CandidateProfile candidate={shared} applicationId={7} />));
    expect(text).toContain('Current CTC ₹3.12 LPA');
    expect(text).toContain('Expected CTC ₹4 LPA');
  });
});

describe('Apply Now', () => {
  const job = {
    id: 5,
    title: 'Clerk',
    company_id: 2,
    company_name: 'Sharma Agro',
    company_claimed: true,
    has_questions: false,
    state: 'active' as const,
  };

  test('is named with its job and company', () => {
    const html = markupOf(<ApplyButton job={job} />);
    expect(html).toContain('aria-label="Apply Now: Clerk at Sharma Agro"');
    expect(html).not.toContain('disabled');
  });

  test('leads a guest to the login without scripts, and from there to the open dialog', () => {
    const html = markupOf(<ApplyButton job={job} />, { address: '/?tab=company' });
    const next = encodeURIComponent('/?tab=company&apply=5');
    expect(html).toMatch(/^<a [^>]*role="button"/);
    expect(html).toContain(`href="/auth/login?next=${next}"`);
  });

  test('cannot be used when the posting is gone, and says so', () => {
    const html = markupOf(<ApplyButton job={{ ...job, state: 'expired' }} />);
    expect(html).toMatch(/disabled=""/);
    expect(html).toContain('title="Posting no longer active"');
  });
});
