import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { usePressedKeys } from './single-keys.ts';

/** Counts to two by itself; A notes down the number that is on screen. */
function Counter() {
  const [count, setCount] = useState(1);
  const [noted, setNoted] = useState<number[]>([]);
  usePressedKeys({ a: () => setNoted((before) => [...before, count]) }, true);
  useEffect(() => {
    const timer = setTimeout(() => setCount(2), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main>
      <p>Count {count}</p>
      <output>Noted {noted.join(', ')}</output>
    </main>
  );
}

test('a key pressed as soon as a change is on screen acts on what is on screen', async () => {
  const pressOnChange = new MutationObserver(() => {
    if (!document.body.textContent.includes('Count 2')) return;
    pressOnChange.disconnect();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  });
  pressOnChange.observe(document.body, { subtree: true, childList: true, characterData: true });
  await show(<Counter />, { as: 'hr', at: '/' });
  await expect.element(page.getByText('Count 2')).toBeVisible();
  await expect.element(page.getByText('Noted 2')).toBeVisible();
});
