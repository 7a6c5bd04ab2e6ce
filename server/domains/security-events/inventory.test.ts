import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { securityEventKinds } from '../../../contract/accounts/security-event-kinds.ts';

const root = path.join(import.meta.dirname, '../../..');
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The rows of the table in docs/security.md. */
const inventory = [
  ...sourceOf('docs/security.md').matchAll(/^\| `(\w+)` \| (.*?)\s*\| (.*?)\s*\|$/gm),
].map(([, kind = '', done = '', refused = '']) => ({ kind, done, refused }));

const sources = globSync('server/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(sourceOf)
  .join('\n');
const sorted = (kinds: Iterable<string>) => [...new Set(kinds)].toSorted();

test('docs/security.md lists exactly the kinds of security events that exist', () => {
  expect(inventory.map(({ kind }) => kind)).toEqual([...securityEventKinds]);
});

test('what docs/security.md says is recorded when it is done is recorded somewhere, and nothing else', () => {
  const calls = sources.matchAll(/noteSecurityEvent\(\s*[\w.]+,\s*\{\s*kind: '(\w+)'/g);
  expect(sorted([...calls].map(([, kind = '']) => kind))).toEqual(
    inventory.filter(({ done }) => done !== '').map(({ kind }) => kind),
  );
});

test('what docs/security.md says is recorded when it is refused has a code, and nothing else', () => {
  const source = sourceOf('server/platform/security-events.ts');
  const byCode = /const kinds[^{]*\{([^}]*)\}/.exec(source)?.[1] ?? '';
  const kinds = [...byCode.matchAll(/: '(\w+)'/g)].map(([, kind = '']) => kind);
  expect(sorted([...kinds, 'upload'])).toEqual(
    inventory.filter(({ refused }) => refused !== '').map(({ kind }) => kind),
  );
});
