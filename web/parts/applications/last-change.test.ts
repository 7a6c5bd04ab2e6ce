import { describe, expect, test } from 'vitest';
import type { ApplicationEvent, MyApplication } from '../../../contract/applications.ts';
import { event, sampleMyApplication } from '../../test/sample-applications.ts';
import { sampleBrief } from '../../test/sample-interviews.ts';
import { lastChange } from './last-change.ts';
import { lastChangeMessages } from './last-change-messages.ts';
import { DOT } from '../../lib/format/separator.ts';

type Kind = ApplicationEvent['kind'];

const wordsOf = (status: MyApplication['status'], kinds: Kind[], note: string | null = null) => {
  const events = kinds.map((kind, id) => event(id, kind, { status, note }));
  return lastChange(sampleMyApplication({ status, events }), lastChangeMessages.en);
};
const noted = (note: string | null) => [event(1, 'status_changed', { note })];

describe('the text beside the tracker’s badge', () => {
  test.each([
    ['pending', ['applied'], 'Not opened yet'],
    ['pending', ['applied', 'viewed'], 'Opened by the employer'],
    ['pending', ['applied', 'viewed', 'withdrawn', 'applied_again'], 'Not opened yet'],
    ['reviewing', ['applied', 'status_changed'], 'Under review'],
    ['accepted', ['applied', 'status_changed'], 'Shortlisted'],
    ['withdrawn', ['applied', 'withdrawn'], 'By you'],
    ['offered', ['applied', 'status_changed'], ''],
    ['hired', ['applied', 'status_changed'], 'Hired'],
    ['unanswered', ['applied', 'status_changed'], ''],
    ['rejected', ['applied', 'status_changed'], ''],
  ] as const)('%s after %j: "%s"', (status, kinds, expected) => {
    expect(wordsOf(status, [...kinds])).toBe(expected);
  });

  test('says when an interview is, or that its time has to be chosen', () => {
    const at = (interview: MyApplication['interview']) =>
      lastChange(
        sampleMyApplication({ status: 'interview', events: noted('Gate 2'), interview }),
        lastChangeMessages.en,
      );
    expect(at(sampleBrief({ starts_at: '2099-01-15T05:30:00.000Z' }))).toBe(
      `Interview: Thursday, 15 Jan 2099, 11:00\u00a0am${DOT}Gate 2`,
    );
    expect(at(sampleBrief({ state: 'proposed', starts_at: null }))).toBe(
      `Choose a time for your interview${DOT}Gate 2`,
    );
  });

  test.each([
    ['open', 'Answer the offer by 20 Jan 2099'],
    ['accepted', 'You accepted the offer'],
    ['expired', 'The time to answer the offer has passed'],
  ] as const)('says of an offer that is %s "%s", not when the interview was', (state, words) => {
    const application = sampleMyApplication({
      status: 'offered',
      events: noted(null),
      interview: sampleBrief({ starts_at: '2026-11-15T05:30:00.000Z' }),
      offer: { id: 5, state, joining_on: '2099-02-01', valid_until: '2099-01-20' },
    });
    expect(lastChange(application, lastChangeMessages.en)).toBe(words);
  });

  test('says that an interview was cancelled, until there is another one', () => {
    const cancelled = ['applied', 'status_changed', 'interview_cancelled'] as Kind[];
    expect(wordsOf('interview', cancelled, 'The ward is closed.')).toBe(
      `Interview cancelled${DOT}The ward is closed.`,
    );
    expect(wordsOf('accepted', cancelled)).toBe('Shortlisted');
  });

  test('includes the company’s note', () => {
    const moved = ['applied', 'status_changed'] as Kind[];
    expect(wordsOf('rejected', moved, 'Needs Hindi typing')).toBe('Needs Hindi typing');
    expect(wordsOf('accepted', moved, 'Good test')).toBe(`Shortlisted${DOT}Good test`);
  });
});
