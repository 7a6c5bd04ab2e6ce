import type { Language } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';
import { type Mail, sendMail } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

interface Holder {
  email: string;
  name: string;
  language: Language;
  email_verified_at: string | null;
}

interface Decided {
  lifted: boolean;
  answer: string;
  publicUrl: string;
}

/** Tells what became of an appeal; nothing goes to an unconfirmed address. */
export async function mailAnswer(db: Db, holder: Holder, decided: Decided): Promise<void> {
  const { email: to, language, name, email_verified_at } = holder;
  if (email_verified_at === null) return;
  await sendMail(db, { to, language, ...words[language](name, decided) });
}

type Words = Pick<Mail, 'subject' | 'paragraphs' | 'link'>;

const words: Record<Language, (name: string, decided: Decided) => Words> = {
  en: (name, { lifted, answer, publicUrl }) =>
    lifted
      ? {
          subject: 'Your appeal was granted',
          paragraphs: [
            `Hello${greeted(name)},`,
            'we have looked at your account again, and let it in.',
            `What we say to it: ${answer}`,
          ],
          link: { label: 'Log in', url: `${publicUrl}/auth/login` },
        }
      : {
          subject: 'Your appeal was not granted',
          paragraphs: [
            `Hello${greeted(name)},`,
            'somebody who had not decided before has looked at your account again. It stays as it is.',
            `What we say to it: ${answer}`,
          ],
        },
  hi: (name, { lifted, answer, publicUrl }) =>
    lifted
      ? {
          subject: 'आपकी अपील मान ली गई',
          paragraphs: [
            `नमस्ते${greeted(name)},`,
            'हमने आपके खाते को दोबारा देखा और उसे फिर चालू कर दिया है।',
            `हमारा जवाब: ${answer}`,
          ],
          link: { label: 'लॉग इन करें', url: `${publicUrl}/auth/login` },
        }
      : {
          subject: 'आपकी अपील नहीं मानी गई',
          paragraphs: [
            `नमस्ते${greeted(name)},`,
            'जिसने पहले फ़ैसला नहीं किया था, उसने आपके खाते को दोबारा देखा। फ़ैसला वही रहेगा।',
            `हमारा जवाब: ${answer}`,
          ],
        },
};
