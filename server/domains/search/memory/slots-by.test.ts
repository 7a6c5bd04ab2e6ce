import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SlotsBy } from './slots-by.ts';

test('every slot is found by its number', () => {
  const numbers = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.maxSafeInteger()));
  fc.assert(
    fc.property(numbers, (all) => {
      const slots = new SlotsBy((slot) => all[slot] ?? 0);
      for (const _ of all) slots.add();
      const expectAll = () => {
        for (const number of [...all, 10]) {
          expect(slots.slotsOf(number)).toEqual(
            all.flatMap((one, slot) => (one === number ? slot : [])),
          );
        }
      };
      expectAll();
      slots.pack(all.length);
      expectAll();
    }),
  );
});
