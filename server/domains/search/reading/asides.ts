import { type Reader, word } from './readers.ts';

const years = String.raw`(?:years?|yrs?|saal|sal|साल)`;
const experience = String.raw`(?:work|experience|exp|anubhav|tajurba|अनुभव)`;
const person = String.raw`(?:sister|brother|wife|husband|son|daughter|friend|mother|father)`;
const relative = String.raw`(?:bhai|behan|behen|bahan|beti|beta|bete|biwi|patni|pati|dost|भाई|बहन|बेटी|बेटे|पत्नी|पति|दोस्त)`;
/**
 * What people say around a search, above all when they speak: it asks for nothing that a posting says. Single words of this kind are
 * fillers (../vocabulary/fillers.ts).
 */
const asides = [
  '(?:ok|okay|hey|hi) google',
  '(?:please )?(?:show|give|tell|find|send) me(?: (?:all|some|any|the))*',
  '(?:which|what) (?:company|companies) (?:is|are) (?:hiring|recruiting|looking)(?: for)?',
  `(?:for )?my ${person}`,
  `(?:mer[aei]|apn[aei]|मेर[ाेी]|अपन[ाेी]) ${relative}(?: (?:ke liye|ko|ki|के लिए|को|की))?`,
  String.raw`(?:age|aged|umar|umra|उम्र) (?:is |limit )?\d{2}(?:\s*${years})?`,
  String.raw`\d{2}\s*${years} (?:old|ka|ki|ke|का|की|के)(?! (?:of )?${experience})(?: (?:man|woman|lady|male|female|person|aadmi|admi|aurat|ladk[ai]))?`,
  'near(?:by)? me',
  '(?:near|close to|around) my (?:home|house|place|location|area)',
  '(?:mere|ghar ke|मेरे|घर के) (?:paas|pass|nazdeek|najdik|पास|नज़दीक|नजदीक)',
  '(?:aas paas|aaspaas|आस पास|आसपास)',
  '(?:saturday|sunday|sat sun|weekends?) (?:off|holiday|chutti)',
  'after college',
  'in the (?:morning|evening|afternoon)',
  '(?:de sakta|de sakti|de do|dila do|dilwa do)(?: (?:hai|hain))?',
  '(?:er|r) (?:kaj|kaaj|chakri)',
].map((pattern) => word(pattern));

export const aside: Reader = ({ search }) => {
  const said = asides.flatMap((pattern) => pattern.exec(search)?.[0] ?? []);
  return said.length > 0 ? { wishes: [], change: { asides: said }, said } : null;
};
