import { describe, expect, test } from 'vitest';
import { createdJob, loadedJob, jobAnswerMessages, OddAnswer } from './job-answer.ts';

/** The error that a recruiter sees; empty if the answer is a job. */
function complaint(check: (answer: object) => object, answer: unknown): string {
  try {
    // An answer of the server, whether or not the contract allows it.
    expect(check(answer as object)).toBe(answer);
    return '';
  } catch (error) {
    if (error instanceof OddAnswer) return jobAnswerMessages.en[error.problem];
    throw error;
  }
}

describe('the answer to a new job', () => {
  test('is accepted when it has an id', () => {
    expect(complaint(createdJob, { id: 7, title: 'Nurse' })).toBe('');
  });

  test.each([[{}], [{ title: 'Nurse' }], [{ id: null }], [{ id: '7' }], [{ id: Number.NaN }]])(
    '%j is refused because of its id',
    (answer) => expect(complaint(createdJob, answer)).toBe('Created job is missing an ID'),
  );

  test.each([[null], ['created'], [7], [[{ id: 7 }]], [undefined]])('%j is not a job', (answer) =>
    expect(complaint(createdJob, answer)).toBe('Server returned invalid job data format'),
  );
});

test('a loaded job must have an id, too', () => {
  expect(complaint(loadedJob, { id: 7 })).toBe('');
  expect(complaint(loadedJob, { title: 'Nurse' })).toBe('Job data is missing an ID');
  expect(complaint(loadedJob, null)).toBe('Server returned invalid job data format');
});
