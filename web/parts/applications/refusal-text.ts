import type { DecisionsMade } from '../../../contract/applications/deciding.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { interviewErrors } from '../../../contract/interviews/interview-errors.ts';
import { offerErrors } from '../../../contract/offers/offer-errors.ts';

const changedMeanwhile = {
  en: 'It changed in between. Close this to see where it stands now.',
  hi: 'यह इस बीच बदल गया। इसे बंद करके देखें कि अब क्या स्थिति है।',
};
const tooOften = {
  en: 'Too many messages went to this candidate today. Please try again tomorrow.',
  hi: 'इस आवेदक को आज बहुत बार लिखा जा चुका है। कृपया कल फिर कोशिश करें।',
};

/** Why nothing was sent to the candidate in question. */
export function refusalText({ refused }: DecisionsMade, language: Language): string {
  const code = refused[0]?.code;
  if (code === 'resource.interview.exists') return interviewErrors[code][language];
  if (code === 'resource.offer.over') return offerErrors[code][language];
  return (code === 'request.too_many_requests' ? tooOften : changedMeanwhile)[language];
}
