import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';

interface Waiting {
  email: string;
  language: Language;
  unsubscribe_token: string;
}

const texts = {
  en: (stopUrl: string) => ({
    subject: `It is here: the ${PORTAL} page you asked about`,
    paragraphs: [
      'Hello,',
      'you asked us to tell you when this page is ready. It is ready now.',
      `This is the only email about it. If you do not want to hear of other pages either: ${stopUrl}`,
    ],
    label: 'Open the page',
  }),
  hi: (stopUrl: string) => ({
    subject: `${PORTAL} का जो पेज आप चाहते थे, वह आ गया है`,
    paragraphs: [
      'नमस्ते,',
      'आपने कहा था कि यह पेज तैयार होने पर हम आपको बताएँ। यह अब तैयार है।',
      `इसके बारे में और कोई मेल नहीं आएगा। अगर आप दूसरे पेजों के बारे में भी मेल नहीं चाहते, तो यह लिंक खोलें: ${stopUrl}`,
    ],
    label: 'पेज खोलें',
  }),
};

export async function mailRelease(
  db: Db,
  { email, language, unsubscribe_token }: Waiting,
  path: string,
  publicUrl: string,
): Promise<void> {
  const stopUrl = `${publicUrl}/notify-me/stop#token=${unsubscribe_token}`;
  const { subject, paragraphs, label } = texts[language](stopUrl);
  const link = { label, url: publicUrl + path };
  await sendMail(db, { to: email, language, subject, paragraphs, link });
}
