import { describe, expect, test } from 'vitest';
import {
  applicationStatuses,
  companyTransitions,
} from '../../../../../contract/applications/statuses.ts';
import { decisionTexts, decisionWord, isDecided } from './decisions.ts';
import { receivedMessages } from '../received-messages.ts';

const t = receivedMessages.en;

describe('the words of a decision', () => {
  test.each([
    ['pending', 'accepted', 'Accept'],
    ['pending', 'rejected', 'Reject'],
    ['rejected', 'accepted', 'Accept Instead'],
    ['accepted', 'rejected', 'Reject Instead'],
    ['interview', 'accepted', 'Accept'],
    ['pending', 'reviewing', 'Mark as reviewing'],
    ['reviewing', 'interview', 'Interview'],
  ] as const)('from %s to %s: %s', (from, to, word) => {
    expect(decisionWord(from, to, t)).toBe(word);
  });

  test('every status that the server allows next has a verb', () => {
    const reachable = applicationStatuses.flatMap((from) => companyTransitions[from]);
    expect(reachable.every(isDecided)).toBe(true);
  });

  test('toasts are those of the specification', () => {
    expect(decisionTexts('accepted', t)).toMatchObject({
      done: 'Application accepted successfully',
      failed: 'Failed to accept application',
    });
    expect(decisionTexts('rejected', t)).toMatchObject({
      done: 'Application rejected successfully',
      failed: 'Failed to reject application',
    });
  });
});
