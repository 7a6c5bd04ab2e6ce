import type { Session } from '../../../contract/accounts.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../hiring.ts';
import { register } from '../people.ts';
import type { Portal } from '../portal.ts';

interface Owners {
  seeker: Session;
  company: { id: number };
  /** In every text. */
  secret: string;
}

/** The two sides: one of the two owners, and somebody else. */
interface Pair {
  by?: Session;
  to?: number;
}

/** What makes conversations and what is in them, each of which only one of the owners shares. */
export function conversationMakers(portal: Portal, { seeker, company, secret }: Owners) {
  const ofSeeker: Pair = { by: seeker };
  const ofCompany: Pair = { to: company.id };

  const applied = async ({ by, to }: Pair) => {
    const companyId = to ?? (await openCompany(portal)).id;
    if (to === undefined) await registerRecruiter(portal, companyId);
    const who = by ?? (await register(portal, { name: secret }));
    return {
      who,
      id: (await apply(portal, who, await openJob(portal, companyId), { cover_letter: secret })).id,
    };
  };
  /** A conversation in which the seeker has written. */
  const conversation = async (pair: Pair) => {
    const { who, id: application_id } = await applied(pair);
    const { body } = await portal.call('POST /barong/resource/conversations', {
      as: who,
      body: { application_id },
    });
    const sent = await portal.call('POST /barong/resource/conversations/:id/messages', {
      as: who,
      params: { id: body.id },
      body: { content: secret },
    });
    return { id: body.id, messageId: sent.body.id, account_id: who.user.id };
  };
  const attachment = async (pair: Pair, isSent: boolean) => {
    const { id: conversation_id, messageId, account_id } = await conversation(pair);
    const { id } = await portal.db
      .insertInto('message_attachments')
      .values({
        conversation_id,
        account_id,
        message_id: isSent ? messageId : null,
        name: secret,
        media_type: 'application/pdf',
        size_bytes: 10,
        file_key: `documents/${secret}.pdf`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  return {
    applicationElsewhere: async () => (await applied(ofSeeker)).id,
    receivedApplication: async () => (await applied(ofCompany)).id,
    conversation: async () => (await conversation(ofSeeker)).id,
    companyConversation: async () => (await conversation(ofCompany)).id,
    writingRecruiter: async () => {
      const { id } = await conversation(ofSeeker);
      const { company_id } = await portal.db
        .selectFrom('conversations')
        .select('company_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const writer = await registerRecruiter(portal, company_id, secret);
      await portal.call('POST /barong/resource/conversations/:id/messages', {
        as: writer,
        params: { id },
        body: { content: secret },
      });
      return writer.user.id;
    },
    message: async () => (await conversation({})).messageId,
    messageAttachment: () => attachment(ofSeeker, true),
    companyAttachment: () => attachment(ofCompany, true),
    unsentAttachment: () => attachment(ofSeeker, false),
    messageReport: async () => {
      const { id } = await conversation(ofSeeker);
      const { body } = await portal.call('POST /barong/resource/conversations/:id/reports', {
        as: seeker,
        params: { id },
        body: { reason: 'money', note: secret },
      });
      return body.id;
    },
  };
}
