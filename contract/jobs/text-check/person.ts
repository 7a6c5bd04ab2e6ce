import { ASKED, ASKING, GAP, ONLY, PEOPLE, pattern, ROLES, SHUT_OUT, word } from './patterns.ts';

const SOMEBODY = word(
  String.raw`candidates?|applicants?|girls?|boys?|males?|females?|ladies|lady|wom[ae]n|m[ae]n|persons?|people|staff|receptionists?|anchors?|models?|hostess(?:es)?|personality|ladk[aei]|ladkiya|ladkiyan|ladke|लड़की|लड़कियाँ|लड़कियां|लड़के|लड़का|महिला|महिलाएँ|उम्मीदवार|उम्मीदवारों|रिसेप्शनिस्ट|युवती|व्यक्तित्व|पर्सनैलिटी`,
);

/** Where a text asks how somebody looks. */
export const looks = [
  word(
    String.raw`(?:good|smart|nice|great|pleasant|decent)[\s-]+looking|good[\s-]+looks(?!\s+like)|physically\s+attractive`,
  ),
  `${word('beautiful|pretty|handsome|gorgeous|attractive|charming|slim|fair|gori|gora|sundar|sunder|khoobsurat|khubsurat|smart\\s+looking|सुंदर|सुन्दर|ख़ूबसूरत|खूबसूरत|आकर्षक|गोरी|गोरा|गोरे|छरहरी')}(?:${GAP}|,\\s*)(?:(?:and|&|aur|और|young|smart|\\p{L}+)${GAP}){0,2}?${SOMEBODY}`,
  `${word('fair|wheatish|light|clear|good|dark')}${GAP}${word('complexion(?:ed)?|skin(?:ned)?(?:\\s+tone)?|colou?r(?:ed)?(?=\\s+(?:candidates?|girls?))')}`,
  word(
    String.raw`attractive\s+(?:looks?|appearance|face|figure|body)|beautiful\s+(?:face|looks?|figure)|good\s+(?:physique|figure|height)|slim\s+(?:and|&)\s+trim|slim\s+(?:figure|body|build)|well[\s-]built\s+(?:body|males?|men|physique)|presentable\s+looks|not\s+(?:fat|overweight|obese)|no\s+fat\s+\p{L}+`,
  ),
  `${word('height|lambai|लंबाई|लम्बाई|कद|क़द|kad')}\\s*(?:[:\\-–]|${word('must|should|be|is|at\\s+least|minimum|min|above|more\\s+than|of|not\\s+less\\s+than|kam\\s+se\\s+kam|कम\\s+से\\s+कम')}|\\s)*\\s*(?:\\d\\s*(?:feet|foot|ft|'|’|फ़ीट|फीट|फुट)|\\d[.']\\d|1\\d\\d\\s*(?:cms?|सेमी))`,
  `${word('minimum|min')}\\s+${word('height')}`,
  word(
    String.raw`dikhne\s+(?:me|mein|main)\s+(?:acch?[aei]|sundar|smart)|smart\s+dikhne\s+wal[aei]|दिखने\s+में\s+(?:अच्छी|अच्छा|अच्छे|सुंदर|सुन्दर|आकर्षक|स्मार्ट)|गोरा\s+रंग|गोरे\s+रंग|साफ़\s+रंग|साफ\s+रंग|gora\s+rang|rang\s+gora|rang\s+saaf|आकर्षक\s+चेहरा`,
  ),
  `(?:${ASKING}|${ONLY})${GAP}(?:${word('an?|the')}${GAP})?${word('beautiful|pretty|handsome|gorgeous|khoobsurat|खूबसूरत')}(?=[\\s.,!]*(?:$|[.,!]|${PEOPLE}|${ROLES}))`,
].map(pattern);

const STATUS =
  'unmarried|un-married|married|divorcees?|divorced|widows?|widowed|spinsters?|newly[\\s-]?weds?|pregnant|kunwar[aei]|kuwar[aei]|kunware|shaadi\\s?shuda|shadi\\s?shuda|avivahit|vivahit|अविवाहित|विवाहित|शादीशुदा|शादी-शुदा|कुँवारा|कुँवारी|कुंवारी|कुंवारा|कुँवारे|कुंवारे|तलाकशुदा|विधवा|गर्भवती';
const these = word(STATUS);

/** Where a text asks whether somebody is married or has children. */
export const marriage = [
  `${ONLY}${GAP}(?:${word('for|to|the')}${GAP})?${these}`,
  `${these}${GAP}(?:${PEOPLE}${GAP}|${SOMEBODY}${GAP})?(?:${ASKED}|${SHUT_OUT})`,
  `${these}${GAP}(?:(?:and|young|graduate|male|female)${GAP})?(?:${SOMEBODY}|${PEOPLE}|${ROLES})`,
  `${ASKING}${GAP}(?:${word('an?|the|only')}${GAP})?${these}`,
  `${word('marital\\s+status|vaivahik\\s+sthiti|वैवाहिक\\s+स्थिति')}\\s*(?:[:\\-–]|${word('is|must\\s+be|should\\s+be|preferred')})+\\s*(?:${word('must\\s+be|only')}\\s*)?(?:${these}|${word('single')})`,
  `${word('no|not')}${GAP}${these}`,
  // Most bachelors of a posting are degrees.
  word(
    String.raw`(?:only|sirf)\s+bachelors(?!\s*(?:['’]|degree|of|in|or|\/))|bachelors?\s+(?:only|boys|girls|males?|females?|need\s+not\s+apply)`,
  ),
  word(
    String.raw`single\s+(?:girls?|boys?|ladies|lady|wom[ae]n|m[ae]n|males?|females?|candidates?|applicants?)`,
  ),
  word(
    String.raw`(?:without|no|not\s+having)\s+(?:small\s+)?(?:kids|children|family\s+(?:responsibilit(?:y|ies)|commitments?|burden|liabilit(?:y|ies)))|no\s+plans?\s+(?:of|for|to)\s+(?:marriage|marry|pregnancy|get(?:ting)?\s+married)|not\s+planning\s+(?:to\s+(?:marry|get\s+married|have\s+(?:a\s+baby|children))|marriage|pregnancy)|(?:jiski|jinki)\s+sha+di\s+na|bina\s+bachch?[oe]n?\s+wali|जिनकी\s+शादी\s+न|जिसकी\s+शादी\s+न|बिना\s+बच्चों\s+वाली`,
  ),
].map(pattern);
