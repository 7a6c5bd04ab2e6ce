/** How many positions of a text are kept. */
export const PLACES_MAX = 1_000;

interface Vector {
  /** Each word once. */
  words: string[];
  /** The words of title, company and skills by position; undefined where there is none. */
  text: (string | undefined)[];
  /** How many of these positions are the title's. */
  titleLength: number;
}

/** Reads a tsvector of `job_search` as PostgreSQL spells it: 'clerk':1A 'offic':3B,7B 'join'. */
export function readVector(vector: string): Vector {
  const words: string[] = [];
  const text: (string | undefined)[] = [];
  let titleLength = 0;
  for (let at = 0; at < vector.length;) {
    let end = vector.indexOf("'", at + 1);
    while (vector[end + 1] === "'") end = vector.indexOf("'", end + 2);
    const word = unescaped(vector.slice(at + 1, end));
    words.push(word);
    at = end + 1;
    if (vector[at] === ':') {
      const space = vector.indexOf(' ', at);
      const stop = space < 0 ? vector.length : space;
      for (const one of placesIn(vector.slice(at + 1, stop))) {
        const place = Number.parseInt(one, 10);
        if (place > PLACES_MAX) continue;
        while (text.length < place) text.push(undefined);
        text[place - 1] = word;
        if (one.endsWith('A') && place > titleLength) titleLength = place;
      }
      at = stop;
    }
    at += 1;
  }
  return { words, text, titleLength };
}

const placesIn = (list: string) => (list.includes(',') ? list.split(',') : [list]);

const unescaped = (word: string) =>
  word.includes("'") || word.includes('\\')
    ? word.replaceAll("''", "'").replaceAll('\\\\', '\\')
    : word;
