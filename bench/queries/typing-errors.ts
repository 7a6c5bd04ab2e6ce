import { roles } from './roles.ts';
import type { Query } from './query.ts';

/** Typical slips of fingers and ears; each takes a word and the position of the slip. */
const slips: readonly ((word: string, at: number) => string)[] = [
  // a letter is left out
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  // two letters change places
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  // a letter is doubled
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  // the key beside it
  (word, at) => word.slice(0, at) + (beside[word.charAt(at)] ?? 'e') + word.slice(at + 1),
];

const beside: Readonly<Record<string, string>> = {
  a: 's', b: 'v', c: 'x', d: 'f', e: 'r', f: 'g', g: 'h', h: 'j', i: 'o', j: 'k', k: 'l', l: 'k',
  m: 'n', n: 'm', o: 'i', p: 'o', q: 'w', r: 't', s: 'a', t: 'r', u: 'y', v: 'b', w: 'e', x: 'c',
  y: 'u', z: 'x',
}; // prettier-ignore

/** Words written as they sound. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/cc/, 'c'],
  [/tt/, 't'],
  [/ss/, 's'],
  [/ch/, 'sh'],
  [/ee/, 'i'],
  [/c(?=[aou])/, 'k'],
  [/er\b/, 'ar'],
  [/y\b/, 'ie'],
  [/ou/, 'u'],
  [/ack\b/, 'ak'],
  [/ent/, 'ant'],
  [/ance/, 'ence'],
  [/tion/, 'shun'],
];

/** Each role with every kind of slip in its longest word, and once as it sounds. */
export const typingErrors: readonly Query[] = roles.flatMap(([name, title], index) => {
  const word = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? name;
  if (word.length < 5) return [];
  const slipped = slips.map((slip, kind) =>
    slip(word, 1 + ((index + 2 * kind) % (word.length - 2))),
  );
  const sound = sounds.find(([pattern]) => pattern.test(word));
  const heard = sound ? [word.replace(sound[0], sound[1])] : [];
  return [...new Set([...slipped, ...heard])]
    .filter((wrong) => wrong !== word)
    .map((wrong) => ({ typed: name.replace(word, wrong), meant: name, wanted: { title } }));
});
