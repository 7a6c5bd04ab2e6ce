import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { sampleMyApplication } from '../../../test/sample-applications.ts';
import { sampleBrief } from '../../../test/sample-interviews.ts';
import { MyInterview } from './my-interview.tsx';

const shown = (interview: ReturnType<typeof sampleBrief>) =>
  wordsOf(markupOf(<MyInterview application={sampleMyApplication({ interview })} />));

test('an invitation asks for a time only until the last of the offered ones has passed', () => {
  const offered = sampleBrief({ state: 'proposed', starts_at: null });
  expect(shown(offered)).toMatch(/Choose a time$/);
  const passed = shown({ ...offered, times_passed: true });
  expect(passed).toMatch(/^These times have passed.*See the interview$/);
  expect(shown(sampleBrief())).toMatch(/^Time set Thursday, 15 Jan 2099.*See the interview$/);
});

test('somebody who is said not to have come is asked for an answer, until they give one', () => {
  const past = '2026-01-15T05:30:00.000Z';
  const missed = sampleBrief({ starts_at: past, missed_by_candidate_at: past });
  expect(shown(missed)).toMatch(/Sharma Agro Traders waited for you.*Answer$/);
  const answered = shown({ ...missed, candidate_reply: 'was_there' });
  expect(answered).toMatch(/You answered that you were there\..*See the interview$/);
});

test('an interview whose time has passed says so', () => {
  const past = sampleBrief({ starts_at: '2026-01-15T05:30:00.000Z' });
  expect(shown(past)).toMatch(/^Over Thursday, 15 Jan 2026/);
});
