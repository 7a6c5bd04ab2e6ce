import { isRole } from '../ranking/related-roles.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { wordsOf } from '../words.ts';
import { type Reader, withoutWords, word } from './readers.ts';

/** What these words mean where nothing but the boss is named beside them. */
const inFull = new Map([
  ['assistant', 'personal assistant'],
  ['asst', 'personal assistant'],
  ['aide', 'personal assistant'],
  ['pa', 'personal assistant'],
  ['ea', 'executive assistant'],
]);
/** Words for people who work for one person. */
const serving = [...inFull.keys(), 'secretary', 'helper', 'driver', 'chauffeur'].join('|');
const servingInHindi = `${serving}|sahayak|सहायक|असिस्टेंट|सेक्रेटरी|सचिव|हेल्पर|ड्राइवर`;

/**
 * People who have assistants. In "driver of truck" and "assistant of accounts" no such person is named, so the truck
 * and the accounts count.
 */
const chiefs = new Set(
  wordsOf(`director md ceo coo cfo cto chairman chairperson president vp founder cofounder owner proprietor promoter
    partner principal dean manager mgr gm hod chief boss doctor dr minister judge advocate
    एमडी सीईओ डायरेक्टर निदेशक चेयरमैन अध्यक्ष मालिक मैनेजर डॉक्टर मंत्री जज वकील`),
);

/** "Secretary to the director at a bank", but not the way up "from assistant to manager". */
const inEnglish = word(
  String.raw`(?<!\bfrom (?:an? )?)(?:${serving}) ((?:to|of|under) (?:(?!(?:in|at|for|with|and|or)\b)\S+ ?){1,5})`,
);
/** "MD ka secretary" */
const inHindi = word(
  String.raw`^((?:\S+ ){1,3}(?:ka|ke|ki|का|के|की)) (?:${servingInHindi})(?= (?:ka|ki|ke|का|की|के|chahiye|job|naukri|kaam|नौकरी)(?= |$)|$)`,
);

const tellingWords = (text: string) => wordsOf(text).filter((one) => !isFiller(one));

/**
 * Reads the boss: "executive assistant to director" asks for an assistant and not for a director. In "assistant to
 * sales manager" the boss stays part of the search, because nothing else names the trade.
 */
export const served: Reader = ({ search }) => {
  const said = (inEnglish.exec(search) ?? inHindi.exec(search))?.[1]?.trim();
  if (said === undefined) return null;
  const person = tellingWords(said).filter((one) => one !== 'under');
  const [only = '', ...others] = tellingWords(withoutWords(search, said));
  const instead = others.length === 0 ? inFull.get(only) : undefined;
  if (!person.some((one) => chiefs.has(one)) || (instead !== undefined && isRole(person)))
    return null;
  return { wishes: [], change: { served: person.join(' ') }, said: [said], instead };
};
