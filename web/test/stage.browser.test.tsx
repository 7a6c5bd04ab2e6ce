import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { show } from './stage.tsx';

test('a page takes the place of the one before, which has ended', async () => {
  const open: string[] = [];
  function Page({ name }: { name: string }) {
    useEffect(() => {
      open.push(name);
      return () => void open.splice(open.indexOf(name), 1);
    }, [name]);
    return <h1>{name}</h1>;
  }
  await show(<Page name="Jobs" />);
  await expect.poll(() => open).toEqual(['Jobs']);
  await show(<Page name="Companies" />);
  await expect.poll(() => open).toEqual(['Companies']);
  expect(document.body.textContent).toBe('Companies');
});
