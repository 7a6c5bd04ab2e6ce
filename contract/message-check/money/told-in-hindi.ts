/**
 * Hindi and Hinglish ways of telling somebody to hand over money. The verb stands last, so that what is paid is looked
 * for before it: "3000 rakhne padenge", "kharcha hai kit ka, wo aap dekh lo", "paise abhi tak nahi bheje".
 */
import { anyMeans, isQuestion, means, says, type Sentence } from '../words.ts';
import { isSum, type Span } from './amounts.ts';
import { isMoneyAt, nearest } from './told-to-give.ts';

const textAt = (words: Sentence, at: number) => words[at]?.text ?? '';

const GIVING =
  /^(?:dena|deni|dene|bhejna|bhejne|bhejni|bharna|bharne|bharni|rakhna|rakhne|rakhni|karwana|karwane|kharidna|kharidne|daalna|dalna|dalne|lagana|chukana|देना|देनी|देने|भेजना|भेजने|भेजनी|भरना|भरने|भरनी|रखना|रखने|रखनी|खरीदना|खरीदने|खरीदनी|डालना|डालने|लगाना|चुकाना)$/;
const MUST =
  /^(?:padega|padegi|padenge|pdega|pdenge|padta|padte|padti|parega|hoga|hogi|honge|hota|hote|hoti|पडेगा|पडेगी|पडेंगे|पडता|पडते|पडती|होगा|होगी|होंगे|होता|होते|होती)$/;
const THEY = /^(?:hum|ham|hamne|humne|humein|हम|हमने|हमें|main|maine|mujhe|मैं|मैंने|मुझे|malik|मालिक)$/;

const isOurs = (words: Sentence, [from, to]: Span) =>
  words.slice(Math.max(0, from), to + 1).some(({ text }) => THEY.test(text));

/** "Security ke 3000 rakhne padenge", "do mahine ka advance aapko pehle bhejna hoga", "saahab ko kuch dena padega". */
export function mustGiveInHindiAt(words: Sentence, at: number): Span | null {
  if (!GIVING.test(textAt(words, at)) || !MUST.test(textAt(words, at + 1))) return null;
  const money = nearest(
    at,
    8,
    (place) =>
      place < at &&
      (isMoneyAt(words, place) || (/^(?:kuch|kuchh|कुछ)$/.test(textAt(words, place)) && isToSomebody(words, place))),
  );
  if (money === undefined || isOurs(words, [money - 3, at])) return null;
  return anyMeans(words, [money - 4, at], 'third', 'travel') ? null : [money, at + 1];
}

/** "Saahab ko kuch": a bribe goes to a person. */
const isToSomebody = (words: Sentence, at: number) =>
  /^(?:ko|को)$/.test(textAt(words, at - 1)) &&
  /^(?:saahab|sahab|sahib|sir|manager|hr|boss|officer|साहब|सर|मैनेजर|बॉस|अधिकारी)$/.test(
    textAt(words, at - 2),
  );

const CANDIDATE =
  /^(?:aap|ap|candidate|candidates|guard|employee|आप|उम्मीदवार|अभ्यर्थी|कर्मचारी|गार्ड)$/;
const WILL_GIVE =
  /^(?:dega|degi|denge|deta|dete|bharega|bharenge|uthayega|देगा|देगी|देंगे|देता|देते|भरेगा|भरेंगे|उठाएगा)$/;
const SEES_TO_IT =
  /^(?:karo|kariye|kijiye|dijiye|do|lo|lijiye|karwao|karwaiye|karein|करो|करिए|कीजिए|दीजिए|दो|लो|लीजिए|करवाओ|करवाइए|करें)$/;

/** "Stamp ka paisa candidate dega", "kit ka kharcha hai, wo aap dekh lo". */
export function candidateGivesAt(words: Sentence, at: number): Span | null {
  if (!CANDIDATE.test(textAt(words, at))) return null;
  const money = nearest(at, 8, (place) => place < at && isMoneyAt(words, place));
  if (money === undefined || anyMeans(words, [money - 2, at], 'third', 'travel')) return null;
  const isGiver = WILL_GIVE.test(textAt(words, at + 1)) || WILL_GIVE.test(textAt(words, at + 2));
  const isTold =
    anyMeans(words, [money - 4, money + 4], 'context', 'goods') &&
    [1, 2, 3].some((away) => SEES_TO_IT.test(textAt(words, at + away)));
  return isGiver || isTold ? [money, at + 1] : null;
}

/** "Jo paise dega usi ko naukri". */
export function whoeverPaysAt(words: Sentence, at: number): Span | null {
  const isWho = /^(?:jo|जो)$/.test(textAt(words, at));
  const isPaid = means(words[at + 1], 'money', 'fee') && WILL_GIVE.test(textAt(words, at + 2));
  return isWho && isPaid ? [at, at + 2] : null;
}

const AS_SOON_AS = /^(?:bharte|dete|karte|bhejte|aate|milte|भरते|देते|करते|भेजते|आते|मिलते)$/;

/** "Shulk bharte hi naam aa jayega". */
export function asSoonAsAt(words: Sentence, at: number): Span | null {
  if (!AS_SOON_AS.test(textAt(words, at)) || !/^(?:hi|ही)$/.test(textAt(words, at + 1))) return null;
  const money = nearest(at, 4, (place) => place < at && means(words[place], 'fee', 'money'));
  return money === undefined || says(words, 'third') ? null : [money, at + 1];
}

const SENT = /^(?:bheje|bheja|bheji|diye|diya|di|dale|daale|kiye|kiya|kari|bhare|bhara|aaye|aaya|भेजे|भेजा|भेजी|दिए|दिया|दी|डाले|किए|किया|भरे|भरा|आए|आया)$/;

/** "Aapne paise abhi tak nahi bheje", "kit ka paisa bhej diya kya?": it has been asked for before. */
export function notYetSentAt(words: Sentence, at: number): Span | null {
  if (!means(words[at], 'money', 'fee') || isOurs(words, [at - 4, at])) return null;
  for (let on = at + 1; on <= Math.min(words.length - 1, at + 6); on += 1) {
    if (!SENT.test(textAt(words, on))) continue;
    const isOfYou = anyMeans(words, [at - 4, at - 1], 'context', 'goods');
    const isYours = words
      .slice(Math.max(0, at - 4), on)
      .some(({ text }) => /^(?:aapne|apne|tumne|आपने|तुमने)$/.test(text));
    const isMissing = means(words[on - 1], 'not') && isYours;
    if (isMissing || (isQuestion(words) && (isYours || isOfYou))) return [at, on];
  }
  return null;
}

/** "Ticket pehle aap karwao, refund interview ke baad": paid first, given back later. */
export function firstThenBackAt(words: Sentence, at: number): Span | null {
  if (!/^(?:pehle|pahle|पहले|first)$/.test(textAt(words, at))) return null;
  const told = [1, 2, 3].find((away) => SEES_TO_IT.test(textAt(words, at + away)));
  if (told === undefined || !anyMeans(words, [at + told, at + 9], 'refund')) return null;
  const isThing = anyMeans(words, [at - 4, at], 'context', 'goods', 'travel');
  const isSumNear = nearest(at, 5, (place) => isSum(words, place)) !== undefined;
  return isThing || isSumNear ? [at, at + told] : null;
}
