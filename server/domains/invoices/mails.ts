import type { Language } from '../../../contract/endpoint.ts';
import { rupeesText } from '../../../contract/money/paise.ts';
import type { Services } from '../../platform/endpoints.ts';
import { sendMail } from '../../platform/mail.ts';
import { fileName } from './documents.ts';
import { paperOf } from './paper.ts';
import { findReader, findWhole, type WholeInvoice } from './queries.ts';

/** Mails a document to the person who paid, unless their account is gone. */
export async function mailInvoice(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  id: number,
): Promise<void> {
  const invoice = await findWhole(db, id);
  const reader = invoice?.account_id && (await findReader(db, invoice.account_id));
  if (!invoice || !reader) return;
  const pdf = await paperOf(invoice);
  const t = words[reader.language];
  const { subject, sentence } = t[invoice.kind](invoice);
  await sendMail(db, {
    to: reader.email,
    language: reader.language,
    subject,
    paragraphs: [t.hello(reader.name), sentence],
    link: {
      label: t.all,
      url: `${publicUrl}/${invoice.company_id === null ? 'user' : 'hr'}/invoices`,
    },
    attachments: [
      { name: fileName(invoice), mediaType: 'application/pdf', base64: pdf.toString('base64') },
    ],
  });
}

type Wording = (invoice: WholeInvoice) => { subject: string; sentence: string };

const words: Record<
  Language,
  { hello: (name: string) => string; all: string; invoice: Wording; credit_note: Wording }
> = {
  en: {
    hello: (name) => `Hello ${name},`,
    all: 'See all invoices',
    invoice: ({ number, total_paise }) => ({
      subject: `Invoice ${number}`,
      sentence: `Thank you for your payment of ${rupeesText(total_paise)}. Invoice ${number} is attached.`,
    }),
    credit_note: ({ number, corrects, total_paise }) => ({
      subject: `Credit note ${number}`,
      sentence: `${rupeesText(total_paise)} of invoice ${corrects ?? ''} has been refunded to you. Credit note ${number} is attached.`,
    }),
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    all: 'सारे इनवॉइस देखें',
    invoice: ({ number, total_paise }) => ({
      subject: `इनवॉइस ${number}`,
      sentence: `${rupeesText(total_paise)} के भुगतान के लिए धन्यवाद। इनवॉइस ${number} इस मेल के साथ है।`,
    }),
    credit_note: ({ number, corrects, total_paise }) => ({
      subject: `क्रेडिट नोट ${number}`,
      sentence: `इनवॉइस ${corrects ?? ''} में से ${rupeesText(total_paise)} आपको लौटाए जा रहे हैं। क्रेडिट नोट ${number} इस मेल के साथ है।`,
    }),
  },
};
