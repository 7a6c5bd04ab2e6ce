import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { type PostingDetails, postJobs, searchFor } from '../../../test/postings.ts';

const portal = await openPortal();
beforeEach(() => portal.db.deleteFrom('jobs').execute());

/** Why a search finds this job; null if its title tells, undefined if it is not found. */
async function whyOf(words: string, posting: PostingDetails) {
  const [id] = await postJobs(portal.db, [{ description: 'We hire.', skills: [], ...posting }]);
  if (posting.company_name) {
    await portal.db.updateTable('companies').set({ name: posting.company_name }).execute();
  }
  const { ids, why } = await searchFor(portal.db, { search: words });
  expect(ids).toEqual([id]);
  return why.map(({ job_id, ...reason }) => {
    expect(job_id).toBe(id);
    return reason;
  });
}

test.each<[string, PostingDetails, object]>([
  [
    'content writer',
    { title: 'Senior Copywriter' },
    { reason: 'other_name', said: 'copywriter', typed: 'content writer' },
  ],
  [
    'शिक्षक',
    { title: 'Primary Teacher' },
    { reason: 'other_name', said: 'teacher', typed: 'शिक्षक' },
  ],
  [
    'react',
    { title: 'Web Developer', skills: ['Git', 'React'] },
    { reason: 'skill', said: 'React', typed: 'react' },
  ],
  [
    'developer kubernetes',
    { title: 'Web Developer', description: 'Runs on Kubernetes.' },
    { reason: 'details', said: 'kubernetes', typed: 'kubernetes' },
  ],
  [
    'kubernetes',
    { title: 'Librarian', description: 'B.Lib, B.Com or K8s as per post.' },
    { reason: 'details', said: 'k8s', typed: 'kubernetes' },
  ],
  [
    'nurse',
    { title: 'Ward In-charge', skills: ['GNM'] },
    { reason: 'skill', said: 'GNM', typed: 'nurse' },
  ],
  [
    'marketing',
    { title: 'Librarian', company_name: 'Asha Market' },
    { reason: 'company', said: 'market', typed: 'marketing' },
  ],
  [
    'accountant',
    { title: 'Senior Account Manager' },
    { reason: 'similar_word', said: 'account', typed: 'accountant' },
  ],
  ['cook or driver', { title: 'Chef' }, { reason: 'other_name', said: 'chef', typed: 'cook' }],
  [
    'luthier or welder',
    { title: 'Fitter', skills: ['Welder'] },
    { reason: 'skill', said: 'Welder', typed: 'welder' },
  ],
  ['rust welder', { title: 'Gas Welder' }, { reason: 'some_words', said: 'welder', typed: 'rust' }],
  [
    'business development manager',
    { title: 'Business Development Officer', description: 'You report to a manager.' },
    { reason: 'details', said: 'manager', typed: 'manager' },
  ],
  [
    'plumber',
    { title: 'Pipe Fitter' },
    { reason: 'related_work', said: 'pipe fitter', typed: 'plumber' },
  ],
])('a search for “%s” says why it finds %o', async (words, posting, reason) => {
  expect(await whyOf(words, posting)).toEqual([reason]);
});

test.each<[string, PostingDetails]>([
  ['accountants', { title: 'Accountant' }],
  ['web developer', { title: 'Web Developer' }],
  ['cook or driver', { title: 'Bus Driver' }],
  ['accountant sharma', { title: 'Accountant', company_name: 'Sharma Traders' }],
])('a search for “%s” does not explain %o, whose card shows why', async (words, posting) => {
  expect(await whyOf(words, posting)).toEqual([]);
});

test('a search without words explains nothing', async () => {
  await postJobs(portal.db, [{ title: 'Driver' }]);
  expect((await searchFor(portal.db, {})).why).toEqual([]);
});
