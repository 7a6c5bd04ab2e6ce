import { contactTopicWords as topics } from '../../../contract/contact/contact-topics.ts';
import { contactAnswerMail } from '../../../contract/contact/contact-answers.ts';
import type { ContactMessage } from '../../../contract/contact/contact-messages.ts';
import type { ContactOutcome } from '../../../contract/contact/contact-outcomes.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { dateText } from '../../../contract/format/dates.ts';
import type { Trx } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';
import type { LateMessage, NewMessage } from './queries.ts';

type Kept = NewMessage & { id: number; due_at: string };

const receipts = {
  en: (id: number, due: string) => ({
    subject: `We have your message (number ${id})`,
    paragraphs: [
      'Hello,',
      `your message has come in and has the number ${id}. A person reads it and answers to this address by ${due} at the latest.`,
      'If you did not write to us, somebody typed your address by mistake: ignore this email.',
    ],
    label: 'See what has become of it',
  }),
  hi: (id: number, due: string) => ({
    subject: `आपका संदेश मिल गया (नंबर ${id})`,
    paragraphs: [
      'नमस्ते,',
      `आपका संदेश हमें मिल गया है, उसका नंबर ${id} है। उसे कोई व्यक्ति ख़ुद पढ़ेगा और ज़्यादा से ज़्यादा ${due} तक इसी पते पर जवाब देगा।`,
      'अगर आपने हमें नहीं लिखा, तो किसी ने ग़लती से आपका पता लिख दिया होगा: इस मेल पर ध्यान न दें।',
    ],
    label: 'देखें कि उसका क्या हुआ',
  }),
};

/**
 * Contains nothing that was typed; otherwise anybody could use us to mail their words to others.
 */
export async function mailSender(
  trx: Trx,
  { id, email, language, due_at }: Kept,
  url: string,
): Promise<void> {
  const { label, ...text } = receipts[language](id, dateText(due_at, language));
  await sendMail(trx, { to: email, language, ...text, link: { label, url } });
}

const news = {
  en: ({ id, topic, name, email, request_number, due_at }: Kept) => ({
    subject: `Message ${id}: ${topics.en[topic]}`,
    said: `${name} (${email}) has written to the portal. Answer on the page by ${dateText(due_at, 'en')}: then it counts as answered.`,
    reference: request_number ? [`Number of the error page: ${request_number}`] : [],
    label: 'See all messages',
  }),
  hi: ({ id, topic, name, email, request_number, due_at }: Kept) => ({
    subject: `संदेश ${id}: ${topics.hi[topic]}`,
    said: `${name} (${email}) ने पोर्टल को लिखा है। ${dateText(due_at, 'hi')} तक पेज पर जवाब दें, तभी वह जवाब गिना जाएगा।`,
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

const seeIt = { en: 'See the message', hi: 'संदेश देखें' };

/** Contains the outcome of a message, and nothing that its sender wrote. */
export const mailAnswer = (
  trx: Trx,
  { id, email, language }: Pick<ContactMessage, 'id' | 'email' | 'language'>,
  given: { outcome: ContactOutcome; answer: string },
  url: string,
): Promise<void> =>
  sendMail(trx, {
    to: email,
    language,
    ...contactAnswerMail(language, { id, ...given }),
    link: { label: seeIt[language], url },
  });

const late = {
  en: (count: number) => ({
    subject: count === 1 ? 'A message waits for an answer' : `${count} messages wait for an answer`,
    said: 'The time in which they are to be answered is running out:',
    line: (id: number, topic: string, due: string) => `${id}, ${topic}: by ${due}`,
    label: 'See all messages',
  }),
  hi: (count: number) => ({
    subject: count === 1 ? 'एक संदेश जवाब के इंतज़ार में है' : `${count} संदेश जवाब के इंतज़ार में हैं`,
    said: 'इनका जवाब देने का समय ख़त्म होने वाला है:',
    line: (id: number, topic: string, due: string) => `${id}, ${topic}: ${due} तक`,
    label: 'सारे संदेश देखें',
  }),
};

/** Names messages by number, topic and day only. */
export async function mailLate(
  trx: Trx,
  { email, language }: { email: string; language: Language },
  messages: readonly LateMessage[],
  publicUrl: string,
): Promise<void> {
  const { subject, said, line, label } = late[language](messages.length);
  const lines = messages.map(({ id, topic, due_at }) =>
    line(id, topics[language][topic], dateText(due_at, language)),
  );
  await sendMail(trx, {
    to: email,
    language,
    subject,
    paragraphs: [said, ...lines],
    link: { label, url: `${publicUrl}/admin/contact` },
  });
}
