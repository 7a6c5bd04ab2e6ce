/**
 * Finds where somebody is told to go on outside the portal: in a messenger, or by a number
 * disguised from filters.
 */
import type { Span } from './money/amounts.ts';
import {
  anyMeans,
  isDenied,
  means,
  placesOf,
  says,
  type Sentence,
  textAt,
  type Word,
} from './words.ts';

/** Parts of the greeting under a letter, where a number or a messenger is only named. */
const CLOSING =
  /^(?:regards|thanks|thank|sincerely|warm|cheers|hr|office|tel|phone|mobile|landline|website)$/;

const NUMBER_WORDS =
  /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|shunya|sunya|ek|do|teen|tin|char|chaar|paanch|panch|paach|che|chhe|chah|chhah|chhe|saat|sat|aath|ath|nau|no|शून्य|एक|दो|तीन|चार|पांच|पाच|छह|छः|छ|छे|सात|आठ|नौ|जीरो|डबल)$/;
const LEAST_DIGITS = 8;

const isDigits = ({ text }: Word) => /^\d{1,4}$/.test(text);

/** "Nine eight seven …" and mixtures such as "98 seven six 5": honest people write digits. */
function spelledNumber(words: Sentence): Span | null {
  let from = 0;
  let said = 0;
  let spelled = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at];
    if (word && NUMBER_WORDS.test(word.text)) {
      said += 1;
      spelled += 1;
    } else if (word && spelled + said > 0 && isDigits(word)) said += word.text.length;
    else if (word && isDigits(word) && NUMBER_WORDS.test(textAt(words, at + 1))) {
      said += word.text.length;
    } else {
      if (said >= LEAST_DIGITS && spelled >= 3) return [from, at - 1];
      from = at + 1;
      said = 0;
      spelled = 0;
    }
  }
  return null;
}

const isMessengerName = (words: Sentence, at: number) => {
  const word = words[at];
  if (means(word, 'messenger')) {
    // "Tele" and "signal" are words of their own; "tele caller".
    if (word?.text === 'tele' || word?.text === 'signal' || word?.text === 'tg') {
      return (
        /^(?:gram|app|par|pe|id|on|pr|पर)$/.test(textAt(words, at + 1)) ||
        textAt(words, at - 1) === 'on'
      );
    }
    return true;
  }
  // "Whats app", "what's app", "व्हाट्स ऐप".
  return (
    /^(?:whats|what|wats|व्हाट्स|वाट्स)$/.test(word?.text ?? '') &&
    /^(?:app|ap|aap|up|ऐप|एप|अप)$/.test(textAt(words, at + 1))
  );
};

/** Links that open a chat or a group. */
const CHAT_LINK =
  /(?:wa\.me|t\.me|telegram\.(?:me|dog)|chat\.whatsapp\.com|api\.whatsapp\.com|whatsapp\.com\/channel|signal\.me|signal\.group|m\.me|ig\.me|discord\.gg)\/?[\w+@/?=&-]*/g;

export function chatLinksIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(CHAT_LINK)]
    .filter(({ index }) => !/[\w.-]/.test(text[index - 1] ?? ' '))
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
}

export function leavingIn(words: Sentence): Span[] {
  const spelled = spelledNumber(words);
  const places = words.flatMap((_, at): Span[] => {
    if (!isMessengerName(words, at)) return [];
    if (isAboutWork(words, at)) return [];
    const isWarning = placesOf(words, 'warning').some((place) => !isDenied(words, place));
    if (isWarning && !words.some(isPhoneWord)) return [];
    if (isDenied(words, at)) return [];
    if (deniesMoving(words, at)) return [];
    const isMove =
      anyMeans(words, [at - 6, at - 1], 'move') || anyMeans(words, [at + 1, at + 7], 'move');
    const isVerb =
      textAt(words, at + 1) === 'me' ||
      textAt(words, at + 1) === 'us' ||
      textAt(words, at + 1) === 'now';
    const isNumbered = words.slice(at + 1, at + 6).some(isPhoneWord) && !isClosing(words, at);
    const isOrdered =
      at === 0 && words.length > 1 && words[1]?.isApart === false && isPhoneNear(words, at);
    return isMove && !isClosing(words, at)
      ? [[at - 1, at + 2]]
      : isVerb || isNumbered || isOrdered
        ? [[at, at + 2]]
        : [];
  });
  return spelled ? [...places, spelled] : places;
}

/** Messengers that somebody works with: their interfaces, pages, customers. */
const isAboutWork = (words: Sentence, at: number) =>
  says(words, 'third') ||
  (!words.slice(at).some(isPhoneWord) &&
    placesOf(words, 'messengerWork').some(
      (place) =>
        Math.abs(place - at) <= 5 &&
        !/^(?:hr|our|hiring|hamare|to)$/.test(textAt(words, place - 1)),
    ));

const isPhoneWord = ({ text }: Word) => /^\d{10,12}$/.test(text) || /^[6-9]\d{4}$/.test(text);
const isPhoneNear = (words: Sentence, at: number) => words.slice(at).some(isPhoneWord);

/** Behind a name and "Regards", or "WhatsApp Business: +91 …", a messenger is only named. */
const isClosing = (words: Sentence, at: number) =>
  textAt(words, at + 1) === 'business' ||
  words.slice(0, at).some(({ text }) => /^(?:regards|sincerely|cheers|tel|landline)$/.test(text)) ||
  (words.slice(0, at).some(({ text }) => CLOSING.test(text)) && words[at + 1]?.isApart === true);

/** "Please do not contact us on WhatsApp", "we never use Telegram". */
function deniesMoving(words: Sentence, at: number): boolean {
  if (says(words, 'but', 'unless')) return false;
  for (let back = at - 1; back >= Math.max(0, at - 8); back -= 1) {
    if (words[back + 1]?.isApart) break;
    if (means(words[back], 'not') && !means(words[back + 1], 'deniable')) return true;
  }
  for (let on = at + 1; on <= Math.min(words.length - 1, at + 6); on += 1) {
    if (words[on]?.isApart) break;
    if (means(words[on], 'not') && !means(words[on + 1], 'deniable')) return true;
  }
  return false;
}
