import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../test/stage.tsx';
import { applicant } from '../../../../test/sample-received.ts';
import { useWalk } from './use-walk.ts';

const listed = [applicant(7, 'Asha Rao'), applicant(8, 'Bhavna Patel')];

test.each([
  [true, [[8]]],
  [false, []],
])(
  'after a decision before the panel is drawn, the next one opens if the address has one open: %j',
  async (isOpen, opened) => {
    const open = vi.fn<(id: number) => void>();
    function Walking() {
      const [isOpening, setOpening] = useState(false);
      const walk = useWalk({
        listed,
        meta: undefined,
        isStale: false,
        openId: null,
        isOpenNow: () => isOpening && isOpen,
        open,
        turnTo: () => {},
      });
      return (
        <>
          <button onClick={walk.next}>Next</button>
          <button onClick={() => setOpening(true)}>Open</button>
          <button onClick={() => walk.nextHere()}>Decided</button>
        </>
      );
    }
    await show(<Walking />);
    for (const name of ['Next', 'Open', 'Decided']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    expect(open.mock.calls).toEqual(opened);
  },
);
