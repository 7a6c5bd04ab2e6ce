import type { Language } from '../endpoint.ts';

/**
 * The short list of reasons to reject somebody. A company may also write its own; stored is the
 * name of a reason on the list, or the company's words.
 */
export const decisionReasons = [
  'skills',
  'experience',
  'place',
  'pay',
  'notice',
  'others',
  'filled',
] as const;
type DecisionReason = (typeof decisionReasons)[number];

/** The reasons as the company chooses among them. */
export const reasonLabels: Record<Language, Record<DecisionReason, string>> = {
  en: {
    skills: 'Skills are missing',
    experience: 'Too little experience',
    place: 'The location does not fit',
    pay: 'Expects more pay',
    notice: 'Can join too late',
    others: 'Others fit better',
    filled: 'The position is filled',
  },
  hi: {
    skills: 'ज़रूरी हुनर नहीं हैं',
    experience: 'अनुभव कम है',
    place: 'काम की जगह मेल नहीं खाती',
    pay: 'ज़्यादा वेतन चाहिए',
    notice: 'जल्दी नहीं आ सकते',
    others: 'दूसरे बेहतर बैठते हैं',
    filled: 'पद भर गया है',
  },
};

/** What the candidate reads, if the company tells them the reason. */
const reasonSentences: Record<Language, Record<DecisionReason, string>> = {
  en: {
    skills: 'The job needs skills that your application does not show.',
    experience: 'The job needs more experience in this kind of work.',
    place: 'The job needs somebody who can work at this location.',
    pay: 'The pay you expect is more than this job offers.',
    notice: 'The job needs somebody who can join sooner.',
    others: 'Other candidates fitted this job more closely.',
    filled: 'The position has been filled.',
  },
  hi: {
    skills: 'इस काम के लिए जो हुनर चाहिए, वे आपके आवेदन में नहीं दिखे।',
    experience: 'इस काम के लिए और अनुभव चाहिए।',
    place: 'इस काम के लिए ऐसे व्यक्ति चाहिए जो इसी जगह काम कर सकें।',
    pay: 'आप जितना वेतन चाहते हैं, इस पद का वेतन उससे कम है।',
    notice: 'इस काम के लिए ऐसे व्यक्ति चाहिए जो जल्दी शुरू कर सकें।',
    others: 'दूसरे आवेदन इस काम से ज़्यादा मेल खाते थे।',
    filled: 'यह पद भर चुका है।',
  },
};

const isListed = (reason: string): reason is DecisionReason =>
  (decisionReasons as readonly string[]).includes(reason);

const wordsOf = (words: Record<DecisionReason, string>, reason: string): string =>
  isListed(reason) ? words[reason] : reason;

/** A stored reason for the company. */
export const reasonLabel = (reason: string, language: Language): string =>
  wordsOf(reasonLabels[language], reason);

/** A reason for the candidate. */
export const reasonSentence = (reason: string, language: Language): string =>
  wordsOf(reasonSentences[language], reason);
