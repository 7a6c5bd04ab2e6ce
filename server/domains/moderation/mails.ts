import type { Language } from '../../../contract/endpoint.ts';
import type { ModerationAct } from '../../../contract/moderation/acts.ts';
import type { Addressee, Mail } from '../../platform/mail.ts';

interface Done {
  act: ModerationAct;
  /** Empty if it was done by the check of postings. */
  reason: string;
  /** Held because it is one of its company's first jobs, not because of its text. */
  isFirst: boolean;
  title: string;
  url: string;
}

interface Words {
  hello: (name: string) => string;
  why: (reason: string) => string;
  byCheck: string;
  asFirst: string;
  appeal: string;
  label: string;
  acts: Record<ModerationAct, { subject: (title: string) => string; said: string }>;
}

const texts: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello ${name},`,
    why: (reason) => `The reason: ${reason}`,
    byCheck:
      'An automatic check has found words in it that swindlers use. It is often wrong, so a person looks at it; there is nothing that you have to do.',
    asFirst:
      'We look at the first jobs of every company that we do not know yet, before they are shown. Nothing is wrong with it, and there is nothing that you have to do.',
    appeal: 'If you think that this is wrong, appeal on the page below: somebody else will decide.',
    label: 'See what was decided',
    acts: {
      held: {
        subject: (title) => `“${title}” is on hold`,
        said: 'Nobody finds your job or applies until our moderators have looked at it. Applications that you have stay with you.',
      },
      released: {
        subject: (title) => `“${title}” is open again`,
        said: 'Our moderators have looked at your job, and everybody can find it again.',
      },
      removed: {
        subject: (title) => `We have removed “${title}”`,
        said: 'Our moderators have removed your job. It cannot be opened again, and those who applied were told.',
      },
      warned: {
        subject: (title) => `About your job “${title}”`,
        said: 'Our moderators have looked at your job. It stays open, but please change what they say here.',
      },
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    why: (reason) => `वजह: ${reason}`,
    byCheck:
      'अपने आप होने वाली जाँच को इसमें ऐसे शब्द मिले जो ठग इस्तेमाल करते हैं। यह जाँच अक्सर ग़लत भी होती है, इसलिए कोई व्यक्ति इसे देखेगा; आपको कुछ नहीं करना है।',
    asFirst:
      'जिस कंपनी को हम अभी नहीं जानते, उसकी शुरुआती नौकरियाँ दिखाने से पहले हम देख लेते हैं। इसमें कुछ ग़लत नहीं है, और आपको कुछ नहीं करना है।',
    appeal: 'अगर आपको यह ग़लत लगता है, तो नीचे के पेज पर अपील करें: फ़ैसला कोई और करेगा।',
    label: 'देखें कि क्या फ़ैसला हुआ',
    acts: {
      held: {
        subject: (title) => `“${title}” रोकी गई है`,
        said: 'जब तक हमारे मॉडरेटर आपकी पोस्ट देख न लें, न यह किसी को मिलेगी, न कोई आवेदन कर पाएगा। आए हुए आवेदन आपके पास रहेंगे।',
      },
      released: {
        subject: (title) => `“${title}” फिर खुली है`,
        said: 'हमारे मॉडरेटर ने आपकी पोस्ट देख ली है, और अब यह फिर सबको मिलती है।',
      },
      removed: {
        subject: (title) => `हमने “${title}” हटा दी है`,
        said: 'हमारे मॉडरेटर ने आपकी पोस्ट हटा दी है। इसे फिर खोला नहीं जा सकता, और आवेदन करने वालों को बता दिया गया है।',
      },
      warned: {
        subject: (title) => `आपकी पोस्ट “${title}” के बारे में`,
        said: 'हमारे मॉडरेटर ने आपकी पोस्ट देखी है। यह खुली रहेगी, पर जो यहाँ लिखा है, उसे कृपया बदल दें।',
      },
    },
  },
};

/** Tells a recruiter of the company what was done about a job. */
export function writeAct(
  { name, language }: Addressee,
  { act, reason, isFirst, title, url }: Done,
): Pick<Mail, 'subject' | 'paragraphs' | 'link'> {
  const t = texts[language];
  const { subject, said } = t.acts[act];
  return {
    subject: subject(title),
    paragraphs: [
      t.hello(name),
      said,
      reason ? t.why(reason) : isFirst ? t.asFirst : t.byCheck,
      ...(act === 'released' ? [] : [t.appeal]),
    ],
    link: { label: t.label, url },
  };
}
