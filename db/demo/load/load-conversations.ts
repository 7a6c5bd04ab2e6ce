import { sql } from 'kysely';
import type { Trx } from '../../../server/platform/database.ts';
import { conversations, type DemoConversation } from '../conversations.ts';
import type { Places } from './load-kept.ts';

/** Adds the messages between the demo's people, and how far each has read. */
export async function addConversations(trx: Trx, places: Places): Promise<void> {
  for (const one of conversations) await addConversation(trx, one, places);
}

async function addConversation(trx: Trx, talk: DemoConversation, places: Places): Promise<void> {
  const company_id = places.companyOf(talk.companyName);
  const seeker_id = talk.seeker === null ? null : places.idOf(talk.seeker);
  const idOf = await accountsOf(trx, talk);
  const sideOf = (account: number) => (account === seeker_id ? 'seeker' : 'company');
  const [first, last] = [talk.messages[0], talk.messages.at(-1)];
  if (!first || !last) throw new Error('A conversation begins with a message');
  const changed = places.daysAgo(last.daysAgo);
  const { id: conversation_id } = await trx
    .insertInto('conversations')
    .values({
      kind: seeker_id === null ? 'team' : 'candidate',
      company_id,
      seeker_id,
      application_id: await applicationOf(trx, talk, { company_id, seeker_id }),
      opened_side: sideOf(idOf(first.by)),
      created_at: places.daysAgo(first.daysAgo),
      last_message_at: changed,
      company_updated_at: changed,
      seeker_updated_at: changed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const opened: Opened = { conversation_id, company_id, seeker_id, changed, idOf, sideOf };
  const sent = await addMessages(trx, talk, places, opened);
  if (talk.report) await addReport(trx, talk.report, places, { ...opened, sent });
  await addReaders(trx, talk.unread, { ...opened, sent });
}

interface Opened {
  conversation_id: number;
  company_id: number;
  seeker_id: number | null;
  /** When the last message was written. */
  changed: Date;
  idOf: (email: string) => number;
  sideOf: (accountId: number) => 'seeker' | 'company';
}

type SentMessages = Awaited<ReturnType<typeof addMessages>>;

const addMessages = (
  trx: Trx,
  { messages }: DemoConversation,
  places: Places,
  { conversation_id, idOf, sideOf }: Opened,
) =>
  trx
    .insertInto('messages')
    .values(
      messages.map(({ by, daysAgo, text }) => ({
        conversation_id,
        sender_id: idOf(by),
        side: sideOf(idOf(by)),
        content: text,
        created_at: places.daysAgo(daysAgo),
      })),
    )
    .returning(['id', 'sender_id', 'side', 'content', 'created_at'])
    .execute();

async function addReport(
  trx: Trx,
  { by, daysAgo, ...report }: NonNullable<DemoConversation['report']>,
  places: Places,
  { sent, conversation_id, company_id, seeker_id, idOf, sideOf }: Opened & { sent: SentMessages },
): Promise<void> {
  const evidence = sent.map((message) => ({ ...message, attachments: [], files: [] }));
  await trx
    .insertInto('message_reports')
    .values({
      ...report,
      conversation_id,
      company_id,
      seeker_id,
      reporter_id: idOf(by),
      reporter_side: sideOf(idOf(by)),
      evidence: JSON.stringify(evidence),
      created_at: places.daysAgo(daysAgo),
    })
    .execute();
}

/** How far everybody has read: the other side of the last message all but the last `unread`. */
async function addReaders(
  trx: Trx,
  unread: number,
  {
    sent,
    conversation_id,
    company_id,
    seeker_id,
    changed,
    sideOf,
  }: Opened & { sent: SentMessages },
): Promise<void> {
  const newest = sent.at(-1);
  const read_id = sent.at(-1 - unread)?.id ?? 0;
  const newest_id = newest?.id ?? 0;
  await trx
    .updateTable('conversations')
    .set({ company_last_id: newest_id, seeker_last_id: newest_id })
    .where('id', '=', conversation_id)
    .execute();
  for (const account_id of await readersOf(trx, company_id, seeker_id)) {
    const side = sideOf(account_id);
    const waits = unread > 0 && side !== newest?.side;
    const reader = {
      conversation_id,
      account_id,
      side,
      newest_id,
      delivered_id: newest_id,
    } as const;
    await trx
      .insertInto('conversation_readers')
      .values({
        ...reader,
        read_id: waits ? read_id : newest_id,
        unread: waits ? unread : 0,
        unread_since: waits ? changed : null,
      })
      .execute();
  }
}

/** Finds the writers of a conversation by their addresses. */
async function accountsOf(trx: Trx, { messages }: DemoConversation) {
  const emails = [...new Set(messages.map(({ by }) => by))];
  const rows = await trx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute();
  return (email: string): number => {
    const account = rows.find((row) => row.email === email);
    if (!account) throw new Error(`The demo has no ${email}`);
    return account.id;
  };
}

async function applicationOf(
  trx: Trx,
  { jobTitle }: DemoConversation,
  { company_id, seeker_id }: { company_id: number; seeker_id: number | null },
): Promise<number | null> {
  if (jobTitle === undefined || seeker_id === null) return null;
  const { id } = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.id')
    .where('jobs.title', '=', jobTitle)
    .where('jobs.company_id', '=', company_id)
    .where('applications.seeker_id', '=', seeker_id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Both sides: the seeker and those who answer for the company, or everybody in the team. */
async function readersOf(
  trx: Trx,
  companyId: number,
  seekerId: number | null,
): Promise<readonly number[]> {
  const members = await trx
    .selectFrom('accounts')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`${seekerId}::bigint is null or team_role in ('recruiter', 'owner')`)
    .orderBy('id')
    .execute();
  return [...members.map(({ id }) => id), ...(seekerId === null ? [] : [seekerId])];
}
