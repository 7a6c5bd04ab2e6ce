import { Readable } from 'node:stream';
import { dateText } from '../../../contract/format/dates.ts';
import { amountText, statedPeriods } from '../../../contract/offers/offer-pay.ts';
import type { OfferTerms } from '../../../contract/offers/offer-terms.ts';
import { offerWords } from '../../../contract/offers/offer-words.ts';
import { workTerms } from '../../../contract/offers/work-terms.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import type { Db } from '../../platform/database.ts';
import { portalNamed } from '../../platform/in-force/portal-name.ts';
import { renderPdf } from '../../platform/typst/typst.ts';

// The letter of an offer, with the contents that India's labour codes require of a letter of appointment.

const TEMPLATE = new URL('letter.typ', import.meta.url);

interface Letter {
  company_name: string;
  company_location: string | null;
  candidate_name: string;
  terms: OfferTerms;
  valid_until: string;
  created_at: string;
}

/** The letter as a PDF in its own language, whatever its reader's language. */
export async function letterOf(db: Db, letter: Letter): Promise<FileAnswer> {
  const { company_name, company_location, candidate_name, terms, valid_until } = letter;
  const { language } = terms;
  const t = offerWords[language];
  const day = (date: string) => dateText(date, language);
  const periods = statedPeriods(terms);
  const rest = terms.ctc_inr - terms.variable_inr - terms.basic_inr - terms.da_inr;
  const amounts: [string, number][] = [
    [t.basic, terms.basic_inr],
    [t.da, terms.da_inr],
    [t.allowances, rest],
    [t.variable, terms.variable_inr],
    [t.ctc, terms.ctc_inr],
  ];
  const facts: [string, string | null][] = [
    [t.designation, terms.designation],
    [t.fatherName, terms.father_name],
    [t.skill, terms.skill === 'not_named' ? null : t.skills[terms.skill]],
    [t.joining, day(terms.joining_on)],
    [t.place, terms.place],
    ...workTerms(terms, language),
  ];
  const content = await portalNamed(db, {
    language,
    title: t.letterTitle(terms.designation),
    company: [company_name, company_location].filter(Boolean).join(', '),
    date: day(letter.created_at),
    to: candidate_name,
    text: t.letterText(candidate_name, company_name, terms.designation),
    facts: facts.flatMap(([name, text]) => (text ? [{ name, text }] : [])),
    pay_title: t.payTitle,
    columns: [t.part, ...periods.map((period) => t.columns[period])],
    amounts: amounts
      .filter(([, inr]) => inr > 0)
      .map(([name, inr]) => [name, ...periods.map((period) => amountText(inr, period))]),
    closing: t.closing(day(valid_until)),
    completed: t.completed,
    signatures: [t.forCompany(company_name), t.forCandidate(candidate_name)],
    never_pay: t.neverPay,
  });
  const file = await renderPdf(TEMPLATE, content);
  const name = `${t.fileName} ${company_name}.pdf`;
  return {
    name,
    mediaType: 'application/pdf',
    content: Readable.from([file]),
    inline: true,
  };
}
