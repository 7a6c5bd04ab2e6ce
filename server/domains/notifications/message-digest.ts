/** Mails whoever has had unread messages for a while: one mail for all conversations. */
import { sql } from 'kysely';
import { MESSAGE_DIGEST_HOURS, MESSAGE_DIGEST_MINUTES } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { NotificationSubject } from '../../../contract/notifications.ts';
import { describeNotification } from '../../../contract/notifications/texts.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { forEach } from '../../platform/batching/due-work.ts';
import type { Services } from '../../platform/endpoints.ts';
import { mailNotification } from './notifications.ts';
import { isWanted, type QuietRow } from './preference-queries.ts';
import { quietSeconds } from './quiet-hours.ts';

type DigestServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

interface Due extends QuietRow {
  id: number;
  email: string;
  language: Language;
}

/** Unread, not mailed yet, and not about a conversation that was mailed some hours ago. */
const isNew = sql`notifications.kind = 'message' and notifications.read_at is null
  and notifications.mailed_at is null
  and not exists (select from notifications as earlier
    where earlier.account_id = notifications.account_id and earlier.kind = 'message'
      and earlier.about = notifications.about
      and earlier.mailed_at > now() - make_interval(hours => ${sql.lit(MESSAGE_DIGEST_HOURS)}))`;

/** In quiet hours nothing is mailed yet, so that what is read before their end is not mailed at all. */
export async function mailUnreadMessages({ db, ...services }: DigestServices): Promise<void> {
  const { rows } = await sql<Due>`
    select id, email, language, quiet_on, quiet_from, quiet_until from accounts
     where state = 'active' and email_verified_at is not null
       and ${isWanted('message', 'mail', sql<number>`accounts.id`)}
       and exists (select from notifications where account_id = accounts.id and ${isNew}
         and created_at < now() - make_interval(mins => ${sql.lit(MESSAGE_DIGEST_MINUTES)}))`.execute(
    db,
  );
  const awake = rows.filter((row) => quietSeconds(row, new Date()) === 0);
  await forEach(awake, (reader) =>
    db.transaction().execute(async (trx) => {
      const told = await sql<{ subject: NotificationSubject<'message'> }>`
        update notifications set mailed_at = now()
         where account_id = ${reader.id} and ${isNew} returning subject`.execute(trx);
      const subjects = told.rows.map(({ subject }) => subject);
      if (subjects.length === 0) return;
      await mailNotification({ trx, ...services }, 'message', [reader], ({ language }) => ({
        subject: words[language].subject,
        paragraphs: [words[language].said],
        answers: {
          account: reader.id,
          conversations: subjects.map((subject) => subject.conversation_id),
        },
        entries: subjects.map((subject) => {
          const line = { kind: 'message' as const, subject, count: 1 };
          const { text, to } = describeNotification(line, language);
          return { title: text, text: words[language].open, url: services.publicUrl + to };
        }),
      }));
    }),
  );
}

const words: Record<Language, { subject: string; said: string; open: string }> = {
  en: {
    subject: 'You have unread messages',
    said: `These messages wait for you in ${PORTAL}.`,
    open: 'Read and answer:',
  },
  hi: {
    subject: 'आपके लिए नए संदेश हैं',
    said: `${PORTAL} में ये संदेश आपका इंतज़ार कर रहे हैं।`,
    open: 'पढ़ें और जवाब दें:',
  },
};
