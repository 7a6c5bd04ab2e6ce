/** What is sold to people who look for work: access to a group, a course, a resume, work that is paid for first. */
import { anyMeans, means, says, type Sentence } from '../words.ts';
import { isSum, type Span } from './amounts.ts';
import { nearest, spanOf } from './told-to-give.ts';

const textAt = (words: Sentence, at: number) => words[at]?.text ?? '';

const SOLD =
  /^(?:access|membership|group|channel|certification|certificate|course|resume|cv|premium|subscription|guidance|rewrite|ग्रुप|सदस्यता|मेंबरशिप|सर्टिफिकेट)$/;

/** "Rs 199 only for lifetime access", "certification, priced at 1,799", "99 rupay me group join karo". */
export function soldAt(words: Sentence, at: number): Span | null {
  if (!isSum(words, at)) return null;
  const sold = nearest(at, 6, (place) => SOLD.test(textAt(words, place)));
  if (sold === undefined || anyMeans(words, [at - 5, at + 2], 'gets', 'third', 'duty', 'period')) {
    return null;
  }
  const isNamed = isPriced(words, at) || Math.abs(sold - at) <= 1;
  return isNamed && !isPaidByUs(words, at) ? spanOf(sold, at) : null;
}

/** "Priced at", "only", "for 1,499"; in Hindi "99 me". */
const isPriced = (words: Sentence, at: number) =>
  /^(?:at|for|only|just|sirf|bas|सिर्फ|केवल|मात्र)$/.test(textAt(words, at - 1)) ||
  words
    .slice(at + 1, at + 4)
    .some(({ text }) => /^(?:only|me|mein|में|for)$/.test(text)) ||
  /^(?:only|sirf|सिर्फ|केवल|just)$/.test(textAt(words, at - 2));

const isPaidByUs = (words: Sentence, at: number) =>
  words
    .slice(Math.max(0, at - 6), at)
    .some(({ text }) => /^(?:pays?|reimburses?|offer|company|worth)$/.test(text));

const PUT_IN = /^(?:tasks?|टास्क|order|orders|investment|nivesh|निवेश)$/;
const COMES_BACK =
  /^(?:back|return|returns|wapas|wapis|vapas|वापस|milega|milenge|मिलेंगे|मिलेगा|withdraw)$/;

/** "Do a task of 1000 and get back 1300": two sums, and the second comes back. */
export function moreBackAt(words: Sentence, at: number): Span | null {
  if (!PUT_IN.test(textAt(words, at))) return null;
  const sum = nearest(at, 4, (place) => isPutIn(words, place));
  if (sum === undefined) return null;
  const back = words.findIndex(
    ({ text }, place) => place > sum && place <= sum + 10 && COMES_BACK.test(text),
  );
  const isBack =
    back !== -1 && nearest(back, 3, (place) => place > sum + 1 && isPutIn(words, place)) !== undefined;
  return isBack && !says(words, 'third') ? spanOf(sum, back) : null;
}

const isPutIn = (words: Sentence, at: number) =>
  isSum(words, at) || (/^\d[\d,]{2,6}$/.test(textAt(words, at)) && !means(words[at + 1], 'period'));
