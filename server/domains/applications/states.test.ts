import { describe, expect, test } from 'vitest';
import {
  trackerStatusOf,
  applicationStatuses,
  companyTransitions,
} from '../../../contract/applications/statuses.ts';
import { allowedFrom, nextStatuses, statusesOf } from './states.ts';

describe('the company moves an application', () => {
  test.each([
    ['pending', []],
    ['reviewing', ['pending']],
    ['interview', ['pending', 'reviewing', 'unanswered']],
    ['offered', ['interview', 'accepted']],
    ['hired', ['offered']],
    ['accepted', ['pending', 'reviewing', 'interview', 'rejected', 'unanswered']],
    ['rejected', ['pending', 'reviewing', 'interview', 'offered', 'accepted', 'unanswered']],
    ['unanswered', []],
    ['withdrawn', []],
  ] as const)('to %s only from %j', (to, from) => {
    expect(allowedFrom(to)).toEqual(from);
  });

  test('by exactly the transitions of the contract', () => {
    for (const from of applicationStatuses) {
      const reachable = applicationStatuses.filter((to) => allowedFrom(to).includes(from));
      expect(reachable.toSorted()).toEqual([...companyTransitions[from]].toSorted());
    }
  });

  test('to hired only while no offer waits for an answer', () => {
    expect(nextStatuses('offered', 'open')).toEqual(['rejected']);
    for (const offer of ['accepted', 'declined', 'withdrawn', 'expired', null] as const) {
      expect(nextStatuses('offered', offer)).toEqual(['hired', 'rejected']);
    }
  });

  test('never to its current status', () => {
    for (const status of applicationStatuses) expect(allowedFrom(status)).not.toContain(status);
  });
});

describe('the tracker', () => {
  test.each([
    ['pending', 'Applied'],
    ['reviewing', 'Applied'],
    ['accepted', 'Applied'],
    ['interview', 'Interviewing'],
    ['offered', 'Offer Extended'],
    ['hired', 'Offer Extended'],
    ['rejected', 'Rejected'],
    ['unanswered', 'No Answer'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('calls %s "%s"', (status, word) => {
    expect(trackerStatusOf(status)).toBe(word);
  });

  test('filters by its own words, by raw statuses and by both', () => {
    expect(statusesOf(['Applied'])).toEqual(['pending', 'reviewing', 'accepted']);
    expect(statusesOf(['rejected'])).toEqual(['rejected']);
    expect(statusesOf(['Interviewing', 'withdrawn'])).toEqual(['interview', 'withdrawn']);
  });

  test('an offer is still one when the candidate was hired', () => {
    expect(statusesOf(['Offer Extended'])).toEqual(['offered', 'hired']);
    expect(statusesOf([])).toEqual([]);
  });
});
