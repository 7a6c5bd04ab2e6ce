/** How suspicious a posting is, judged by its text and by what is known of its company. */
import { EARNS_UNLIKELY_INR, NEW_COMPANY_DAYS } from '../../../contract/constants.ts';
import { type Signal, type SignalKind, signalKinds } from '../../../contract/moderation/signals.ts';
import type { QuestionForm } from '../../../contract/jobs/questions.ts';
import { wordsOf } from '../../../contract/format/questions.ts';

/** A posting with what the check needs to know of it and its company. */
export interface Posting {
  title: string;
  description: string;
  questions: readonly Pick<QuestionForm, 'text' | 'choices'>[];
  salary_min_inr: number | null;
  years_asked: number | null;
  is_same_as_removed: boolean;
  /** One of the first jobs of an unchecked company, which owners want moderators to see before others do. */
  is_first: boolean;
  company: {
    is_checked: boolean;
    days_known: number;
    removed_jobs: number;
    upheld_reports: number;
  };
}

/**
 * Of 11,045 real postings, one in 300 has words that sound like a demand for money, most of them because the work is
 * about payments. So one signal in the text alone only puts a job in the moderators' queue; two independent ones hold
 * it until a moderator has looked.
 */
const points: Readonly<Record<SignalKind, number>> = {
  same_as_removed: 75,
  first_job: 50,
  money_asked: 50,
  private_account: 50,
  secrets_asked: 50,
  paid_tasks: 50,
  look_alike_link: 50,
  removed_before: 30,
  upheld_reports: 20,
  leaves_portal: 20,
  unlikely_pay: 20,
  shortened_link: 15,
  new_company: 10,
  unchecked_company: 5,
};

const WORDS_SHOWN = 3;
const MOST = 100;
/** From this score on the job is reported to moderators. */
const NOTED_FROM = 50;
/** From this score on the job is hidden until reviewed, unless the company is checked. */
const HELD_FROM = 70;

/** The weightiest first. The patterns are loaded lazily: compiling them would slow every start. */
export async function signalsOf(posting: Posting): Promise<Signal[]> {
  const { warningsOf } = await import('../../../contract/message-check/message-check.ts');
  const { title, description, questions, company } = posting;
  // Checked separately: next to the title "Accountant", "fees" in the description would look harmless.
  const warnings = [title, description, ...questions.map(wordsOf)].flatMap(warningsOf);
  const found = new Map<SignalKind, string[]>();
  for (const { reason, words } of warnings) {
    found.set(reason, [...new Set([...(found.get(reason) ?? []), ...words])].slice(0, WORDS_SHOWN));
  }
  const known: Partial<Record<SignalKind, boolean>> = {
    same_as_removed: posting.is_same_as_removed,
    unlikely_pay: isUnlikely(posting),
    removed_before: company.removed_jobs > 0,
    upheld_reports: company.upheld_reports > 0,
    unchecked_company: !company.is_checked,
    first_job: posting.is_first,
    new_company: company.days_known < NEW_COMPANY_DAYS,
  };
  return signalKinds
    .filter((kind) => found.has(kind) || known[kind])
    .map((kind) => ({ kind, words: found.get(kind) ?? [] }))
    .toSorted((a, b) => points[b.kind] - points[a.kind]);
}

const isUnlikely = ({ salary_min_inr, years_asked }: Posting) =>
  (salary_min_inr ?? 0) >= EARNS_UNLIKELY_INR && (years_asked ?? 0) === 0;

/** From 0 to 100. */
export const riskOf = (signals: readonly Signal[]): number =>
  Math.min(
    MOST,
    signals.reduce((sum, { kind }) => sum + points[kind], 0),
  );

export const isNoted = (signals: readonly Signal[]): boolean => riskOf(signals) >= NOTED_FROM;

export const isHeldBack = (signals: readonly Signal[]): boolean =>
  isFirst(signals) ||
  (riskOf(signals) >= HELD_FROM && signals.some(({ kind }) => kind === 'unchecked_company'));

/** Whether it is held regardless of its score. */
export const isFirst = (signals: readonly Signal[]): boolean =>
  signals.some(({ kind }) => kind === 'first_job');
