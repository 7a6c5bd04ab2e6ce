// Hides a name that a text writes in the other script: "प्रिया" for somebody who is registered as Priya.
import { soundOfName, soundsOfName } from '../../search/search.ts';

const HINDI = /\p{Script=Devanagari}/u;
const HINDI_WORDS = /[\p{Script=Devanagari}\u200C\u200D]+/gu;
const LATIN_WORDS = /[\p{Script=Latin}\p{M}]+/gu;
/** Shorter ones are too often ordinary English words. */
const SHORTEST_LATIN = 3;

/** Words that nearly every text has, though some sound like a name: "से" like Sai, "दस" like Das, "car" like कर. */
const ordinary: ReadonlySet<string> = new Set(
  `का के की को से में मे मैं ने पर तक है हैं हूँ हूं हो था थी थे जो जा ला ले दे दो एक तीन चार सात आठ नौ दस बीस तीस सौ
   और या न ना यह वह ये वे हम सब कर कार रहा रही रहे गया गई गए किया मन कम काम नाम साल बार आप
   boss car kar main man men set`.split(/\s+/),
);

/** Returns a function that replaces these names where a text writes them in the other script. */
export function hidingBySound(names: readonly string[], instead: string): (text: string) => string {
  const [hindi, latin] = [true, false].map(
    (isHindi) =>
      new Set(names.filter((name) => HINDI.test(name) === isHindi).flatMap(soundsOfName)),
  ) as [Set<string>, Set<string>];
  return (text) => {
    const written = HINDI.test(text)
      ? text.replaceAll(HINDI_WORDS, (word) =>
          !ordinary.has(word) && latin.has(soundOfName(word)) ? instead : word,
        )
      : text;
    if (hindi.size === 0) return written;
    return written.replaceAll(LATIN_WORDS, (word) =>
      word.length >= SHORTEST_LATIN &&
      !ordinary.has(word.toLowerCase()) &&
      soundsOfName(word).some((sound) => hindi.has(sound))
        ? instead
        : word,
    );
  };
}
