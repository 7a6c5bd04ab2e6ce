import type { Language } from '../endpoint.ts';

/** A text of ours that a page needs in both languages: an object with `en` and `hi` has only the page's own there. */
export const inBothLanguages = <T>(english: T, hindi: T): Record<Language, T> => {
  const [en, hi] = [english, hindi];
  return { en, hi };
};
