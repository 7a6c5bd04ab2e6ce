// Hides a name that a text writes in the other script: "प्रिया" for somebody who is registered as Priya.
import { inLatin } from '../../search/search.ts';

const HINDI = /\p{Script=Devanagari}/u;
const HINDI_WORDS = /[\p{Script=Devanagari}\u200C\u200D]+/gu;
const LATIN_WORDS = /[\p{Script=Latin}\p{M}]+/gu;
/** Shorter ones are too often ordinary English words. */
const SHORTEST_LATIN = 3;
/** In names this long or longer, an "e" may stand for the short vowel that Hindi does not write: "Chatterjee". */
const LETTERS_WITHOUT_E = 4;

/** Words that nearly every text has, though some sound like a name: "से" like Sai, "दस" like Das, "car" like कर. */
const ordinary: ReadonlySet<string> = new Set(
  `का के की को से में मे मैं ने पर तक है हैं हूँ हूं हो था थी थे जो जा ला ले दे दो एक तीन चार सात आठ नौ दस बीस तीस सौ
   और या न ना यह वह ये वे हम सब कर कार रहा रही रहे गया गई गए किया मन कम काम नाम साल बार आप
   boss car kar main man men set`.split(/\s+/),
);

/** How a name sounds: the same for all its usual spellings in Latin letters. */
const soundOf = (latin: string): string =>
  latin
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/a[iy](?![aeiou])|ei/g, 'e')
    .replaceAll(/a[uw](?![aeiou])|o[uw](?![aeiou])/g, 'o')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replaceAll('z', 'j')
    .replaceAll('qui', 'ki')
    .replaceAll(/q|c(?!h)/g, 'k')
    .replaceAll('jn', 'gy')
    .replaceAll(/ao$/g, 'av')
    .replaceAll(/(?<=[b-df-gj-np-t])h/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/(?<=[^aeiou])y(?![aeiou])/g, 'i')
    .replaceAll(/(?<=n)g$|(?<=[^aeiou])e$/g, '')
    // The short vowel is not written in Hindi, and not always spoken.
    .replaceAll(/(?<!^)a(?!$)/g, '');

function soundsOf(name: string): string[] {
  const sound = soundOf(HINDI.test(name) ? inLatin(name) : name);
  const withoutE = sound.replaceAll(/(?<!^)e(?!$)/g, '');
  return withoutE.length >= LETTERS_WITHOUT_E ? [sound, withoutE] : [sound];
}

/** Returns a function that replaces these names where a text writes them in the other script. */
export function hidingBySound(names: readonly string[], instead: string): (text: string) => string {
  const [hindi, latin] = [true, false].map(
    (isHindi) => new Set(names.filter((name) => HINDI.test(name) === isHindi).flatMap(soundsOf)),
  ) as [Set<string>, Set<string>];
  return (text) => {
    const written = HINDI.test(text)
      ? text.replaceAll(HINDI_WORDS, (word) =>
          !ordinary.has(word) && latin.has(soundOf(inLatin(word))) ? instead : word,
        )
      : text;
    if (hindi.size === 0) return written;
    return written.replaceAll(LATIN_WORDS, (word) =>
      word.length >= SHORTEST_LATIN &&
      !ordinary.has(word.toLowerCase()) &&
      soundsOf(word).some((sound) => hindi.has(sound))
        ? instead
        : word,
    );
  };
}
