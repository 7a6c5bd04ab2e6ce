import { expect, test } from 'vitest';
import { locales } from '../../contract/format/dates.ts';
import { linkMessages } from '../lib/links/link-messages.ts';
import { show } from './stage.tsx';

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
