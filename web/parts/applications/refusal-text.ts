import type { DecisionsMade } from '../../../contract/applications/deciding.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { applicationStatusLabels } from '../../../contract/format/labels.ts';
import { personName } from '../../../contract/format/names/person-name.ts';
import { interviewErrors } from '../../../contract/interviews/interview-errors.ts';
import { offerErrors } from '../../../contract/offers/offer-errors.ts';

const words = {
  en: {
    first: (name: string, status: string) => `${name} was first: ${status}.`,
    changed: 'It changed in between. Close this to see where it stands now.',
    tooOften: 'Too many messages went to this candidate today. Please try again tomorrow.',
  },
  hi: {
    first: (name: string, status: string) => `${name} ने पहले ही तय कर दिया: ${status}।`,
    changed: 'यह इस बीच बदल गया। इसे बंद करके देखें कि अब क्या स्थिति है।',
    tooOften: 'इस आवेदक को आज बहुत बार लिखा जा चुका है। कृपया कल फिर कोशिश करें।',
  },
};

/**
 * Which colleague had already decided the refused applications, and how; null if nobody had, or if
 * they differ.
 */
export function firstText({ refused }: DecisionsMade, language: Language): string | null {
  const said = refused.map(({ first }) =>
    first
      ? words[language].first(
          personName(first.by, language),
          applicationStatusLabels[language][first.status],
        )
      : null,
  );
  return said.every((text) => text === said[0]) ? (said[0] ?? null) : null;
}

/** Why nothing was sent to the candidate whose dialog is open. */
export function refusalText(made: DecisionsMade, language: Language): string {
  const code = made.refused[0]?.code;
  if (code === 'resource.interview.exists') return interviewErrors[code][language];
  if (code === 'resource.offer.over' || code === 'resource.offer.waiting')
    return offerErrors[code][language];
  if (code === 'request.too_many_requests') return words[language].tooOften;
  return firstText(made, language) ?? words[language].changed;
}
