import type { Session } from '../../../contract/accounts.ts';
import { addRecruiter } from '../../../db/world/people.ts';
import { apply, openCompany } from '../hiring.ts';
import type { Portal } from '../portal.ts';

interface Owners {
  seeker: Session;
  recruiter: Session;
  company: { id: number };
  /** Makes one to apply for. */
  job: () => Promise<number>;
  /** In what the seeker and others may read. */
  shared: string;
  /** In what the team keeps for itself. */
  secret: string;
}

let invitations = 0;

/** What the team of the recruiter keeps: its people, notes, and the checks of companies. */
export function teamMakers(
  portal: Portal,
  { seeker, recruiter, company, job, shared, secret }: Owners,
) {
  return {
    colleague: async () => recruiter.user.id,
    teamMember: async () =>
      (await addRecruiter(portal.db, company.id, { name: secret, team_role: 'viewer' })).id,
    teamInvitation: async () => {
      const { body } = await portal.call('POST /barong/resource/team/invitations', {
        as: recruiter,
        body: { email: `${secret}${(invitations += 1)}@people.test`, role: 'viewer' },
      });
      return body.id;
    },
    candidateNote: async () => {
      await apply(portal, seeker, await job(), { cover_letter: shared });
      const { body } = await portal.call('POST /barong/resource/candidates/:id/notes', {
        as: recruiter,
        params: { id: seeker.user.id },
        body: { text: secret },
      });
      return body.id;
    },
    companyCheck: async () => {
      const { id } = await portal.db
        .insertInto('company_checks')
        .values({ kind: 'look_alike', company_id: (await openCompany(portal)).id, note: shared })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    companyPaper: async () => {
      const { id } = await portal.db
        .insertInto('company_checks')
        .values({
          kind: 'paper',
          company_id: (await openCompany(portal)).id,
          paper_kind: 'udyam',
          paper_number: 'UDYAM-MP-18-0012345',
          file_key: `documents/${shared}.pdf`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
