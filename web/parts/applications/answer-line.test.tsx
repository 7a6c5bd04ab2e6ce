import { describe, expect, test } from 'vitest';
import type { Application } from '../../../contract/applications.ts';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { AnswerLine } from './answer-line.tsx';

const created_at = '2026-11-02T06:00:00.000Z';
const due_at = '2026-11-16T18:29:59.000Z';
const answer = { due_at, answered_at: null, late: false };

const line = (
  status: Application['status'],
  more: Partial<NonNullable<Application['answer']>> | null,
  day = '2026-11-09T06:00:00Z',
) =>
  markupOf(
    <AnswerLine
      application={{ status, created_at, answer: more && { ...answer, ...more } }}
      now={Date.parse(day)}
    />,
  );

describe('the answer line', () => {
  test.each([
    ['pending', {}, '2026-11-09T06:00:00Z', 'Answer due by 16 Nov 2026'],
    ['interview', {}, '2026-11-16T06:00:00Z', 'Answer due today'],
    ['reviewing', { late: true }, '2026-11-18T06:00:00Z', 'Answer was due by 16 Nov 2026'],
    ['unanswered', { late: true }, '2026-11-25T06:00:00Z', 'Answer was due by 16 Nov 2026'],
    [
      'accepted',
      { late: true, answered_at: '2026-11-18T06:00:00.000Z' },
      '2026-11-25T06:00:00Z',
      'Answered late, on 18 Nov 2026 instead of 16 Nov 2026',
    ],
    ['accepted', { answered_at: '2026-11-10T06:00:00.000Z' }, '2026-11-25T06:00:00Z', ''],
    ['withdrawn', {}, '2026-11-09T06:00:00Z', ''],
    ['pending', null, '2026-11-09T06:00:00Z', ''],
  ] as const)('of one that is %s, with %j, on %s: "%s"', (status, more, day, words) => {
    expect(wordsOf(line(status, more, day))).toBe(words);
  });

  test('at a company that everybody has left, there is no promise any more', () => {
    const application = { status: 'pending', created_at, answer } as const;
    const job = { company_name: 'Sharma Agro', company_claimed: false };
    const markup = markupOf(<AnswerLine application={{ ...application, job }} />);
    expect(wordsOf(markup)).toBe('');
  });

  test('is half solid at half time, and red on the last day alone', () => {
    const half = line('pending', {});
    expect(half).toMatch(/width:4[89]\.\d+%/);
    expect(half).not.toContain('danger');
    expect(line('pending', {}, '2026-11-16T06:00:00Z')).toContain('border-danger');
  });
});
