import { contactTopicWords as topics } from '../../../contract/contact/contact-topics.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Trx } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';
import type { NewMessage } from './queries.ts';

type Kept = NewMessage & { id: number };

const receipts = {
  en: (id: number) => ({
    subject: `We have your message (number ${id})`,
    paragraphs: [
      'Hello,',
      `your message has come in and has the number ${id}. A person reads it and answers to this address.`,
      'If you did not write to us, somebody typed your address by mistake: ignore this mail.',
    ],
  }),
  hi: (id: number) => ({
    subject: `आपका संदेश मिल गया (नंबर ${id})`,
    paragraphs: [
      'नमस्ते,',
      `आपका संदेश हमें मिल गया है, उसका नंबर ${id} है। उसे कोई व्यक्ति ख़ुद पढ़ेगा और इसी पते पर जवाब देगा।`,
      'अगर आपने हमें नहीं लिखा, तो किसी ने ग़लती से आपका पता लिख दिया होगा: इस मेल पर ध्यान न दें।',
    ],
  }),
};

/**
 * Contains nothing that was typed; otherwise anybody could use us to mail their words to others.
 */
export const mailSender = (trx: Trx, { id, email, language }: Kept): Promise<void> =>
  sendMail(trx, { to: email, language, ...receipts[language](id) });

const news = {
  en: ({ id, topic, name, email, request_number }: Kept) => ({
    subject: `Message ${id}: ${topics.en[topic]}`,
    said: `${name} (${email}) has written to the portal. An answer to this mail goes to that address.`,
    reference: request_number ? [`Number of the error page: ${request_number}`] : [],
    label: 'See all messages',
  }),
  hi: ({ id, topic, name, email, request_number }: Kept) => ({
    subject: `संदेश ${id}: ${topics.hi[topic]}`,
    said: `${name} (${email}) ने पोर्टल को लिखा है। इस मेल का जवाब उसी पते पर जाएगा।`,
    reference: request_number ? [`गड़बड़ी वाले पेज का नंबर: ${request_number}`] : [],
    label: 'सारे संदेश देखें',
  }),
};

/** Contains the whole message, so that an admin can answer from their mailbox. */
export async function mailAdmins(
  trx: Trx,
  admins: readonly { email: string; language: Language }[],
  message: Kept,
  publicUrl: string,
): Promise<void> {
  for (const { email, language } of admins) {
    const { subject, said, reference, label } = news[language](message);
    await sendMail(trx, {
      to: email,
      replyTo: message.email,
      language,
      subject,
      paragraphs: [said, message.message, ...reference],
      link: { label, url: `${publicUrl}/admin/contact` },
    });
  }
}
