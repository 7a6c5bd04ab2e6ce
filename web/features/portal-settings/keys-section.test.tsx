import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { MailSection } from './keys-section.tsx';
import { sampleSettings, unchanged } from './sample-settings.ts';

const { by_environment, mail } = sampleSettings;

test('keys that the environment sets take precedence, and the page says so', () => {
  const html = markupOf(
    <MailSection mail={mail} by_environment={{ ...by_environment, mail: true }} />,
  );
  expect(wordsOf(html)).toContain('Set by the environment of the server, which wins');
});

test('a key that another server sealed has to be entered again', () => {
  const unreadable = { ...mail, keys: 'unreadable' as const, ...unchanged, version: 2 };
  const html = markupOf(<MailSection mail={unreadable} by_environment={by_environment} />);
  expect(wordsOf(html)).toContain('cannot be opened with the key of this server');
});
