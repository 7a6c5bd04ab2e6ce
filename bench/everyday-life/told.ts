import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import type { Db } from '../../server/platform/database.ts';
import type { Town } from './town.ts';

// What people were told: of each decision once, by mail and in the product, and of nobody's contact.

interface ReadMail {
  to: string;
  text: string;
}

/** The mails in a folder that came after those of these names. */
export async function readMails(folder: string, known: ReadonlySet<string> = new Set()) {
  const mails: ReadMail[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.eml') || known.has(name)) continue;
    const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
    mails.push({ to: mail.to?.[0]?.address ?? '', text: `${mail.subject}\n${mail.text}` });
  }
  return mails;
}

interface Decided {
  application_id: number;
  email: string;
  decisions: number;
  lines: number;
}

/** Decisions are those of a company with a status alone; invitations and offers are told in their own words. */
const decided = (db: Db, present: readonly number[]) =>
  sql<Decided>`
  select applications.id as application_id, accounts.email,
      (select count(*)::int from application_events as event
        where application_id = applications.id and kind = 'status_changed' and actor_id is not null
          and status in ('accepted', 'rejected', 'hired')) as decisions,
      (select coalesce(sum(count), 0)::int from notifications
        where account_id = seeker_id and kind in ('application_decided', 'answered_late')
          and (subject ->> 'application_id')::bigint = applications.id
          and subject ->> 'status' in ('accepted', 'rejected', 'hired')) as lines
    from applications join accounts on accounts.id = seeker_id
   where seeker_id = any(${[...present]}::bigint[]) and accounts.state = 'active'
      and not exists (select from account_state_changes where account_id = seeker_id)`.execute(db);

const TOLD = /^(?:Accepted|Hired): |^Your application for /;

/** What was not told once, among people who are here and were never shut out. */
export async function findUntold(db: Db, present: readonly number[], mails: readonly ReadMail[]) {
  const mailed = new Map<string, number>();
  for (const { to, text } of mails) {
    const [, id] = /\/user\/applications\?application=(\d+)/.exec(text) ?? [];
    if (id && TOLD.test(text)) mailed.set(`${to} ${id}`, (mailed.get(`${to} ${id}`) ?? 0) + 1);
  }
  const { rows } = await decided(db, present);
  return rows.flatMap(({ application_id, email, decisions, lines }) => {
    const count = mailed.get(`${email} ${application_id}`) ?? 0;
    return decisions === lines && decisions === count
      ? []
      : [
          `application ${application_id} of ${email}: ${decisions} decisions, ${lines} notifications, ${count} mails`,
        ];
  });
}

/** Mails that hold the address or number of somebody who never shared it with their reader. */
export async function findToldContact(
  { db, holderOf, recruiters }: Town,
  mails: readonly ReadMail[],
) {
  const shares = await db
    .selectFrom('contact_shares')
    .select(['account_id', 'company_id'])
    .execute();
  const shared = new Set(shares.map((share) => `${share.account_id} ${share.company_id}`));
  const companyOf = new Map(recruiters.map(({ email, companyId }) => [email, companyId]));
  return mails.flatMap(({ to, text }) =>
    [...holderOf].flatMap(([contact, holder]) => {
      if (!text.includes(contact) || holderOf.get(to) === holder) return [];
      const isShared = shared.has(`${holder} ${companyOf.get(to)}`);
      return isShared ? [] : [`a mail to ${to} tells ${contact}: ${text.slice(0, 200)}`];
    }),
  );
}
