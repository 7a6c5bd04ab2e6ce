import type { Language } from '../../../contract/endpoint.ts';
import type { ProfileAct } from '../../../contract/moderation/acts.ts';
import type { Mail } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

interface Words {
  hello: (name: string) => string;
  why: (reason: string) => string;
  appeal: string;
  label: string;
  acts: Record<ProfileAct, { subject: string; said: string }>;
}

const texts: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello${name},`,
    why: (reason) => `The reason: ${reason}`,
    appeal: 'If you think that this is wrong, appeal on the page below: somebody else will decide.',
    label: 'See what was decided',
    acts: {
      held: {
        subject: 'Your profile is hidden',
        said: 'Our moderators have hidden your profile: no company can find it, and its public address shows nothing. Applications that you have sent stay with the companies, and you can continue to apply.',
      },
      released: {
        subject: 'Your profile is shown again',
        said: 'Our moderators have looked at your profile again, and it is shown as you have chosen.',
      },
      warned: {
        subject: 'About your profile',
        said: 'Our moderators have looked at your profile. It stays as it is, but please change what they mention here.',
      },
    },
  },
  hi: {
    hello: (name) => `नमस्ते${name},`,
    why: (reason) => `वजह: ${reason}`,
    appeal: 'अगर आपको यह ग़लत लगता है, तो नीचे के पेज पर अपील करें: फ़ैसला कोई और करेगा।',
    label: 'देखें कि क्या फ़ैसला हुआ',
    acts: {
      held: {
        subject: 'आपकी प्रोफ़ाइल छिपाई गई है',
        said: 'हमारे मॉडरेटर ने आपकी प्रोफ़ाइल छिपा दी है: यह किसी कंपनी को नहीं मिलेगी, और इसका सार्वजनिक पता कुछ नहीं दिखाएगा। भेजे हुए आवेदन कंपनियों के पास रहेंगे, और आप आगे भी आवेदन कर सकते हैं।',
      },
      released: {
        subject: 'आपकी प्रोफ़ाइल फिर दिख रही है',
        said: 'हमारे मॉडरेटर ने आपकी प्रोफ़ाइल दोबारा देखी, और यह वैसे ही दिख रही है जैसे आपने चुना है।',
      },
      warned: {
        subject: 'आपकी प्रोफ़ाइल के बारे में',
        said: 'हमारे मॉडरेटर ने आपकी प्रोफ़ाइल देखी है। यह जैसी है, वैसी रहेगी, पर जो यहाँ लिखा है, उसे कृपया बदल दें।',
      },
    },
  },
};

/** Tells a person what was done about their profile. */
export function writeProfileAct(
  { name, language }: { name: string; language: Language },
  { act, reason, url }: { act: ProfileAct; reason: string; url: string },
): Pick<Mail, 'subject' | 'paragraphs' | 'link'> {
  const t = texts[language];
  const { subject, said } = t.acts[act];
  return {
    subject,
    paragraphs: [
      t.hello(greeted(name)),
      said,
      t.why(reason),
      ...(act === 'released' ? [] : [t.appeal]),
    ],
    link: { label: t.label, url },
  };
}
