import { expect, test } from 'vitest';
import { textOfFile } from './text-of-bytes.ts';

const HINDI = new TextEncoder().encode('दर्ज़ी – सेलम');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['ASCII', Buffer.from('Tailor'), 'Tailor'],
  ['UTF-8', HINDI, 'दर्ज़ी – सेलम'],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFCafé'), 'Café'],
  ['UTF-16 with a byte order mark', utf16('\uFEFFदर्ज़ी\tCafé'), 'दर्ज़ी\tCafé'],
  ['UTF-16 of the other byte order', utf16('\uFEFFदर्ज़ी\tCafé').swap16(), 'दर्ज़ी\tCafé'],
  ['UTF-16 without a mark', utf16('Post\tदर्ज़ी'), 'Post\tदर्ज़ी'],
  ['UTF-16 of the other byte order without a mark', utf16('Post\tदर्ज़ी').swap16(), 'Post\tदर्ज़ी'],
  ['UTF-8 with one broken byte', Buffer.concat([HINDI, Buffer.from([0x96])]), 'दर्ज़ी – सेलम\uFFFD'],
  // An en dash and an e with an acute accent, as Excel writes them for "CSV".
  ['Windows-1252', Buffer.from([0x41, 0x20, 0x96, 0x20, 0x43, 0x61, 0x66, 0xe9]), 'A – Café'],
  [
    'Windows-1252 after much ASCII',
    Buffer.concat([Buffer.alloc(70_000, 'a'), Buffer.from([0xe9, 0x73])]),
    `${'a'.repeat(70_000)}és`,
  ],
])('a file in %s is read', async (_, bytes, text) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]))).toBe(text);
});
