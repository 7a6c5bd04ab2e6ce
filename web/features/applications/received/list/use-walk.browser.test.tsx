import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../test/stage.tsx';
import { applicant } from '../../../../test/sample-received.ts';
import { useWalk } from './use-walk.ts';

const listed = [applicant(7, 'Asha Rao'), applicant(8, 'Bhavna Patel')];

test('whoever decides before the opened panel is drawn still goes on to the next one', async () => {
  const open = vi.fn();
  function Walking() {
    const [openId, setOpenId] = useState<number | null>(null);
    const walk = useWalk({ listed, meta: undefined, openId, open, turnTo: () => {} });
    const quick = useRef(walk);
    return (
      <>
        <button onClick={walk.next}>Next</button>
        <button onClick={() => (quick.current = walk)}>Begin to decide</button>
        <button onClick={() => setOpenId(7)}>Opened</button>
        <button onClick={() => quick.current.nextHere()}>Decided</button>
      </>
    );
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await show(<Walking />);
  await press('Next');
  await press('Begin to decide');
  await press('Opened');
  await press('Decided');
  expect(open).toHaveBeenCalledExactlyOnceWith(8);
});
