import { expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { postJobs } from '../../../test/postings.ts';
import { tryNames, whichFind } from './which-find.ts';

const portal = await openPortal();

test('a name finds a job by its title or otherwise, but not where no job is', async () => {
  await postJobs(portal.db, [
    { title: 'Welder', location: 'Pune' },
    { title: 'Site Worker', skills: ['Glazing'], location: 'Pune' },
  ]);
  const names = ['welder', 'welder pune', 'glazing', 'welder chennai', 'astronaut'];
  expect(await whichFind(portal.db, names, 9)).toEqual(['welder', 'welder pune', 'glazing']);
  expect(await whichFind(portal.db, names, 2)).toEqual(['welder', 'welder pune']);
});

test('a name that finds only related work is left out beside one that finds jobs of its own', async () => {
  await postJobs(portal.db, [{ title: 'Lab Technician', location: 'Pune' }]);
  const names = ['cath lab technician', 'lab technician'];
  expect(await whichFind(portal.db, names, 9)).toEqual(['lab technician']);
  expect(await whichFind(portal.db, names.slice(0, 1), 9)).toEqual(['cath lab technician']);
});

test('a name that was tried beforehand is not searched again when somebody asks for it', async () => {
  await postJobs(portal.db, [{ title: 'Falconer' }]);
  await tryNames(portal.db, ['falconer', 'snake charmer']);
  await portal.db.deleteFrom('jobs').execute();
  await postJobs(portal.db, [{ title: 'Snake Charmer' }]);
  expect(await whichFind(portal.db, ['falconer', 'snake charmer'], 9)).toEqual(['falconer']);
});
