import { Readable } from 'node:stream';
import type { Language } from '../../../contract/endpoint.ts';
import { momentText } from '../../../contract/format/dates.ts';
import { qrCode } from '../../../contract/format/qr-code.ts';
import type { ReceiptContent } from '../../../contract/applications/receipts.ts';
import { receiptStepLabels } from '../../../contract/format/receipt-steps.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { portalNamed } from '../../platform/in-force/portal-name.ts';
import { typeset } from '../../platform/typst/typst.ts';

// A receipt on paper.

const TEMPLATE = new URL('receipt.typ', import.meta.url);

const words = {
  en: {
    title: 'Receipt of an application',
    text: `${PORTAL} confirms that this application was sent, and what had happened to it by then.`,
    seeker: 'Applied by',
    job: 'Job',
    company: 'Company',
    issued: 'Issued',
    code: 'Code',
    history: 'History',
    check: (url: string) => `Anybody can check this receipt at ${url}`,
  },
  hi: {
    title: 'आवेदन की रसीद',
    text: `${PORTAL} पुष्टि करता है कि यह आवेदन भेजा गया था, और रसीद बनने तक उसमें यह सब हुआ।`,
    seeker: 'आवेदक',
    job: 'पद',
    company: 'कंपनी',
    issued: 'रसीद कब बनी',
    code: 'कोड',
    history: 'अब तक क्या हुआ',
    check: (url: string) => `यह रसीद कोई भी यहाँ जाँच सकता है: ${url}`,
  },
} satisfies Record<Language, object>;

/** The receipt as a PDF, with its address as a QR code. */
export async function paperOf(
  db: Db,
  receipt: ReceiptContent,
  language: Language,
): Promise<Readable> {
  const t = words[language];
  const steps = receiptStepLabels[language];
  const content = await portalNamed(db, {
    language,
    title: t.title,
    text: t.text,
    facts: [
      { name: t.seeker, text: receipt.seeker_name },
      { name: t.job, text: receipt.job_title },
      { name: t.company, text: receipt.company_name },
      { name: t.issued, text: momentText(receipt.issued_at, language) },
      { name: t.code, text: receipt.code },
    ],
    history: t.history,
    events: receipt.events.map(({ kind, status, at, note, interview_at, interview_place }) => ({
      title: steps[kind === 'status_changed' ? status : kind],
      at: momentText(at, language),
      note:
        [note, interview_at && momentText(interview_at, language), interview_place]
          .filter(Boolean)
          .join('\n') || null,
    })),
    check: t.check(receipt.verify_url),
    code: qrCode(receipt.verify_url) ?? [],
  });
  const { file } = await typeset(TEMPLATE, content, 'pdf');
  return Readable.from([file]);
}
