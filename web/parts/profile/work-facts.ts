import { placeName } from '../../../contract/format/names/place-names.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Education, KnownLanguage, Pay, WorkFacts } from '../../../contract/profiles.ts';
import { dateText, numberText } from '../../lib/format/format.ts';
import { workAuthorisationLabels, workFactsMessages } from './work-facts-messages.ts';

/** A fact's name and its words. */
export type Fact = readonly [name: string, text: string];

const MONTHS = 12;

/** "3 years 4 months". */
export function experienceText(months: number, language: Language): string {
  const t = workFactsMessages[language];
  if (months === 0) return t.noExperience;
  return t.experienceOf(Math.floor(months / MONTHS), months % MONTHS);
}

/** "30 days", or the last day while somebody is serving their notice; empty if unknown. */
export function noticeText(
  facts: Pick<WorkFacts, 'notice_period_days' | 'last_working_day'>,
  language: Language,
): string {
  const t = workFactsMessages[language];
  const { notice_period_days: days, last_working_day: lastDay } = facts;
  if (lastDay) return t.servingUntil(dateText(`${lastDay}T12:00:00+05:30`, language));
  if (days === null) return '';
  return days === 0 ? t.atOnce : t.days(days);
}

/** "15 days", "At once" or "Until 30 Nov 2026": below the heading "Notice", in a narrow column. */
export function noticeInColumn(
  facts: Pick<WorkFacts, 'notice_period_days' | 'last_working_day'>,
  language: Language,
): string {
  const t = workFactsMessages[language];
  const { notice_period_days: days, last_working_day: lastDay } = facts;
  if (lastDay) return t.until(dateText(`${lastDay}T12:00:00+05:30`, language));
  return days === 0 ? t.atOnceInColumn : noticeText(facts, language);
}

/** "Notice 15 days": on a card, where no heading says what the days are. */
export function shortNoticeText(
  facts: Pick<WorkFacts, 'notice_period_days' | 'last_working_day'>,
  language: Language,
): string {
  const text = noticeText(facts, language);
  return facts.last_working_day || !facts.notice_period_days
    ? text
    : workFactsMessages[language].noticeOf(text);
}

/** "Expects ₹3 LPA", likewise. */
export function expectsText(lpa: number | null, language: Language): string {
  const text = ctcText(lpa, language);
  return text && workFactsMessages[language].expects(text);
}

/** "Hindi (read, write, speak)". */
export function languageText(known: KnownLanguage, language: Language): string {
  const t = workFactsMessages[language];
  const can = (['read', 'write', 'speak'] as const)
    .filter((one) => known[one])
    .map((one) => t[one]);
  return can.length > 0 ? `${known.language} (${can.join(', ')})` : known.language;
}

const amounts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 5 });

/** "₹4.35 LPA", to the rupee; empty if unknown. */
export function ctcText(lpa: number | null, language: Language): string {
  if (lpa === null) return '';
  const amount = amounts.format(lpa);
  return language === 'hi' ? `₹${amount} लाख सालाना` : `₹${amount} LPA`;
}

/** "CGPA 8.2", "71.5%"; empty if there is no score. */
export function scoreText(
  { score, scoreKind }: Pick<Education, 'score' | 'scoreKind'>,
  language: Language,
): string {
  const t = workFactsMessages[language];
  return score === null || scoreKind === null ? '' : t[scoreKind](numberText(score));
}

/** The known facts, in the order in which recruiters ask for them. */
export function factsOf(facts: WorkFacts & Pay, language: Language): Fact[] {
  const t = workFactsMessages[language];
  const { work_authorisation: right, total_experience_months: months } = facts;
  const all: Fact[] = [
    [t.totalExperience, months > 0 ? experienceText(months, language) : ''],
    [t.noticePeriod, noticeText(facts, language)],
    [t.currentCtc, ctcText(facts.current_ctc_lpa, language)],
    [t.expectedCtc, ctcText(facts.expected_ctc_lpa, language)],
    [
      t.preferredLocations,
      facts.preferred_locations.map((place) => placeName(place, language)).join(', '),
    ],
    [t.languages, facts.languages.map((known) => languageText(known, language)).join('; ')],
    [t.rightToWork, right ? workAuthorisationLabels[language][right] : ''],
  ];
  return all.filter(([, text]) => text !== '');
}
