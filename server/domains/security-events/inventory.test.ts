import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityEventKinds } from '../../../contract/accounts/security-events.ts';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const inventory = [...page.matchAll(/^\| `(\w+)` \| (.*?)\s*\| (.*?)\s*\|$/gm)].map(
  ([, kind = '', done = '', refused = '']) => ({ kind, done, refused }),
);

test('docs/security.md lists exactly the kinds of security events that there are', () => {
  expect(inventory.map(({ kind }) => kind)).toEqual([...securityEventKinds]);
});
