import { GAP, NOT_TAKING, ONLY, PEOPLE, pattern, SHUT_OUT, word } from './patterns.ts';

const DISABLED =
  '(?:(?:physically|visually|mentally|orthopa?edically|differently|specially)[\\s-]+)?(?:challenged|handicapp?ed|disabled|abled)|(?:visually|hearing|speech|mobility)[\\s-]+(?:impaired|challenged|disabled)|(?:persons?|people|candidates?|applicants?|anyone|those)\\s+(?:with|having)\\s+(?:an?y?\\s+)?(?:physical\\s+|mental\\s+)?(?:disabilit(?:y|ies)|handicaps?)|pwds?|pwbds?|ph\\s+(?:candidates?|persons?|quota)|blind|deaf(?:[\\s-]+(?:and|or)?[\\s-]*(?:mute|dumb))?|wheel\\s?chair\\s+users?|vikla+ng|di[vb]ya+ng(?:jan)?|apahij|apa+ng|विकलांग(?:ों)?|दिव्यांग(?:जन|जनों|ों)?|अपंग|अपाहिज|नेत्रहीन|दृष्टिहीन|दृष्टिबाधित|मूक[\\s-]बधिर|बधिर';
/** What may follow the words when they mean no applicant: those whom the work is for, and things. */
const THINGS =
  '(?:and|or|&)\\s+\\p{L}+\\s+(?:child|children)|child|children|kids?|students?|learners?|schools?|patients?|passengers?|customers?|clients?|guests?|visitors?|residents?|users?|friendly|access|toilets?|washrooms?|parking|spots?|cop(?:y|ies)|dates?|curves?|tests?|testing|trials?|stitch\\p{L}*|rivets?|buttons?|features?|accounts?|links?|fields?|controls?|functions?|ears?|बच्च\\p{M}*|छात्र\\p{L}*|विद्यार्थ\\p{L}*|मरीज़?\\p{M}*|यात्रि\\p{L}*|bach?ch\\p{L}*|chhatr\\p{L}*';
/** What may stand before "blind" when it is no person: what hangs at windows, and studies. */
const NO_PERSON =
  'roman|venetian|roller|vertical|zebra|bamboo|honeycomb|wooden|window|single|double|triple';
const these = `(?<!${word(NO_PERSON)}[\\s-])${word(DISABLED)}(?!${GAP}(?:${word(THINGS)}))`;
const IMPAIRMENT = word(
  '(?:(?:physical|mental|bodily|visual|any|form|kind|type|of|hearing)\\s+){0,4}(?:disabilit(?:y|ies)|handicaps?|deformit(?:y|ies)|physical\\s+defects?)|(?:sha+rirak|शारीरिक)\\s+(?:vikla+ngta|kami|विकलांगता|अक्षमता|कमी)|vikla+ngta|विकलांगता|दिव्यांगता|अपंगता',
);
const NONE_IN_HINDI = word(
  '(?:na|nahi+n?|न|ना|नहीं)\\s+(?:hon?|hon[ai]|hai|chahiye|हों?|होन[ाी]|है|चाहिए)',
);
/** "Not required to travel" frees people from something, and shuts nobody out. */
const shutOut = `[^.\\n।;]{0,25}?${SHUT_OUT}(?!\\s+to\\s+(?!apply|join|work))`;

/** "If you are disabled", "in case you have a disability" */
const ifDisabled = `${word('(?:if|in\\s+case|when)\\s+you\\s+(?:are|have|suffer\\s+from)')}${GAP}(?:${word('an?y?|in\\s+any\\s+way')}${GAP})?(?:${these}|${IMPAIRMENT})`;
const DO_NOT_APPLY = word(
  "(?:(?:do|should|must|can)\\s?not|don['’]?t|cannot|can['’]?t|need\\s+not)\\s+(?:apply|call|contact|join)(?:\\s+us)?",
);

/**
 * Where a text shuts out disabled people. To ask for them is lawful: the law reserves vacancies for them.
 */
export const disability = [
  `${word('no|except|excluding')}${GAP}(?:${word('physically|any|the')}${GAP})?${these}`,
  `${word('not\\s+(?:be\\s+)?(?:suitable|suited|meant|fit|open|possible|appropriate|advisable|for)(?:\\s+(?:for|to))?')}${GAP}(?:${word('any|the|an?')}${GAP})?${these}`,
  `${these}${shutOut}`,
  `${DO_NOT_APPLY}[\\s,–—-]{1,4}${ifDisabled}`,
  `${ifDisabled}${shutOut}`,
  `${NOT_TAKING}${GAP}(?:${word('any|the|an?')}${GAP})?${these}`,
  `${word("(?:must|should|shall|can|may)\\s?(?:not|n['’]?t)\\s+be|(?:is|are)\\s+not")}${GAP}(?:${word('an?|in\\s+any\\s+way')}${GAP})?${these}`,
  // "Free from any disability", but not "no disability discrimination" or "people with or without disabilities"
  `(?<!${word('or|and|whether')}\\s+)${word("no|without|free\\s+(?:from|of)|(?:must|should|shall|do|does)\\s?(?:not|n['’]?t)\\s+have|not\\s+having")}${GAP}(?:${word('an?y?')}${GAP})?${IMPAIRMENT}(?!${GAP}(?:${word('discriminat\\p{L}*|bias|bar|barriers?|issues?|quota|certificates?|benefits?|leave|insurance|claims?|cover|pensions?')}))`,
  `(?:${these}|${IMPAIRMENT})${GAP}(?:${PEOPLE}${GAP})?${NONE_IN_HINDI}`,
  `${ONLY}${GAP}(?:${word('for|to|the')}${GAP})?${word('able[\\s-]?bodied|non[\\s-]?(?:disabled|handicapped)')}`,
  `${word('able[\\s-]?bodied|non[\\s-]?(?:disabled|handicapped)')}${GAP}(?:(?:${PEOPLE}|${word('m[ae]n|wom[ae]n|males?|females?|boys?|girls?|youth')})|${word('only|preferred')})`,
].map(pattern);

/** What a text must speak of before the rules are tried. */
export const speaksOfDisability: RegExp = pattern(
  `${word(`${DISABLED}|non[\\s-]?(?:disabled|handicapped)|able[\\s-]?bodied`)}|${IMPAIRMENT}`,
);
