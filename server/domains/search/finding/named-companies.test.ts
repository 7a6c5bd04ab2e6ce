import { expect, test } from 'vitest';
import { openJob, openTeam } from '../../../test/hiring.ts';
import { openPortal } from '../../../test/portal.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { companiesNamedIn } from './named-companies.ts';

const portal = await openPortal();

test('which companies a name means is kept until a job in the search changes', async () => {
  const { companyId } = await openTeam(portal, { company: { name: 'Malwa Mills' } });
  await openJob(portal, companyId);
  const index = { changes: 0 };
  const named = () =>
    companiesNamedIn(portal.db, index as JobIndex)(['malwa mills', 'kaveri looms']);
  expect(await named()).toEqual([[companyId], []]);
  await portal.db
    .updateTable('companies')
    .set({ name: 'Kaveri Looms' })
    .where('id', '=', companyId)
    .execute();
  expect(await named()).toEqual([[companyId], []]);
  index.changes += 1;
  expect(await named()).toEqual([[], [companyId]]);
});
