import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealWith } from './seal.ts';
import { openToken, sealToken } from './sealed-tokens.ts';

const seal = sealWith(randomBytes(32));
const token = sealToken(seal, 'stop-mails', [7, 'alert']);

test('a token gives back its values', () => {
  expect(openToken(seal, 'stop-mails', token)).toEqual(['7', 'alert']);
});

test.each([
  ['for another purpose', seal.close('confirm-job 7 alert').toString('base64url')],
  ['of another server', sealToken(sealWith(randomBytes(32)), 'stop-mails', [7, 'alert'])],
  ['that was changed', `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
  ['that is empty', ''],
  // How many characters are skipped depends on the length of what was sealed.
  ...[7, 70, 700].map((id) => [
    `with more behind it, of the account ${id},`,
    `${sealToken(seal, 'stop-mails', [id, 'alert'])}x`,
  ]),
])('a token %s is refused', (_, wrong) => {
  expect(() => openToken(seal, 'stop-mails', wrong)).toThrow('request.invalid_value');
});
