import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { locales } from '../../contract/format/dates.ts';
import { linkMessages } from '../lib/links/link-messages.ts';
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

test.each([
  ['en', 'hi'],
  ['hi', 'en'],
] as const)(
  'on a page in %s, texts in %s are there only if they are kept in both',
  async (language, other) => {
    await show(<p>A page</p>, { language });
    expect(Object.keys(linkMessages)).toEqual([language]);
    expect(linkMessages[language].linkNeeded).not.toBe('');
    expect(() => linkMessages[other]).toThrow(`has no texts in '${other}'`);
    expect(locales[other]).toMatch(/IN/);
  },
);
