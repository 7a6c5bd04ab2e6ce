import { type Reader, withoutWords, word } from './readers.ts';

const years = String.raw`(?:years?|yrs?|saal|sal|साल)`;
const experience = String.raw`(?:work|experience|exp|anubhav|tajurba|अनुभव)`;
const person = String.raw`(?:sister|brother|wife|husband|son|daughter|friend|mother|father)`;
const relative = String.raw`(?:bhai|behan|behen|bahan|beti|beta|bete|biwi|patni|pati|dost|भाई|बहन|बेटी|बेटे|पत्नी|पति|दोस्त)`;
const email = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const phone = String.raw`(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}`;
const toReach = String.raw`(?:(?:call|contact|whats ?app|mob(?:ile)?|phone|ph|send|mail|share|forward|your|ur|me|us|cv|resume|bio ?data|on|at|to|no|number)[\s.:-]+)*`;
const degree = String.raw`(?:b\.? ?tech|m\.? ?tech|b\.? ?e|b\.? ?com|b\.? ?sc|m\.? ?sc|bca|mca|bba|mba|b\.? ?a|diploma|degree|graduation|1[02]th)(?: in [a-z]+(?: (?!and|aur|so|but)[a-z]+)?)?`;
/**
 * What people say around a search, above all when they speak: it asks for nothing that a posting says. Single words of this kind are
 * fillers (../vocabulary/fillers.ts).
 */
const asides = [
  `${toReach}(?:https?:\\/\\/\\S+|${email}|${phone})`,
  String.raw`(?:exp(?:erience)?|salary|location|ctc|qualification|job title|designation|position|post|role)\s*:`,
  String.raw`\d{1,3} (?:nos|posts|positions|openings|vacanc(?:y|ies))`,
  '(?:can|could|will|would) you(?: please)?(?: (?:find|show|get|give|tell|suggest|send)(?: me)?)?',
  '(?:is|are) there any',
  'in which (?:i|we|you) can (?:earn|get)',
  `i (?:have|had) (?:completed|done|passed|finished|studied)(?: my)?(?: ${degree})?`,
  "(?:and )?(?:i am|i'm|we are) (?:looking|searching)(?: for)?",
  '(?:for )?(?:full|half) day',
  'with (?:free )?stay',
  '(?:khana|khane|food)(?: (?:aur|or|and|va))? (?:rehna|rehne|rahna|rahne|stay)(?: (?:mile|milega|milta|free))?',
  String.raw`(?:(?:railway|metro|bus) )?(?:station|stand|stop|depot)(?<=(?:near|at|from) (?:\S+ ){1,4}\S+)`,
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
  const said: string[] = [];
  let rest = search;
  for (const pattern of asides) {
    const found = pattern.exec(rest)?.[0];
    if (found === undefined) continue;
    said.push(found);
    rest = withoutWords(rest, found);
  }
  return said.length > 0 ? { wishes: [], change: { asides: said }, said } : null;
};
