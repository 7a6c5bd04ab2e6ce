/**
 * Fields, mostly of medicine, and the people who work in them: "radiology" and "radiologist", "physiotherapy" and
 * "physiotherapist". "Technologist" and "methodology" mean something else.
 */
const FIELD =
  /^(?!tech|method|term|ide|apo)(\p{L}{3,}olog|\p{L}*therap|\p{L}*iatr|\p{L}*metr)(?:y|ist)$/u;

/** The field for a person who works in it, or the other way round; null for other words, and for several words. */
export function fieldOrDoer([word = '', ...others]: readonly string[]): readonly string[] | null {
  const stem = FIELD.exec(word)?.[1];
  if (stem === undefined || others.length > 0) return null;
  return [stem + (word.endsWith('y') ? 'ist' : 'y')];
}

/** Degrees of doctors, which say nothing beside the field that they are in: "md radiology". */
const degrees = new Set(['md', 'ms', 'dm', 'dnb', 'mch']);

export const isDegreeInField = (word: string, among: readonly string[]): boolean =>
  degrees.has(word) && among.some((other) => FIELD.test(other));
