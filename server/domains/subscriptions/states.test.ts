import { expect, test } from 'vitest';
import { subscriptionStates } from '../../../contract/money/subscription-states.ts';
import { type Happening, happenings, stateAfter } from './states.ts';

// Rows are states, columns are events; a dot means impossible.
const table = `
                authorized    paid    lapsed  renewal_failed given_up canceled refunded ended
  created       authenticated active  expired .              .        .        .        .
  authenticated authenticated active  expired .              .        .        .        .
  active        .             active  .       past_due       .        canceled expired  expired
  past_due      .             active  .       past_due       halted   expired  expired  expired
  halted        .             active  .       .              .        .        .        expired
  canceled      .             .       .       .              .        .        expired  expired
  expired       .             .       .       .              .        .        .        .
`;

const [heads = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

test('the table names every state and every event', () => {
  expect(heads).toEqual([...happenings]);
  expect(rows.map(([state]) => state)).toEqual([...subscriptionStates]);
});

test.each(rows)('%s', (state = '', ...after) => {
  const found = heads.map(
    (happening) =>
      stateAfter(state as (typeof subscriptionStates)[number], happening as Happening) ?? '.',
  );
  expect(found).toEqual(after);
});
