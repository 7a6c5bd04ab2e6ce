import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const head = [
  'From: Priya <priya@people.test>',
  'Message-ID: <7@people.test>',
  'MIME-Version: 1.0',
];
const mail = (type: string, body: readonly string[]) =>
  Buffer.from([...head, `Content-Type: ${type}`, '', ...body].join('\r\n'));

test('a mail that was made to take hours is given up, and the next one is read', async () => {
  const links = '<a href="'.repeat(800_000);
  const parts = ['--x', '', 'Yes', '--x', 'Content-Type: text/html', '', links, '--x--'];
  const hostile = mail('multipart/mixed; boundary=x', parts);
  expect(await readMail(hostile, { secondsMax: 2, lateSeconds: 600 })).toBe('slow');
  expect(await readMail(mail('text/plain', ['Yes, gladly.', '> Can you come?']))).toEqual({
    from: 'priya@people.test',
    messageId: '<7@people.test>',
    isAutomatic: false,
    ownWords: 'Yes, gladly.',
    files: [],
  });
});
