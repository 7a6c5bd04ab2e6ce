import { paperNames } from '../../../contract/companies/paper-names.ts';
import { CODE_LIFE_MINUTES } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { dateText } from '../../../contract/format/dates.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';
import type { EndingEvidence, EndingPaper } from './queries.ts';

const codeTexts = {
  en: (code: string) => ({
    subject: `${code} is your ${PORTAL} code for your company`,
    paragraphs: [
      'Enter this code to show that your company has the domain of this address.',
      `It is valid for ${CODE_LIFE_MINUTES} minutes. Nobody from ${PORTAL} will ask you for it.`,
      'If you do not know what this is about, somebody has typed your address: ignore this email.',
    ],
  }),
  hi: (code: string) => ({
    subject: `${code} आपकी कंपनी के लिए ${PORTAL} कोड है`,
    paragraphs: [
      'यह दिखाने के लिए यह कोड लिखें कि इस पते का डोमेन आपकी कंपनी का है।',
      `यह ${CODE_LIFE_MINUTES} मिनट तक चलेगा। ${PORTAL} से कोई आपसे यह कोड नहीं माँगेगा।`,
      'अगर आपको नहीं पता कि यह किस बारे में है, तो किसी ने आपका पता लिख दिया है। इस मेल पर ध्यान न दें।',
    ],
  }),
} satisfies Record<Language, unknown>;

/** Names nobody, because the address may be a stranger's. */
export const mailWorkCode = (
  db: Db,
  { email, language, code }: { email: string; language: Language; code: string },
) => sendMail(db, { to: email, language, code, ...codeTexts[language](code) });

const endTexts = {
  en: (company: string, day: string) => ({
    subject: `The check of ${company} ends on ${day}`,
    paragraphs: [
      `On ${day} it will be too long ago that ${company} has shown who it is. From then on its jobs no longer count as those of a checked company, and it finds no more candidates.`,
      'Renewing takes a minute: a code to your work address is enough.',
    ],
    label: 'Renew now',
  }),
  hi: (company: string, day: string) => ({
    subject: `${company} की जाँच ${day} को ख़त्म होगी`,
    paragraphs: [
      `${company} ने अपनी पहचान जब दिखाई थी, उसे ${day} को बहुत समय हो जाएगा। उसके बाद उसकी नौकरियाँ जाँची हुई कंपनी की नहीं गिनी जाएँगी और वह नए आवेदक नहीं खोज सकेगी।`,
      'इसे आगे बढ़ाने में एक मिनट लगता है: काम वाले पते पर आया एक कोड काफ़ी है।',
    ],
    label: 'अभी आगे बढ़ाएँ',
  }),
} satisfies Record<Language, unknown>;

interface Reader {
  email: string;
  language: Language;
}

export function mailEnding(
  db: Db,
  publicUrl: string,
  { email, language }: Reader,
  { company_name, ends_at }: EndingEvidence,
): Promise<void> {
  const { label, ...texts } = endTexts[language](company_name, dateText(ends_at, language));
  const url = `${publicUrl}/hr/profile`;
  return sendMail(db, { to: email, language, ...texts, link: { label, url } });
}

const paperTexts = {
  en: {
    texts: (paper: string, company: string, day: string) => ({
      subject: `The ${paper} of ${company} counts until ${day}`,
      paragraphs: [
        `We compared the ${paper} of ${company} with its number a while ago, and this expires on ${day}. After that its pages no longer mention it.`,
        'Send it again, and an admin will check it again.',
      ],
    }),
    label: 'Send it again',
  },
  hi: {
    texts: (paper: string, company: string, day: string) => ({
      subject: `${company}, ${paper}: ${day} तक मान्य`,
      paragraphs: [
        `हमने ${company} का काग़ज़ (${paper}) उसके नंबर से जब मिलाया था, उसे ${day} को बहुत समय हो जाएगा। उसके बाद वह कंपनी के पेज पर नहीं दिखेगा।`,
        'उसे फिर भेजें, एडमिन उसे दोबारा मिलाएगा।',
      ],
    }),
    label: 'फिर भेजें',
  },
} satisfies Record<Language, unknown>;

export function mailEndingPaper(
  db: Db,
  publicUrl: string,
  { email, language }: Reader,
  { kind, company_name, ends_at }: EndingPaper,
): Promise<void> {
  const { texts, label } = paperTexts[language];
  const url = `${publicUrl}/hr/profile`;
  const written = texts(paperNames[language][kind], company_name, dateText(ends_at, language));
  return sendMail(db, { to: email, language, ...written, link: { label, url } });
}
