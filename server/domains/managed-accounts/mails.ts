import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { type Addressee, type Mail, sendMail } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

interface Holder extends Addressee {
  state: string;
  state_reason: string | null;
  email_verified_at: string | null;
}

interface Links {
  publicUrl: string;
  /** Where its holder appeals. */
  appeal: string;
}

type Words = Pick<Mail, 'subject' | 'paragraphs' | 'link'>;

/** Tells an account's holder what an admin did with it; nothing goes to an unconfirmed address. */
export async function mailStateChange(db: Db, holder: Holder, links: Links): Promise<void> {
  const { email: to, language, email_verified_at } = holder;
  if (email_verified_at === null) return;
  await sendMail(db, { to, language, ...words[language](holder, links) });
}

const words: Record<Language, (holder: Holder, links: Links) => Words> = {
  en: ({ name, state, state_reason: reason }, { publicUrl, appeal }) => {
    const hello = `Hello${greeted(name)},`;
    const why = reason ? [`The reason: ${reason}`] : [];
    const object = { label: 'Appeal', url: appeal };
    if (state === 'active') {
      return {
        subject: `You can use your ${PORTAL} account`,
        paragraphs: [hello, 'Your account is active. You can log in.'],
        link: { label: 'Log in', url: `${publicUrl}/auth/login` },
      };
    }
    return state === 'banned'
      ? {
          subject: `Your ${PORTAL} account has been banned`,
          paragraphs: [
            hello,
            'Your account has been banned, and you cannot log in any more.',
            ...why,
            'If you think that this is wrong, appeal: somebody else of our team looks at it again.',
          ],
          link: object,
        }
      : {
          subject: `Your ${PORTAL} account has been deactivated`,
          paragraphs: [
            hello,
            'Your account has been deactivated. Nothing in it is deleted, but you cannot log in for now.',
            ...why,
            'If you think that this is wrong, appeal: somebody else of our team looks at it again.',
          ],
          link: object,
        };
  },
  hi: ({ name, state, state_reason: reason }, { publicUrl, appeal }) => {
    const hello = `नमस्ते${greeted(name)},`;
    const why = reason ? [`वजह: ${reason}`] : [];
    const object = { label: 'अपील करें', url: appeal };
    if (state === 'active') {
      return {
        subject: `आपका ${PORTAL} खाता चालू है`,
        paragraphs: [hello, 'आपका खाता चालू है। आप लॉग इन कर सकते हैं।'],
        link: { label: 'लॉग इन करें', url: `${publicUrl}/auth/login` },
      };
    }
    return state === 'banned'
      ? {
          subject: `आपका ${PORTAL} खाता बैन कर दिया गया है`,
          paragraphs: [
            hello,
            'आपका खाता बैन कर दिया गया है। अब आप लॉग इन नहीं कर सकते।',
            ...why,
            'अगर आपको यह ग़लत लगता है, तो अपील करें: हमारी टीम का कोई दूसरा व्यक्ति इसे दोबारा देखेगा।',
          ],
          link: object,
        }
      : {
          subject: `आपका ${PORTAL} खाता बंद कर दिया गया है`,
          paragraphs: [
            hello,
            'आपका खाता बंद कर दिया गया है। उसमें से कुछ हटाया नहीं गया है, पर अभी आप लॉग इन नहीं कर सकते।',
            ...why,
            'अगर आपको यह ग़लत लगता है, तो अपील करें: हमारी टीम का कोई दूसरा व्यक्ति इसे दोबारा देखेगा।',
          ],
          link: object,
        };
  },
};
