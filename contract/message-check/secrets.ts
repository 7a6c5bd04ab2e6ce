/**
 * Finds where somebody asks for what opens an account or proves an identity: codes, passwords,
 * cards, Aadhaar.
 */
import type { Span } from './money/amounts.ts';
import {
  anyMeans,
  isDenied,
  isNot,
  isQuestion,
  means,
  says,
  type Sentence,
  textAt,
} from './words.ts';

/** A prohibition near the word: "never share your OTP", "OTP kisi ko na batayein". */
const isForbidden = (words: Sentence, at: number) =>
  isDenied(words, at) ||
  words.some(
    (_, place) =>
      Math.abs(place - at) <= 6 &&
      isNot(words, place) &&
      anyMeans(words, [place - 2, place + 3], 'hand', 'anyone') &&
      !words
        .slice(Math.min(place, at), Math.max(place, at))
        .some(({ isApart }, index) => index > 0 && isApart),
  );

/** "PIN code" of a place, "pan India", "cheque" that is one's own business. */
function isSomethingElse(words: Sentence, at: number): boolean {
  const { text = '' } = words[at] ?? {};
  const next = textAt(words, at + 1);
  if (/^(?:pin|पिन)$/.test(text)) {
    return (
      /^(?:code|codes|कोड)$/.test(next) ||
      !anyMeans(words, [at - 3, at + 2], 'bankWord', 'payApp', 'secret')
    );
  }
  if (text === 'pan') return /^(?:india|indian|asia|masala|shop|card?s?holders)$/.test(next);
  if (/^(?:passport|voter|cheque|चेक)$/.test(text)) {
    return (
      !/^(?:card|id|copy|photo|number|no|scan|कॉपी|फोटो|कार्ड)$/.test(next) &&
      !/^(?:cancelled|canceled|blank|कैंसल)$/.test(textAt(words, at - 1))
    );
  }
  return false;
}

/** The number of an account into which the salary is paid opens nothing; a card's does. */
const isForWages = (words: Sentence) =>
  words.some(({ text }) => /^(?:salary|payroll|wages|stipend|सैलरी|वेतन|तनख्वाह)$/.test(text)) &&
  !words.some(({ text }) => /^(?:atm|card|netbanking|कार्ड|एटीएम)$/.test(text));

export function secretsIn(words: Sentence): Span[] {
  if (says(words, 'anyone') && says(words, 'warning') && says(words, 'not', 'ask')) return [];
  return words.flatMap((word, at): Span[] => {
    const isSecret = means(word, 'secret');
    const isPaper = means(word, 'paper');
    const isBankDetail =
      means(word, 'bankWord') &&
      word.text !== 'card' &&
      anyMeans(words, [at + 1, at + 3], 'details') &&
      !anyMeans(words, [at - 2, at + 3], 'we');
    if (!isSecret && !isPaper && !isBankDetail) return [];
    if (isBankDetail && !isSecret && isForWages(words)) return [];
    if (isSomethingElse(words, at) || isForbidden(words, at)) return [];
    if (says(words, 'someoneElse', 'third', 'duty') && !anyMeans(words, [at - 3, at + 3], 'you'))
      return [];
    const isAsked = isQuestion(words) && anyMeans(words, [at - 2, at - 1], 'you') && !isPaper;
    const isWanted = isAsked || anyMeans(words, [at - 7, at + 8], 'hand');
    if (!isWanted) return [];
    // Papers are shown in person on the first day; codes and passwords never.
    const isAtOffice = /^(?:cheque|चेक|passbook|पासबुक)$/.test(word.text) && says(words, 'office');
    if (!isSecret && (isAtOffice || says(words, 'inPerson'))) return [];
    return [[at - 1, at + 1]];
  });
}
