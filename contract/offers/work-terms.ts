import type { Language } from '../endpoint.ts';
import type { OfferTerms } from './offer-terms.ts';
import { offerWords } from './offer-words.ts';

/** The conditions of work of an offer with their names, as both the letter and the pages show them; null or empty if not agreed. */
export function workTerms(terms: OfferTerms, language: Language): [string, string | null][] {
  const t = offerWords[language];
  const covered = [terms.epfo ? t.epfo : null, terms.esic ? t.esic : null].filter(Boolean);
  return [
    [t.duties, terms.duties],
    [t.hours, t.hoursText(terms.hours_a_day)],
    [t.weeklyOff, terms.weekly_off.map((day) => t.days[day]).join(', ')],
    [t.leave, terms.leave],
    [t.probation, terms.probation_months > 0 ? t.months(terms.probation_months) : t.noProbation],
    [t.notice, t.noticeText(terms.notice_days)],
    [t.growth, terms.growth],
    [t.security, covered.join(', ') || t.noSecurity],
    [t.healthCheck, terms.health_check ? t.healthCheckText : null],
    [t.lin, terms.lin],
  ];
}
