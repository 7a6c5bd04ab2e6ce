import { expect, test } from 'vitest';
import type { MyApplication } from '../../../../contract/applications.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { sampleMyApplication } from '../../../test/sample-applications.ts';
import { sampleBrief } from '../../../test/sample-interviews.ts';
import { DueList, dueOf } from './due-list.tsx';

const HOUR_MS = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const invited = (more: Partial<NonNullable<MyApplication['interview']>>) =>
  sampleMyApplication({
    status: 'interview',
    updated_at: from(-1),
    interview: sampleBrief(more),
  });
const listOf = (application: MyApplication) => {
  const due = dueOf([application], [], undefined);
  return wordsOf(markupOf(<DueList due={due} applyButton={() => null} />));
};

test('an upcoming interview says when it is, or that its time has to be chosen', () => {
  expect(listOf(invited({}))).toContain('Interview: Thursday, 15 Jan 2099, 11:00 am');
  expect(listOf(invited({ state: 'proposed', starts_at: null }))).toContain(
    'Choose a time for your interview',
  );
});

test('an interview that has begun is no longer due', () => {
  expect(dueOf([invited({ starts_at: from(-2) })], [], undefined)).toEqual([]);
});

test('an interview is due again while the company waits for word whether the seeker was there', () => {
  const missed = { starts_at: from(-2), missed_by_candidate_at: from(-1) };
  expect(listOf(invited(missed))).toContain('Say whether you were at the interview');
  expect(dueOf([invited({ ...missed, candidate_reply: 'again' })], [], undefined)).toEqual([]);
});

test('an offer is due after its interview, until the seeker has answered it', () => {
  const offered = (state: 'open' | 'declined' | 'withdrawn') => ({
    ...invited({ starts_at: from(-48) }),
    status: 'offered' as const,
    offer: { id: 5, state, joining_on: '2099-02-01', valid_until: '2099-01-20' },
  });
  expect(listOf(offered('open'))).toContain('You have an offer');
  expect(listOf(offered('withdrawn'))).toContain('News of your offer');
  expect(dueOf([offered('declined')], [], undefined)).toEqual([]);
});

test('an interview that was cancelled is not shown as planned', () => {
  const { events } = sampleMyApplication();
  const kinds = ['status_changed', 'interview_cancelled'] as const;
  const after = kinds.map((kind, at) => ({ ...events[0], id: 90 + at, kind, status: 'interview' }));
  const cancelled = { ...invited({}), interview: null, events: [...events, ...after] };
  const open = { ...cancelled, events: cancelled.events.slice(0, -1) };
  expect(dueOf([open as MyApplication], [], undefined)).toHaveLength(1);
  expect(dueOf([cancelled as MyApplication], [], undefined)).toEqual([]);
});

test('a company that asks for contact is due until the seeker has said yes or no', () => {
  const request = {
    id: 4,
    company_id: 3,
    company_name: 'Sharma Agro',
    job: { id: 9, title: 'Loom Fitter' },
    asked_at: from(-1000),
    agreed: null,
  };
  const due = dueOf([], [request], undefined);
  const html = markupOf(<DueList due={due} applyButton={() => null} />);
  expect(wordsOf(html)).toContain('A company asks to contact you Sharma Agro Loom Fitter Answer');
  expect(html).toContain('href="/user/sharing?section=requests"');
  const answered = [true, false].map((agreed) => ({ ...request, agreed }));
  expect(dueOf([], answered, undefined)).toEqual([]);
});
