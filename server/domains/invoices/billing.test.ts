import { expect, test } from 'vitest';
import { openCompany } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { findBilling, putBilling } from './queries.ts';

const portal = await openPortal();

const details = {
  name: 'Asha Exports',
  address: '12 MG Road',
  pin: '411001',
  state: '27',
} as const;

/** Stores in turn what names these versions; returns which versions that made, and what stands in the end. */
async function store(versions: readonly (number | null)[]) {
  const billed = { company_id: (await openCompany(portal)).id };
  const made: (number | undefined)[] = [];
  for (const [at, version] of versions.entries()) {
    const put = { ...details, name: `Change ${at}`, gstin: null };
    made.push((await putBilling(portal.db, billed, put, version))?.version);
  }
  return [made, (await findBilling(portal.db, billed))?.name];
}

test('a change of billing details that are gone brings nothing back', async () => {
  expect(await store([3])).toEqual([[undefined], undefined]);
});

test('a change of billing details needs their present version, 0 if there are none, unless it names none', async () => {
  expect(await store([0, 0, 2, 1, null, 3])).toEqual([
    [1, undefined, undefined, 2, 3, 4],
    'Change 5',
  ]);
  expect(await store([null])).toEqual([[1], 'Change 0']);
});
