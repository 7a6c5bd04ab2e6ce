import type { Synonyms } from '../synonyms/synonyms.ts';
import { wordsOf } from '../words.ts';
import { isFiller } from './fillers.ts';

const shops = new Set(wordsOf('dukan dukaan दुकान'));
const ofShop = new Set(wordsOf('ki ke ka की के का'));

/** "mobile ki dukan": where mobile phones are sold, not made. */
export const isShop = ([goods = '', of = '', shop = '']: readonly string[]): boolean =>
  shops.has(shop) && ofShop.has(of) && !isFiller(goods);

/** The names of people who sell, whatever the goods. */
const sellers = ['retail sales', 'retail store', 'shop assistant', 'store executive', 'store staff', 'counter sales'].map((name) => wordsOf(name)); // prettier-ignore

/** Some shops have names of their own: a "medical store". */
export function workInShop(
  [goods = '']: readonly string[],
  synonymsOf: Synonyms,
): readonly (readonly string[])[] {
  const names = ['store', 'shop'].map((shop) => [goods, shop]);
  const own = names.flatMap((name) => synonymsOf(name));
  return [...names, ...(own.length > 0 ? own : [[goods, 'sales'], ...sellers])];
}
