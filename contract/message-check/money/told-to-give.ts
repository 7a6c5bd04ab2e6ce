/**
 * Who is told to hand over money, in whatever order the words stand: "1,200 you have to send", "half of the first
 * salary goes to us", "paisa candidate dega". Each looks at who gives and at the sum, not at the name of the fee.
 */
import { anyMeans, means, says, type Sentence } from '../words.ts';
import { isAmount, isSum, type Span } from './amounts.ts';

export const spanOf = (...places: readonly number[]): Span => [
  Math.min(...places),
  Math.max(...places),
];

const textAt = (words: Sentence, at: number) => words[at]?.text ?? '';

/** The nearest place within reach for which something holds. */
export function nearest(
  at: number,
  reach: number,
  holds: (place: number) => boolean,
): number | undefined {
  for (let away = 0; away <= reach; away += 1) {
    for (const place of [at - away, at + away]) if (place >= 0 && holds(place)) return place;
  }
  return undefined;
}

/** A sum, or a word for what is paid. */
export const isMoneyAt = (words: Sentence, at: number) =>
  isSum(words, at) || means(words[at], 'fee', 'cost', 'instalment');

const GIVES =
  /^(?:pay|send|give|deposit|transfer|submit|arrange|remit|bear|contribute|invest|clear|settle|forward|keep|maintain|purchase|buy|spend)$/;
const OBLIGED = /^(?:have|has|need|needs|required|requested|supposed|expected|advised|got)$/;
const ME =
  /^(?:i|ive|im|id|we|weve|company|employer|client|clients|firm|customers?|they|he|she|who)$/;
const YOU = /^(?:you|youll|u|candidates?|applicants?|trainees?|joinees?|employees?|everyone|all)$/;

/** Who does it, as the nearest word before says. */
function isSaidOfYou(words: Sentence, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 9); back -= 1) {
    if (YOU.test(textAt(words, back))) return true;
    if (ME.test(textAt(words, back))) return false;
  }
  return false;
}

/** "1,200 rupees you have to send", "candidates are requested to bear the charges", "you pay that yourself". */
export function mustGiveAt(words: Sentence, at: number): Span | null {
  if (!GIVES.test(textAt(words, at))) return null;
  const isObliged = textAt(words, at - 1) === 'to' && OBLIGED.test(textAt(words, at - 2));
  const isTold = /^(?:must|should|shall|can|just)$/.test(textAt(words, at - 1));
  const isYourself =
    words.slice(at + 1, at + 4).some(({ text }) => /^(?:yourself|own|self)$/.test(text)) &&
    textAt(words, at + 1) !== 'attention';
  if ((!isObliged && !isTold && !isYourself) || !isSaidOfYou(words, at)) return null;
  const money = nearest(at, 10, (place) => place !== at && isMoneyAt(words, place));
  return money === undefined ? null : spanOf(at, money);
}

const SHARE = /^(?:half|50|100|25|one|first|1|full|aadhi|adhi|aadha|ek|pehli|आधी|एक|पहली|पहले)$/;
const PAY = /^(?:salary|salarys|pay|pagar|tankhwah|tankha|vetan|सैलरी|तनख्वाह|पगार|वेतन)$/;
const TAKEN =
  /^(?:give|pay|takes?|charges?|collects?|commission|deduct|share|legi|lega|lenge|leti|lete|dena|deni|लेगी|लेगा|लेंगे|लेती|लेते|देना|देनी|कमीशन)$/;
const TAKER =
  /^(?:me|us|consultancy|consultant|agency|agent|commission|charge|charges|fee|consultation|संस्था|एजेंसी|एजेंट|कंसल्टेंसी|कमीशन|placement|service)$/;

/** "Give me one month's salary", "consultancy aadhi salary legi": wages that go to whoever found the job. */
export function shareOfPayAt(words: Sentence, at: number): Span | null {
  if (!PAY.test(textAt(words, at))) return null;
  const near = [at - 7, at + 7] as const;
  const isShare = words.slice(Math.max(0, at - 5), at).some(({ text }) => SHARE.test(text));
  const taken = nearest(at, 7, (place) => TAKEN.test(textAt(words, place)));
  const isToThem = words.slice(Math.max(0, near[0]), near[1] + 1).some(({ text }) => TAKER.test(text));
  return isShare && taken !== undefined && isToThem ? spanOf(at, taken) : null;
}

const STEP =
  /^(?:process|activate|unlock|unfreeze|release|confirm|book|block|reserve|schedule|verify|generate|issue|begin|keep|clear|withdraw|proceed|register|secure|validate|renew|forward|dispatch|complete)$/;
const NEEDS = /^(?:need|needs|needed|require|requires|required|costs?|takes?|just|only|want|wants)$/;

/** "We need 2,000 to process your permit", "just 100 rupees to keep your ID running": money for the next step. */
export function forStepAt(words: Sentence, at: number): Span | null {
  if (!isSum(words, at)) return null;
  const isNeeded = words.slice(Math.max(0, at - 4), at + 4).some(({ text }) => NEEDS.test(text));
  if (!isNeeded || anyMeans(words, [at - 5, at + 1], 'gets', 'third')) return null;
  if (words.slice(Math.max(0, at - 5), at).some(({ text }) => /^(?:pay|pays|offer)$/.test(text))) {
    return null;
  }
  const step = words.findIndex(
    ({ text }, place) =>
      place > at && place <= at + 8 && STEP.test(text) && textAt(words, place - 1) === 'to',
  );
  return step !== -1 && anyMeans(words, [step + 1, step + 4], 'you', 'context', 'goal')
    ? [at, step]
    : null;
}

const ARRANGES =
  /^(?:manage|arrange|spare|organise|organize|jugaad|jugad|intezaam|intezam|intjam|intazam|इंतजाम|इंतेजाम|जुगाड|बंदोबस्त|bandobast|vyavastha|व्यवस्था)$/;

/** "Can you manage 2,200 today?", "5 hazar ka jugaad kar lo". */
export function arrangesAt(words: Sentence, at: number): Span | null {
  if (!ARRANGES.test(textAt(words, at))) return null;
  const sum = nearest(at, 4, (place) => isSum(words, place));
  if (sum === undefined) return null;
  // "Manage 100k records" is work.
  const isTold =
    textAt(words, at) === 'manage' && sum > at
      ? isSaidOfYou(words, at)
      : isSaidOfYouOrOrder(words, Math.min(sum, at));
  if (!isTold) return null;
  return spanOf(at, sum);
}

/** Of orders and questions nobody else is the subject. */
const isSaidOfYouOrOrder = (words: Sentence, at: number) =>
  isSaidOfYou(words, at) ||
  !words
    .slice(Math.max(0, at - 6), at)
    .some(({ text }) => /^(?:i|we|company|hum|ham|main|mai|हम|मैं|कंपनी|to)$/.test(text));

const RECEIVES = /^(?:receive|receives|received|get|have)$/;
const ONCE = /^(?:once|unless|until|till|after|when|if|soon|as)$/;

/** "Unless we receive the token money by evening", "once I get the screenshot of the payment". */
export function weReceiveAt(words: Sentence, at: number): Span | null {
  if (!RECEIVES.test(textAt(words, at))) return null;
  if (!/^(?:we|i|hr|company|team)$/.test(textAt(words, at - 1))) return null;
  if (!words.slice(Math.max(0, at - 4), at).some(({ text }) => ONCE.test(text))) return null;
  const money = nearest(at + 3, 3, (place) => place > at && isMoneyAt(words, place));
  return money === undefined || says(words, 'duty') ? null : [at, money];
}

/** "Minimum balance is 2000, send it to me": what is to be handed on stands before. */
export function handItOverAt(words: Sentence, at: number): Span | null {
  if (!/^(?:send|pay|transfer|deposit|forward|give|complete|clear)$/.test(textAt(words, at))) {
    return null;
  }
  if (/^(?:forward|transfer|send)$/.test(textAt(words, at)) && isAmount(words, at + 1, true)) {
    const isOn =
      /^(?:of|to|from)$/.test(textAt(words, at + 2)) &&
      /^(?:it|our|my|that|this)$/.test(textAt(words, at + 3));
    return isOn && isSaidOfYouOrOrder(words, at) ? [at, at + 1] : null;
  }
  if (!/^(?:it|that|this)$/.test(textAt(words, at + 1))) return null;
  const isToUs = words
    .slice(at + 2, at + 5)
    .some(({ text }) => /^(?:me|us|my|our|here|now|today)$/.test(text));
  const sum = nearest(at, 9, (place) => place < at && isSum(words, place));
  return isToUs && sum !== undefined ? [sum, at + 1] : null;
}

/** "All are paying, you are the only one left": what others are said to have done. */
export function othersPaidAt(words: Sentence, at: number): Span | null {
  const isDone = /^(?:paying|paid|deposited)$/.test(textAt(words, at));
  const isAll = words
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => /^(?:all|everyone|everybody|others|candidates)$/.test(text));
  return isDone && isAll && says(words.slice(at), 'you') && !says(words, 'gets', 'we')
    ? [Math.max(0, at - 2), at]
    : null;
}

/** "Accept the collect request": it takes money where it seems to give some. */
export function collectRequestAt(words: Sentence, at: number): Span | null {
  if (!/^(?:request|requests)$/.test(textAt(words, at))) return null;
  const isOfMoney = /^(?:collect|payment|money|upi)$/.test(textAt(words, at - 1));
  const accepted = nearest(at, 8, (place) => /^(?:accept|approve)$/.test(textAt(words, place)));
  return isOfMoney && accepted !== undefined && !says(words, 'duty', 'third') ? spanOf(at, accepted) : null;
}

/** "No payment no joining", "first you clear the payment, then …", "do the needful for the charges". */
export function firstMoneyAt(words: Sentence, at: number): Span | null {
  const text = textAt(words, at);
  const isMoney = (place: number) => means(words[place], 'money', 'fee');
  if (/^(?:no|without)$/.test(text) && isMoney(at + 1) && textAt(words, at + 2) === 'no') {
    return means(words[at + 3], 'goal', 'context') ? [at, at + 3] : null;
  }
  if (text === 'needful' || text === 'formalities') {
    const money = nearest(at, 6, (place) => place > at && isMoneyAt(words, place));
    return money === undefined ? null : [at, money];
  }
  return null;
}
