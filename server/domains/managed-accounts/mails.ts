import type { Language } from '../../../contract/endpoint.ts';
import type { Db } from '../../platform/database.ts';
import { type Mail, sendMail } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

interface Holder {
  email: string;
  name: string;
  language: Language;
  state: string;
  state_reason: string | null;
  email_verified_at: string | null;
}

type Words = Pick<Mail, 'subject' | 'paragraphs' | 'link'>;

/** Tells an account's holder what an admin did with it; nothing goes to an unconfirmed address. */
export async function mailStateChange(db: Db, holder: Holder, publicUrl: string): Promise<void> {
  const { email: to, language, email_verified_at } = holder;
  if (email_verified_at === null) return;
  await sendMail(db, { to, language, ...words[language](holder, publicUrl) });
}

const words: Record<Language, (holder: Holder, publicUrl: string) => Words> = {
  en: ({ name, state, state_reason: reason }, url) => {
    const hello = `Hello${greeted(name)},`;
    const why = reason ? [`The reason: ${reason}`] : [];
    const write = { label: 'Write to us', url: `${url}/contact` };
    if (state === 'active') {
      return {
        subject: 'You can use your Vritti account',
        paragraphs: [hello, 'your account is active. You can log in.'],
        link: { label: 'Log in', url: `${url}/auth/login` },
      };
    }
    return state === 'banned'
      ? {
          subject: 'Your Vritti account has been banned',
          paragraphs: [
            hello,
            'your account has been banned, and you cannot log in any more.',
            ...why,
            'If you think that this is wrong, write to us.',
          ],
          link: write,
        }
      : {
          subject: 'Your Vritti account has been deactivated',
          paragraphs: [
            hello,
            'your account has been deactivated. Nothing in it is deleted, but you cannot log in for now.',
            ...why,
            'If you think that this is wrong, write to us.',
          ],
          link: write,
        };
  },
  hi: ({ name, state, state_reason: reason }, url) => {
    const hello = `नमस्ते${greeted(name)},`;
    const why = reason ? [`वजह: ${reason}`] : [];
    const write = { label: 'हमें लिखें', url: `${url}/contact` };
    if (state === 'active') {
      return {
        subject: 'आपका Vritti खाता चालू है',
        paragraphs: [hello, 'आपका खाता चालू है। आप लॉग इन कर सकते हैं।'],
        link: { label: 'लॉग इन करें', url: `${url}/auth/login` },
      };
    }
    return state === 'banned'
      ? {
          subject: 'आपका Vritti खाता बैन कर दिया गया है',
          paragraphs: [
            hello,
            'आपका खाता बैन कर दिया गया है। अब आप लॉग इन नहीं कर सकते।',
            ...why,
            'अगर आपको यह ग़लत लगता है, तो हमें लिखें।',
          ],
          link: write,
        }
      : {
          subject: 'आपका Vritti खाता बंद कर दिया गया है',
          paragraphs: [
            hello,
            'आपका खाता बंद कर दिया गया है। उसमें से कुछ हटाया नहीं गया है, पर अभी आप लॉग इन नहीं कर सकते।',
            ...why,
            'अगर आपको यह ग़लत लगता है, तो हमें लिखें।',
          ],
          link: write,
        };
  },
};
