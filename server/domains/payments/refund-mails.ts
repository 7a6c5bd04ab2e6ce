import type { Language } from '../../../contract/endpoint.ts';
import { dateText } from '../../../contract/format/dates.ts';
import { rupeesText } from '../../../contract/money/paise.ts';
import type { Trx } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';
import { findPayer, type Refund } from './refund-queries.ts';

/** Tells the payer that the bank did not accept a refund, unless the account is gone. */
export async function tellOfFailure(
  { trx, publicUrl }: { trx: Trx; publicUrl: string },
  { account_id, amount_paise }: Refund,
  isTriedAgain: boolean,
): Promise<void> {
  const payer = await findPayer(trx, account_id);
  if (!payer) return;
  const t = words[payer.language];
  const amount = rupeesText(amount_paise);
  await sendMail(trx, {
    to: payer.email,
    language: payer.language,
    subject: t.subject(amount),
    paragraphs: [t.said(amount), isTriedAgain ? t.again : t.byHand],
    link: { label: t.page, url: `${publicUrl}/${payer.role}/subscription` },
  });
}

/** Tells the payer that their refund came by bank transfer, and the reference by which to find it. */
export async function tellOfTransfer(
  { trx, publicUrl }: { trx: Trx; publicUrl: string },
  { account_id, amount_paise }: Refund,
  { reference, day }: { reference: string; day: string },
): Promise<void> {
  const payer = await findPayer(trx, account_id);
  if (!payer) return;
  const t = words[payer.language];
  const amount = rupeesText(amount_paise);
  await sendMail(trx, {
    to: payer.email,
    language: payer.language,
    subject: t.transferred(amount),
    paragraphs: [t.byTransfer(amount, dateText(day, payer.language), reference), t.notThere],
    link: { label: t.page, url: `${publicUrl}/${payer.role}/subscription` },
  });
}

interface Texts {
  subject: (amount: string) => string;
  said: (amount: string) => string;
  again: string;
  byHand: string;
  transferred: (amount: string) => string;
  byTransfer: (amount: string, day: string, reference: string) => string;
  notThere: string;
  page: string;
}

const words: Record<Language, Texts> = {
  en: {
    subject: (amount) => `The refund of ${amount} has not arrived yet`,
    said: (amount) =>
      `We sent ${amount} back, but your bank did not take it. The money is still yours.`,
    again: 'We try again tomorrow. You do not have to do anything.',
    byHand: 'Somebody from our team is now taking care of it and will get in touch with you.',
    transferred: (amount) => `Your refund of ${amount} was paid by bank transfer`,
    byTransfer: (amount, day, reference) =>
      `The bank or card that you paid with did not take the refund. We have transferred ${amount} to your bank account on ${day}. The bank’s number of the transfer is ${reference}.`,
    notThere: 'If it is not there after three working days, write to us and mention this number.',
    page: 'Your subscription',
  },
  hi: {
    subject: (amount) => `${amount} की वापसी अभी नहीं पहुँची`,
    said: (amount) => `हमने ${amount} लौटाए, पर आपके बैंक ने नहीं लिए। पैसा अब भी आपका है।`,
    again: 'हम कल फिर कोशिश करेंगे। आपको कुछ नहीं करना है।',
    byHand: 'अब हमारी टीम से कोई इसे देख रहा है और आपसे संपर्क करेगा।',
    transferred: (amount) => `${amount} की वापसी बैंक ट्रांसफ़र से हो गई`,
    byTransfer: (amount, day, reference) =>
      `जिस बैंक या कार्ड से आपने भुगतान किया था, उसने वापसी नहीं ली। हमने ${day} को ${amount} आपके बैंक खाते में ट्रांसफ़र किए। बैंक का ट्रांसफ़र नंबर ${reference} है।`,
    notThere: 'अगर तीन कामकाजी दिन बाद भी पैसा न पहुँचे, तो हमें लिखें और यह नंबर बताएँ।',
    page: 'आपकी सब्सक्रिप्शन',
  },
};
