// Seekers and recruiters who may write to each other, signed in.
import { randomBytes } from 'node:crypto';
import type { Session } from '../../contract/accounts.ts';
import { addCompany, addRecruiter, addSeeker, signIn } from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';

export interface Pair {
  id: number;
  seeker: Session;
  recruiter: Session;
}

const SEEKERS_OF_RECRUITER = 25;

/** Adds this many seekers, each in a conversation with a company that 25 of them share. */
export async function addPairs(db: Db, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const company = await addCompany(db);
    const recruiter = await signIn(db, await addRecruiter(db, company.id));
    const left = Math.min(SEEKERS_OF_RECRUITER, count - pairs.length);
    const added = Array.from({ length: left }, async () => {
      const account = await addSeeker(db, {
        email: `${randomBytes(8).toString('hex')}@people.example`,
      });
      const both = { company_id: company.id };
      await db
        .insertInto('contact_requests')
        .values({ ...both, account_id: account.id, agreed: true })
        .execute();
      const { id } = await db
        .insertInto('conversations')
        .values({ ...both, kind: 'candidate', seeker_id: account.id, opened_side: 'company' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, seeker: await signIn(db, account), recruiter };
    });
    pairs.push(...(await Promise.all(added)));
  }
  return pairs;
}
