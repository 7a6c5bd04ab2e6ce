/** Words for money in a hurry: "payement", "pymnt", "secuirty", "reciept". They are known by their consonants. */

const OFTEN_MISSPELT = [
  'payment',
  'registration',
  'security',
  'verification',
  'refundable',
  'deposit',
  'processing',
  'transfer',
  'uniform',
  'joining',
  'receipt',
  'charges',
  'amount',
  'advance',
  'documents',
  'certificate',
  'activation',
  'laptop',
  'interview',
  'send',
] as const;

/** The first letter and the consonants behind it, each once where it is doubled. */
const frameOf = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replaceAll(/[aeiou]/g, '')
    .replaceAll(/(.)\1+/g, '$1');

const byFrame = new Map(OFTEN_MISSPELT.map((word) => [frameOf(word), word]));

/** Many words share fewer consonants; a word without vowels is an abbreviation. */
const FEWEST_CONSONANTS = 4;

/** The word that is meant, if the one that is written may be a misspelling of it. */
export function meantBy(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const frame = frameOf(word);
  if (frame.length < FEWEST_CONSONANTS && frame !== word) return undefined;
  return byFrame.get(frame);
}
