import {
  ASKED,
  ASKING,
  GAP,
  NOT_TAKING,
  ONLY,
  PEOPLE,
  pattern,
  ROLES,
  sentenceAt,
  SEX_WORDS,
  SHUT_OUT,
  word,
} from './patterns.ts';

const SOMEBODY = word(
  String.raw`${SEX_WORDS}|candidates?|applicants?|persons?|faces?|log|लोग|लोगों|people|staff|receptionists?|anchors?|models?|hostess(?:es)?|personality|उम्मीदवार|उम्मीदवारों|रिसेप्शनिस्ट|युवती|व्यक्तित्व|पर्सनैलिटी`,
);

/** What looks good, or is high, without being a person. */
const THINGS =
  'web\\s?(?:sites?|pages?)|sites?|pages?|apps?|dashboards?|reports?|designs?|designing|interfaces?|ui|graphics?|presentations?|slides?|products?|packag\\p{L}*|videos?|images?|photos?|content|code|charts?|documents?|decks?|food|dishes?|cakes?|furniture|interiors?|posters?|creatives?|layouts?|templates?|e?-?mails?|shops?|stores?|displays?|labels?|brochures?|clothes|garments?|jewell?ery|numbers|results';
const HIGH_THINGS =
  /racks?\b|shel(?:f|ves)\b|ceilings?\b|ladders?\b|walls?\b|buildings?\b|machines?\b|doors?\b|trucks?\b|poles?\b|towers?\b|scaffold|stack|pallets?\b|floors?\b|roofs?\b|tanks?\b|vehicles?\b|box(?:es)?\b|parcels?\b|harness|cupboards?|almira|deewar|दीवार|अलमारी|मशीन|छत|सीढ़ी|डिब्ब|दरवाज़/iu;
const HEIGHT = /height|hight|\bht\b|lambai|kad\b|लंबाई|लम्बाई|कद|क़द/iu;

/** The height of shelves, not of applicants. */
export const isOfThings = (text: string, from: number, to: number): boolean =>
  HEIGHT.test(text.slice(from, to)) && HIGH_THINGS.test(sentenceAt(text, from, to));

const BEAUTIFUL =
  'slim|tall|beautiful|pretty|handsome|attractive|gorgeous|fair(?=[\\s,/&]+(?:and\\s+)?(?:slim|tall|beautiful|good|smart|young|presentable|skinned))';

/** Where a text asks how somebody looks. */
export const looks = [
  // "Must be young, slim and presentable", but not "Prices must be attractive"
  `(?:^|[.!\\n;•]\\s*|(?:${SOMEBODY}|${word('you|s?he')})\\s+)${word('(?:must|should|has\\s+to|have\\s+to)(?:\\s+also)?\\s+be')}\\s+(?:${word('\\p{L}+')}[\\s,/&]+){0,3}?${word(BEAUTIFUL)}(?!\\s+${word(`to|for|in|${THINGS}`)})`,
  `${word('(?:good|smart|nice|great|pleasant|decent|beautiful)[\\s-]*looking')}(?!(?:[\\s,]+[\\p{L}&]+){0,2}[\\s,]+${word(THINGS)})`,
  word(
    String.raw`good[\s-]+looks(?!\s+like)|physically\s+attractive|model[\s-]+like\s+(?:looks|figure|face)|(?:must|should)\s+look\s+(?:attractive|beautiful|pretty|handsome|young|good)`,
  ),
  `${word('beautiful|pretty|handsome|gorgeous|attractive|charming|slim|tall|fat|overweight|lamb[aei]|mot[aei]|fair|dark|dusky|gor[aei]|sundar|sunder|khoobsurat|khubsurat|smart\\s+looking|सुंदर|सुन्दर|ख़ूबसूरत|खूबसूरत|आकर्षक|गोरी|गोरा|गोरे|मोट[ेीा]|लंब[ेीा]|लम्ब[ेीा]|छरहरी')}(?:(?:${GAP}|,\\s*)(?!${word('to|for|of|in|with|by|on|at|pay|salary|incentives?|offers?|trade|dealings?|chance')})(?:&|[\\p{L}\\p{M}]+)){0,4}?(?:${GAP}|,\\s*)${SOMEBODY}`,
  `(?<!(?:for|on|of|and|or|to)\\s+(?:an?\\s+)?)${word('fair|wheatish|light|clear|good|dark')}${GAP}${word('complexion(?:ed)?|skin(?:ned)?(?:\\s+tone)?|colou?r(?:ed)?(?=\\s+(?:candidates?|girls?))')}`,
  word(
    String.raw`(?:attractive|beautiful|charming|pretty|cute|nice|good)\s+(?:looks|appearance\s+and\s+face|face|figure|body|physique)(?!\s+(?:work|like))|attractive\s+(?:look|appearance)|good\s+height|slim\s+(?:and|&)\s+trim|slim\s+(?:figure|body|build)|well[\s-]built\s+(?:body|males?|men|physique)|presentable\s+looks|not\s+(?:be\s+)?(?:too\s+)?(?:fat|overweight|obese)|no\s+fat\s+\p{L}+`,
  ),
  `${word('height|hight|ht|lambai|लंबाई|लम्बाई|कद|क़द|kad')}\\s*(?:[:\\-–]|${word('must|should|be|is|at\\s+least|minimum|min|m[ae]n|wom[ae]n|(?:fe)?males?|boys?|girls?|above|more\\s+than|of|not\\s+less\\s+than|kam\\s+se\\s+kam|कम\\s+से\\s+कम')}|\\s)*\\s*(?:\\d\\s*(?:feet|foot|ft|fit|'|’|फ़ीट|फीट|फुट)|\\d[.']\\d|1\\d\\d\\s*(?:cms?|सेमी))`,
  `${word('minimum|min')}\\s+${word('height')}`,
  `${word('short|small|bald|dark|thin|nat[ae]|naat[ae]|नाटे|छोटे\\s+क़?द\\s+के|छोटे\\s+कद\\s+के')}${GAP}(?:${word('height(?:ed)?|skinned')}${GAP})?(?:${PEOPLE}|${word(SEX_WORDS)})${GAP}${SHUT_OUT}`,
  word(
    String.raw`(?:scars?|marks?|spots?|pimples?|acne|moles?)\s+on\s+(?:the\s+|your\s+)?(?:face|skin)|(?:scar|acne)[\s-]?free|(?:visible\s+)?weight\s+(?:issues?|problems?)|(?:चेहरे|chehre)\s+(?:पर|par)\s+(?:\S+\s+){0,3}?(?:दाग|निशान|daag|nishan)|(?:मोटापा|motapa)\s+(?:नहीं|न|nahin?|na)`,
  ),
  word(
    String.raw`(?:dikhne|dekhne)\s+(?:me|mein|main)\s+(?:acch?[aei]|sundar|smart)|smart\s+dikhne\s+wal[aei]|(?:दिखने|देखने)\s+में\s+(?:अच्छी|अच्छा|अच्छे|सुंदर|सुन्दर|आकर्षक|स्मार्ट)|गोरा\s+रंग|गोरे\s+रंग|साफ़\s+रंग|साफ\s+रंग|gora\s+rang|saaf\s+rang|rang\s+gora|rang\s+saaf|रंग\s+(?:साफ़|साफ|गोरा)\s+(?:हो|होना|हों)|आकर्षक\s+चेहरा`,
  ),
  `(?:${ASKING}|${ONLY})${GAP}(?:${word('an?|the')}${GAP})?${word('beautiful|pretty|handsome|gorgeous|khoobsurat|खूबसूरत')}(?=[\\s.,!]*(?:$|[.,!]|${PEOPLE}|${ROLES}))`,
].map(pattern);

const MARRIED =
  'un[\\s-]?marr?i?ed|marr?ied|divorcees?|divorced|spinsters?|kun?war[aei]|kunware|sha+di[\\s-]?shuda|avivahit|vivahit|अविवाहित|विवाहित|शादीशुदा|शादी-शुदा|कुँवारा|कुँवारी|कुंवारी|कुंवारा|कुँवारे|कुंवारे|तलाकशुदा';
const these = word(
  `${MARRIED}|newly[\\s-]?(?:weds?|married)|widows?|widowed|pregnant|विधवा|गर्भवती`,
);
/** Without those whom a text may speak of as customers and patients: "pregnant women". */
const asPeople = `(?<!newly[\\s-]?)${word(MARRIED)}`;
const somebody = `(?:${SOMEBODY}${GAP}|${PEOPLE}${GAP}|${word('with|having')}${GAP}${word('kids|children')}${GAP}|${word('ke|ki|hi|के|की|ही|wal[aei]')}${GAP}){0,3}`;
const shutOut = `[^.\\n।;]{0,25}?${SHUT_OUT}`;

/** Where a text asks whether somebody is married or has children. */
export const marriage = [
  `${ONLY}${GAP}(?:${word('for|to|the')}${GAP})?(?:${these}|${word('single')}${GAP}${SOMEBODY})`,
  `${these}${GAP}${somebody}(?:${ASKED}|${SHUT_OUT})`,
  `${asPeople}${GAP}(?:(?:and|young|graduate|male|female)${GAP})?(?:${SOMEBODY}|${PEOPLE}|${ROLES})`,
  `${ASKING}${GAP}(?:${word('an?|the|only')}${GAP})?${these}`,
  `${word('marital\\s+status|vaivahik\\s+sthiti|वैवाहिक\\s+स्थिति')}\\s*(?:[:\\-–]|${word('is|must\\s+be|should\\s+be|preferred')})+\\s*(?:${word('must\\s+be|only')}\\s*)?(?:${these}|${word('single')})`,
  `${word('no|not(?:\\s+be)?')}${GAP}${these}`,
  `${word('(?:must|should|shall|will|has\\s+to|have\\s+to)\\s+(?:stay|remain)')}${GAP}${these}`,
  `${NOT_TAKING}${GAP}(?:${word('any|the')}${GAP})?${these}`,
  // Most bachelors of a posting are degrees.
  word(
    String.raw`(?:only|sirf)\s+bachelors(?!\s*(?:['’]|degree|of|in|or|\/))|bachelors?\s+(?:only|boys|girls|males?|females?|ladke|ladkiyan|need\s+not\s+apply)`,
  ),
  word(String.raw`single\s+(?:${SEX_WORDS})`),
  `${word('single')}${GAP}${PEOPLE}${GAP}${ASKED}`,
  `${word('(?:must|should|has\\s+to|have\\s+to)\\s+be\\s+single')}(?=\\s*(?:[.,;)/]|$|${word('and|or|with|only')}))`,
  `[([]\\s*single\\s*[/)\\]]`,
  // "Below thirty, unmarried, …", "अविवाहित हो"
  `(?:^|[.,;(\\n•])\\s*${word('un[\\s-]?married|avivahit|अविवाहित|कुँवारी|कुंवारी')}\\s*(?=[.,;)\\n।]|$)`,
  word(
    String.raw`(?:avivahit|vivahit|sha+di[\s-]?shuda|अविवाहित|विवाहित|शादीशुदा)\s+(?:ho|हो|हों)(?:\s+(?:to|तो)\s+\p{L}\p{L}*)?`,
  ),
  word(String.raw`no\s+(?:boy|girl)\s?friends?`),
  word(
    String.raw`(?:must|should|may|can|shall|will)\s?(?:not|n['’]?t)\s+(?:marry|(?:get|become|be)\s+(?:married|pregnant|engaged))|sha+di\s+(?:na|nahin?)\s+kar\p{L}*|शादी\s+(?:न|नहीं)\s+कर[\p{L}\p{M}]*`,
  ),
  word(
    String.raw`not\s+(?:suitable|meant|fit|possible)\s+for\s+(?:(?:working|young|new|nursing)\s+)?mothers`,
  ),
  `${word('(?:with|having|whose)\\s+(?:an?\\s+)?(?:husbands?|wife|wives|spouses?)')}[^.\\n।;]{0,40}?${SHUT_OUT}`,
  // "Ladies with small kids, please do not apply", "women planning a family need not apply"
  `${word('(?:with|having)\\s+(?:small\\s+|young\\s+|little\\s+)?(?:kids?|children|bab(?:y|ies)|infants?|toddlers?)|expecting\\s+(?:an?\\s+)?(?:baby|child|mothers?)|planning\\s+(?:for\\s+)?(?:an?\\s+)?(?:family|baby|child|marriage|pregnancy)|(?:cho?te\\s+)?bach(?:ch)?[eo]n?\\s+wal[ei]|(?:छोटे\\s+)?बच्चों\\s+वाल[ीे]|(?:jink[ei]|jisk[ei]|जिनक[ेी]|जिसक[ेी])\\s+(?:\\S+\\s+)?(?:bachch?e|बच्चे)\\s+(?:hon?|hain?|हों?|हैं?)')}${shutOut}`,
  `${word('husband\\s*(?:and|&|-)\\s*wife|(?:married\\s+)?couples?|pati\\s+patni|पति\\s+पत्नी')}${GAP}(?:${word('couples?')}${GAP})?${word('only|required|wanted|preferred|chahiye|चाहिए|ही')}`,
  word(
    String.raw`(?:without|no|not\s+having)\s+(?:small\s+)?(?:kids|children|family\s+(?:responsibilit(?:y|ies)|commitments?|burden|liabilit(?:y|ies)))|no\s+plans?\s+(?:of|for|to)\s+(?:marriage|marry|pregnancy|get(?:ting)?\s+married)|not\s+(?:be\s+)?planning\s+(?:to\s+(?:marry|get\s+married|have\s+(?:a\s+baby|children))|marriage|pregnancy)|(?:jiski|jinki)\s+sha+di\s+na|sha+di\s+(?:na|nahi)\s+hui|bina\s+bachch?[oe]n?\s+wali|शादी\s+(?:न|नहीं)\s+हुई|बिना\s+बच्चों\s+वाली`,
  ),
].map(pattern);
