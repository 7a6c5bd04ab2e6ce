import { expect, test } from 'vitest';
import { buffersFor } from './server.ts';

const GB = 1024 ** 3;

test.each([
  ['a small machine', 0.5 * GB, 128],
  ['2 GB', 2 * GB, 256],
  ['24 GB', 24 * GB, 3_072],
  ['a large machine', 256 * GB, 4_096],
])('of %s PostgreSQL keeps a bounded share for its tables', (_, bytes, megabytes) => {
  expect(buffersFor(bytes)).toBe(megabytes);
});
