import { type Device, deviceWords } from '../../../contract/accounts/device.ts';
import { momentText } from '../../../contract/format/dates.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';

interface SignIn {
  device: Device;
  address: string;
  publicUrl: string;
}

const when = (language: Language) => momentText(new Date().toISOString(), language);

const texts = {
  en: ({ device, address }: SignIn) => ({
    subject: `A new device logged in to your ${PORTAL} account`,
    paragraphs: [
      `Somebody logged in to your account on a device that we have not seen before: ${deviceWords(device, 'en')}, from the network address ${address}, on ${when('en')}.`,
      'If it was you, there is nothing to do.',
      'If it was not you, log that device out and change your password at once.',
    ],
    label: 'See your devices',
  }),
  hi: ({ device, address }: SignIn) => ({
    subject: `आपके ${PORTAL} खाते में एक नए डिवाइस से लॉग इन हुआ`,
    paragraphs: [
      `आपके खाते में एक ऐसे डिवाइस से लॉग इन हुआ जो हमने पहले नहीं देखा था: ${deviceWords(device, 'hi')}, नेटवर्क पता ${address}, ${when('hi')}।`,
      'अगर यह आप ही थे, तो कुछ करने की ज़रूरत नहीं।',
      'अगर यह आप नहीं थे, तो उस डिवाइस को तुरंत लॉग आउट करें और अपना पासवर्ड बदलें।',
    ],
    label: 'अपने डिवाइस देखें',
  }),
};

export function mailNewDevice(
  db: Db,
  { email, language }: { email: string; language: Language },
  signIn: SignIn,
): Promise<void> {
  const { label, ...mail } = texts[language](signIn);
  const link = { label, url: `${signIn.publicUrl}/settings` };
  return sendMail(db, { to: email, language, ...mail, link });
}
