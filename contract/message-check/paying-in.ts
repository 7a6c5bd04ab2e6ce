/** Where a private account is named to pay into: a UPI id, a QR code, a bank account. */
import { isAmount, type Span } from './money/amounts.ts';
import { anyMeans, isDenied, means, says, type Sentence, textAt } from './words.ts';

const HANDLES =
  'ok(?:sbi|axis|hdfcbank|icici)|ybl|ibl|axl|paytm|pt(?:yes|axis|sbi|hdfc|aryanbank)|upi|apl|y?apl|rapl|sbi|hdfcbank|icici|kotak|axisbank|axis|fbl|freecharge|ikwik|jupiteraxis|slice|pnb|cnrb|barodampay|mahb|unionbank|uboi|indus|idfcbank|idfcfirst|airtel|postbank|federal|waicici|wahdfcbank|wasbi|waaxis|naviaxis|tapicici|timecosmos|superyes|yesg|axisb|abfspay|boi|idbi|rbl|kbl|dbs|hsbc|aubank|equitas|jio|bhim|goaxb|nsdl|amazonpay|phonepe|gpay';
const UPI_ID = new RegExp(
  String.raw`(?<![\w.@-])[\w.-]{2,64} ?@ ?(?:${HANDLES})(?![\w-]|\.\w)`,
  'g',
);
const IFSC = /(?<![a-z0-9])[a-z]{4}0[a-z0-9]{6}(?![a-z0-9])/g;
const ACCOUNT_NUMBER =
  /(?:a\/c|acc?(?:oun)?t|खाता|खाते|khata|अकाउंट)(?: (?:no|number|num|नंबर|संख्या|sankhya))?[ .:#-]{0,4}\d[\d -]{7,20}\d/g;

/** Payment addresses in the plain text, whatever is said about them. */
export const payAddressesIn = (text: string): { from: number; to: number }[] =>
  [UPI_ID, ACCOUNT_NUMBER, ...(/ifsc/.test(text) ? [IFSC] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      from: index,
      to: index + found.length,
    })),
  );

const PHONE = /^\d{10}$/;

const YOUR = /^(?:your|apna|apni|aapka|aapki|apka|tumhara|अपना|अपनी|आपका|आपकी|तुम्हारा)$/;
const FROM = /^(?:from|by|using|with|through|via|se|से)$/;

/** "Send me your UPI, I'll pay you": money goes to the reader. "Pay from your UPI" asks for it. */
function isOfReader(words: Sentence, at: number): boolean {
  const owner = [at - 1, at - 2].find((place) => YOUR.test(textAt(words, place)));
  return (
    owner !== undefined &&
    ![owner - 1, at + 1, at + 2].some((place) => FROM.test(textAt(words, place)))
  );
}

/** "Scan this QR to pay", "GPay on 98…", "pay by UPI to my account". */
export function payingIn(words: Sentence): Span[] {
  if (says(words, 'duty', 'third') || (says(words, 'gets', 'gives') && !says(words, 'qr')))
    return [];
  return words.flatMap((word, at): Span[] => {
    if (isDenied(words, at)) return [];
    if (means(word, 'qr')) {
      const isPaid =
        says(words, 'pay', 'paid', 'money', 'fee', 'sendHindi', 'payApp') ||
        words.some((_, place) => isAmount(words, place, true));
      return isPaid && says(words, 'scan', 'pay', 'send', 'sendHindi', 'own', 'give')
        ? [[at - 1, at + 1]]
        : [];
    }
    if (means(word, 'payApp')) {
      if (isOfReader(words, at)) return [];
      const isNumbered = words
        .slice(Math.max(0, at - 5), at + 6)
        .some(({ text }) => PHONE.test(text));
      const isTold = anyMeans(words, [at - 6, at + 6], 'send', 'sendHindi', 'pay', 'give', 'costs');
      const isMoney =
        anyMeans(words, [at - 7, at + 7], 'money', 'fee') ||
        words.some((_, place) => Math.abs(place - at) <= 7 && isAmount(words, place, true));
      const isVerb =
        at === 0 ||
        /^(?:karo|kare|karein|karen|kar|krdo|kardo|kariye|kijiye|करें|करो|कर|कीजिए)$/.test(
          textAt(words, at + 1),
        );
      return isNumbered || (isTold && isMoney) || (isVerb && isMoney) ? [[at - 1, at + 1]] : [];
    }
    if (means(word, 'account') && anyMeans(words, [at - 4, at - 1], 'own')) {
      const isTold = anyMeans(words, [at - 7, at + 5], 'send', 'sendHindi', 'pay', 'paid');
      return isTold && !anyMeans(words, [at - 4, at], 'you') ? [[at - 2, at]] : [];
    }
    return [];
  });
}
