/** Money that goes the other way: the company pays, sends or gives back. */
import { anyMeans, means, says, type Sentence, textAt } from '../words.ts';
import { hasAmount } from './amounts.ts';
import { isByCandidate } from './whose-money.ts';

const COMPANY =
  /^(?:we|well|wed|weve|accountant|accounts|payroll|finance|hum|hamne|humne|ham|हम|हमने|company|कंपनी|employer|firm)$/;
const GIVES =
  /^(?:pay|pays|give|gives|send|sends|sent|transfer|transferred|refund|refunds|refunded|reimburse|reimbursed|credit|credited|deposit|deposited|released?|paid|offer|submit|submits|remit|remits|bear|bears|cover|covers)$/;
const WANTS =
  /^(?:ask|asks|request|requests|need|needs|require|requires|want|wants|expect|once|when|after|if|until)$/;

/** "We will pay you 500", "if we give 20,000", "we have transferred …"; not "we need you to pay". */
function companyGives(words: Sentence): boolean {
  return words.some(({ text }, at) => {
    if (
      !COMPANY.test(text) ||
      (WANTS.test(textAt(words, at - 1)) && !/^if$/.test(textAt(words, at - 1)))
    )
      return false;
    for (let on = at + 1; on <= Math.min(words.length - 1, at + 5); on += 1) {
      const one = words[on];
      if (means(one, 'you', 'not') || WANTS.test(one?.text ?? '')) return false;
      if (!GIVES.test(one?.text ?? '')) continue;
      const isMoney =
        hasAmount(words, [on + 1, on + 4], true) ||
        anyMeans(words, [on + 1, on + 4], 'money', 'cost', 'fee');
      // "Pay 500, we refund the amount" and "we send the laptop after you transfer 3,500" ask nevertheless.
      const isAskedBefore = anyMeans(words, [0, at - 1], 'pay', 'paid', 'send', 'sendHindi', 'fee');
      return isMoney && !isAskedBefore && !isPaidLater(words, on);
    }
    return false;
  });
}

/** Behind it the candidate pays: "… after you transfer 3,500", "once the fee is paid". */
const isPaidLater = (words: Sentence, from: number): boolean =>
  words.some(
    (one, at) =>
      at > from &&
      /^(?:after|once|when|if|until|unless|against|subject|before)$/.test(one.text) &&
      anyMeans(words, [at + 1, at + 7], 'pay', 'paid', 'send', 'fee'),
  );

const HABIT =
  /^(?:karti|deti|bharti|uthati|lautati|karwati|karegi|karwayegi|lautayegi|degi|uthayegi|bharegi|करती|देती|भरती|उठाती|लौटाती|करवाती|करेगी|करवाएगी|लौटाएगी|देगी|उठाएगी|भरेगी)$/;
const SENT = /^(?:diya|diye|di|gaya|gaye|gayi|chuke|दिया|दिए|दी|दिये|गया|गए|गई|चुके)$/;
const SENDS = /^(?:bhej|de|daal|dal|lauta|transfer|jama|kar|भेज|दे|डाल|लौटा|ट्रांसफर|जमा|कर)$/;

/** "Company deti hai", "हमने भेज दिया है", "aapke account me bhej diye". */
function companyGivesInHindi(words: Sentence): boolean {
  const isCompany = words.some(
    ({ text }, at) =>
      /^(?:company|कंपनी)$/.test(text) &&
      !/^(?:ki|ke|ka|ko|की|के|का|को|me|में)$/.test(textAt(words, at + 1)),
  );
  const isBorne = isCompany && words.slice(-3).some(({ text }) => HABIT.test(text));
  const isOrdered =
    says(words, 'pay') || /^(?:karein|करें|kijiye|bhejo|karo)$/.test(words.at(-1)?.text ?? '');
  if (isBorne && !isOrdered) return true;
  const sent = words.findIndex(
    ({ text }, at) => SENDS.test(text) && SENT.test(textAt(words, at + 1)),
  );
  if (sent === -1) return false;
  const isOurs = words
    .slice(0, sent)
    .some(({ text }) => /^(?:hamne|humne|हमने|maine|मैंने)$/.test(text));
  const isYours = words
    .slice(0, sent)
    .some(
      ({ text }, at) =>
        /^(?:aapke|apke|आपके)$/.test(text) && means(words[at + 1], 'account', 'bankWord'),
    );
  return isOurs || isYours;
}

/** "Your travel bill is approved", "the fee is reimbursed by us", "fees lauta di gayi". */
function isPaidBack(words: Sentence): boolean {
  const isClaim =
    says(words, 'bill') &&
    words.some(
      ({ text }, at) =>
        /^(?:pass|पास|approved|manjoor|मंजूर|dikhane|दिखाने|show|submit|milenge|milega|मिलेंगे|मिलेगा)$/.test(
          text,
        ) && at > 0,
    );
  const isBack =
    says(words, 'repaid') &&
    !isByCandidate(words) &&
    !words.some(({ text }) => /^(?:must|prepaid|pay|first|deposit|be)$/.test(text));
  return isClaim || isBack;
}

export const comesToCandidate = (words: Sentence): boolean =>
  companyGives(words) || companyGivesInHindi(words) || isPaidBack(words);
