import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addRecruiter, PASSWORD, signIn } from '../../../db/world/people.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal, type Portal } from '../../test/portal.ts';

let portal: Portal;
let companyId: number;
let owner: Session;
let leaver: Session;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  companyId = (await openCompany(portal, { name: 'Narmada Traders' })).id;
  owner = await member('owner', 'Anil Verma');
  leaver = await member('recruiter', 'Kavita Rao');
});

const member = async (team_role: 'owner' | 'recruiter', name: string) =>
  signIn(portal.db, await addRecruiter(portal.db, companyId, { team_role, name }));

const ways = {
  leaving: (as: Session) =>
    portal.call('POST /barong/resource/team/departure', { as, body: { confirmed: true } }),
  'being removed': ({ user }: Session) =>
    portal.call('DELETE /barong/resource/team/members/:id', {
      as: owner,
      params: { id: user.id },
    }),
  'deleting the account': (as: Session) =>
    portal.call('POST /barong/resource/users/me/deletion', { as, body: { password: PASSWORD } }),
};

const apply = (as: Actor, id: number) =>
  portal.call('POST /barong/resource/jobs/:id/apply', {
    as,
    params: { id },
    body: { cover_letter: 'I kept the books of two shops.' },
  });

describe.each(Object.entries(ways))('%s', (_way, go) => {
  test('never gets into the way of people who apply to a job that shows the leaver', async () => {
    const seekers = await Promise.all(Array.from({ length: 6 }, () => register(portal)));
    for (let round = 0; round < 10; round += 1) {
      const gone = await member('recruiter', `Kavita Rao ${round}`);
      const jobId = await openJob(portal, companyId, { shown_by: gone.user.id });
      const answers = await Promise.all([
        ...seekers.slice(0, 3).map((seeker) => apply(seeker, jobId)),
        go(gone),
        ...seekers.slice(3).map((seeker) => apply(seeker, jobId)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200, 201, 201, 201]);
    }
  });
});
