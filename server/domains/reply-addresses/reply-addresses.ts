/**
 * Addresses with which people reply to a message from their mail program, without seeing the other side's address.
 */
import { sql } from 'kysely';
import type { Services } from '../../platform/endpoints.ts';
import type { Mail } from '../../platform/mail.ts';
import { answerable, answerAt } from './mails.ts';
import { conversationAbout, keepAddress } from './queries.ts';

export { replyMailbox } from './answers.ts';

/** The mail as it is sent: with reply addresses, if its reader may reply now. */
export async function withReplyAddress(
  { db, replyDomain }: Pick<Services, 'db' | 'replyDomain'>,
  mail: Mail,
): Promise<Mail> {
  const { answers, language, entries = [] } = mail;
  if (!replyDomain || !answers) return mail;
  const addressIn = async (conversation: ReturnType<typeof conversationAbout>) => {
    const token = await keepAddress(db, answers.account, conversation);
    return token && `${token}@${replyDomain}`;
  };
  const [only, ...others] = answers.conversations ?? [];
  if (only !== undefined && others.length > 0) {
    return {
      ...mail,
      entries: await Promise.all(
        entries.map(async (entry, index) => {
          const conversation = answers.conversations?.[index];
          const address = conversation && (await addressIn(sql<number>`${conversation}`));
          return address
            ? { ...entry, text: `${answerAt[language](address)}\n${entry.text}` }
            : entry;
        }),
      ),
    };
  }
  const conversation = only ?? (answers.application && conversationAbout(answers.application));
  if (conversation === undefined) return mail;
  const replyTo = await addressIn(sql<number>`${conversation}::bigint`);
  return replyTo ? { ...mail, replyTo, closing: joined(mail.closing, answerable[language]) } : mail;
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
