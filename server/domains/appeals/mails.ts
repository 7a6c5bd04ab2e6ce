import type { Language, Role } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';
import { type Addressee, type Mail, sendMail } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

interface Holder extends Addressee {
  role: Role;
  email_verified_at: string | null;
}

interface Decided {
  lifted: boolean;
  answer: string;
  /** Null if the appeal was about the account or its profile. */
  job: { id: number; title: string } | null;
  isAboutProfile: boolean;
  publicUrl: string;
}

/** Mails the outcome of an appeal, but never to an unconfirmed address. */
export async function mailAnswer(db: Db, holder: Holder, decided: Decided): Promise<void> {
  const { email: to, language, name, role, email_verified_at } = holder;
  if (email_verified_at === null) return;
  const { job, isAboutProfile, publicUrl } = decided;
  const about = job
    ? { title: `“${job.title}”`, url: `${publicUrl}/hr/jobs/${job.id}/moderation` }
    : { title: yourProfile[language], url: `${publicUrl}/${role}/moderation` };
  const written =
    job || isAboutProfile
      ? wordsOfContent[language](name, { ...decided, ...about })
      : words[language](name, decided);
  await sendMail(db, { to, language, ...written });
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

const yourProfile: Record<Language, string> = { en: 'your profile', hi: 'आपकी प्रोफ़ाइल' };

interface ContentDecision extends Decided {
  /** What the appeal was about, worded to fit into a sentence. */
  title: string;
  /** The page of the job or profile that was decided about. */
  url: string;
}

/** The words when it was about a job or a profile. */
const wordsOfContent: Record<Language, (name: string, decision: ContentDecision) => Words> = {
  en: (name, { lifted, answer, title, url }) => ({
    subject: lifted ? 'Your appeal was granted' : 'Your appeal was not granted',
    paragraphs: [
      `Hello${greeted(name)},`,
      lifted
        ? `we have looked at ${title} again, and you were right.`
        : `somebody who had not decided before has looked at ${title} again. The decision stays.`,
      `What we say to it: ${answer}`,
    ],
    link: { label: 'See what was decided', url },
  }),
  hi: (name, { lifted, answer, title, url }) => ({
    subject: lifted ? 'आपकी अपील मान ली गई' : 'आपकी अपील नहीं मानी गई',
    paragraphs: [
      `नमस्ते${greeted(name)},`,
      lifted
        ? `हमने ${title} दोबारा देखी। आपकी बात सही थी।`
        : `जिसने पहले फ़ैसला नहीं किया था, उसने ${title} दोबारा देखी। फ़ैसला वही रहेगा।`,
      `हमारा जवाब: ${answer}`,
    ],
    link: { label: 'देखें कि क्या फ़ैसला हुआ', url },
  }),
};
