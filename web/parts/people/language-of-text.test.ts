import { expect, test } from 'vitest';
import { languageOfText } from './language-of-text.ts';

test('a text is read aloud in the language of most of its letters', () => {
  expect(languageOfText('क्या रात की शिफ़्ट में गाड़ी मिलेगी?')).toBe('hi');
  expect(languageOfText('मुझे Tally और Excel आता है।')).toBe('hi');
  expect(languageOfText('Is there a bus at night?')).toBe('en');
  expect(languageOfText('98765 43210')).toBeUndefined();
});
