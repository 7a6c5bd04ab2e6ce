import { expect, test } from 'vitest';
import { mailReader } from './read-mail.ts';

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
  const readMail = mailReader(2);
  expect(await readMail(hostile)).toBe('late');
  expect(await readMail(mail('text/plain', ['Yes, gladly.', '> Can you come?']))).toEqual({
    from: 'priya@people.test',
    messageId: '<7@people.test>',
    isAutomatic: false,
    ownWords: 'Yes, gladly.',
    files: [],
  });
});
