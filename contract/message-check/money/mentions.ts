/** Words that speak of money. */
import { means, type Sentence } from '../words.ts';
import { isSum } from './amounts.ts';

/** A sum, or a word for what is paid. */
export const isMoney = (words: Sentence, at: number) =>
  isSum(words, at) || means(words[at], 'fee', 'cost', 'money');
