/** Mails people who have had unread messages for a while: one mail for all conversations. */
import type { Language } from '../../../contract/endpoint.ts';
import { describeNotification } from '../../../contract/notifications/texts.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { forEach } from '../../platform/batching/due-work.ts';
import type { Services } from '../../platform/endpoints.ts';
import { listReadersToMail, takeNewMessages } from './message-digest-queries.ts';
import { mailNotification } from './notifications.ts';
import { quietSeconds } from './quiet-hours.ts';

type DigestServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

/** During quiet hours nothing is mailed, so that messages that are read before their end never are. */
export async function mailUnreadMessages({ db, ...services }: DigestServices): Promise<void> {
  const readers = await listReadersToMail(db);
  const awake = readers.filter((reader) => quietSeconds(reader, new Date()) === 0);
  await forEach(awake, (reader) =>
    db.transaction().execute(async (trx) => {
      const subjects = await takeNewMessages(trx, reader.id);
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
    said: `These messages are waiting for you on ${PORTAL}.`,
    open: 'Read and answer:',
  },
  hi: {
    subject: 'आपके लिए नए संदेश हैं',
    said: `${PORTAL} में ये संदेश आपका इंतज़ार कर रहे हैं।`,
    open: 'पढ़ें और जवाब दें:',
  },
};
