import type { Group } from './groups.ts';
import { ASKED, GAP, PEOPLE, pattern, word } from './patterns.ts';

/** States and parts of India by which people are sorted. */
export const STATES =
  'u\\.?p\\.?|bihar|jharkhand|uttar\\s+pradesh|madhya\\s+pradesh|m\\.?p\\.?|andhra(?:\\s+pradesh)?|himachal|arunachal|telangana|tamil\\s?nadu|kerala|karnataka|maharashtra|gujarat|rajasthan|punjab|haryana|bengal|west\\s+bengal|orissa|odisha|assam|manipur|mizoram|nagaland|goa|kashmir|nepal|(?:north|south)\\s+india|north[\\s-]?east(?:\\s+india)?|(?:the\\s+)?(?:north|south)|यूपी|बिहार|झारखंड|उत्तर\\s+प्रदेश|मध्य\\s+प्रदेश|राजस्थान|पंजाब|हरियाणा|गुजरात|महाराष्ट्र|केरल|बंगाल|असम|पूर्वोत्तर|नेपाल';
const SEVERAL_STATES = `(?:the\\s+)?(?:${STATES})(?:\\s*(?:/|,|&|and|or|aur|ya|और|या|-|\\s)\\s*(?:${STATES}))?`;
/** People by a word beside them that alone means something else: "local travel", "native apps". */
const LOCAL =
  'locals|local(?=\\s+of\\s)|outsiders?|local\\s+(?:people|persons?|residents?|candidates?|applicants?|staff|youth|boys?|girls?|lad(?:y|ies)|males?|females?|log|ladk\\p{L}*|niwasi)|local(?=\\s+(?:hona|ho|hi)(?![\\p{L}]))|natives?\\s+of\\s+\\p{L}+(?:\\s+(?:nadu|pradesh|bengal))?|\\p{L}+\\s+natives|bahar\\s+(?:ke\\s+log(?:on?)?|wal[ei]|walon)|bahari\\s+log(?:on?)?|स्थानीय\\s+(?:निवासी|निवासियों|लोग|लोगों|उम्मीदवार|उम्मीदवारों|व्यक्ति|लड़क\\p{L}?\\p{M}*)|बाहरी\\s+(?:लोग|लोगों|व्यक्ति|उम्मीदवार)|बाहर\\s+(?:के\\s+लोगों?|वाले|वालों)|मूल\\s+निवासी';

export const region: Group = {
  people: `${LOCAL}|(?:people|persons?|candidates?|applicants?|residents?|boys|girls|natives)\\s+(?:from|of)\\s+(?:outside\\s+)?(?:${SEVERAL_STATES}|(?:other|another)\\s+states?|outside(?:\\s+(?:the\\s+)?state)?)|${SEVERAL_STATES}\\s*(?:ke\\s+(?:log|ladk\\p{L}*|niwasi)|wal(?:lah)?[aei]?s?|के\\s+(?:लोग|लोगों|निवासी|उम्मीदवार|लड़के)|वाले)|non[\\s-]\\p{L}+ians|(?:non[\\s-])?maharashtrians?|gujaratis|goans?|nepalis|nepalese|marwaris?|marwadis?|bengalis|malayalis?|malayalees?|keralites?|tamilians?|kannadigas?|telugus|biharis?|punjabis|rajasthanis|odiyas|assamese\\s+people|north[\\s-]indians|south[\\s-]indians|north[\\s-]easterners?|madrasis?|sindhis|kashmiris|bhaiyas|marathi\\s+manoos|बिहारी|बिहारियों|मारवाड़ी|गुजरातियों|मराठियों|मराठी\\s+मानुष|पंजाबियों|मद्रासी|पहाड़ी\\s+लोग`,
  described:
    'marathi|gujarati|bengali|tamil|telugu|kannada|malayalam|punjabi|rajasthani|odia|assamese|sindhi|kashmiri|nepali|haryanvi|pahari|north[\\s-]indian|south[\\s-]indian|north[\\s-]east(?:ern)?|natives?\\s+of\\s+\\p{L}+|u\\.?p\\.?\\s*(?:/|and|&|aur|-)\\s*bihar|bihar|मराठी|गुजराती|बंगाली|तमिल|तेलुगु|पंजाबी|राजस्थानी|उत्तर\\s+भारतीय|दक्षिण\\s+भारतीय|(?:यूपी|उत्तर\\s+प्रदेश)\\s*(?:और|-|/|व)?\\s*बिहार(?:\\s+(?:के|वाले))?|बिहार\\s+(?:के|वाले)|bihar\\s+(?:ke|wale)',
  withRoles: false,
  label:
    'community|samaj|mother\\s+tongue|mother-tongue|native\\s+place|native\\s+language|matri?bhasha|मातृभाषा|समुदाय|समाज',
  things:
    'speaking|speakers?|typing|typist|language|content|translat(?:or|ion)|cuisine|food|cook(?:ing)?|chef|dishes|restaurant|snacks|sweets|thali|tandoor|bank|newspaper|daily|cinema|films?|serials?|voice|process|subject|teacher|tutor|news|channel|desk|editor|writer|medium|literature|content\\s+writers?|proofreader|anchor|customers?|clients?|schools?|business|businesses|bagh|nagar|subtitl\\p{L}*|interpreters?|market|fluency|expert|voice\\s+(?:process|support)|support|content\\s+developer|भाषी|भाषा|बोलने|टाइपिंग|खाना|भोजन|व्यंजन|अनुवादक|शिक्षक|सामग्री|लेखक|अख़बार',
};

/** Where a text asks where somebody comes from, by the name of a state. */
export const origins = [
  `${word('(?:must|should|shall|has\\s+to|have\\s+to)\\s+(?:only\\s+)?(?:(?:be|come|belong|hail)\\s+(?:from|to|of)|be\\s+born(?:\\s+and\\s+\\p{L}+)?\\s+in)')}${GAP}${word(SEVERAL_STATES)}`,
  `${word('domiciles?|mool\\s?niwas[iy]?|मूल\\s?निवासी?')}${GAP}(?:(?:of|in)${GAP})?${word(SEVERAL_STATES)}`,
  `${word(SEVERAL_STATES)}${GAP}${word('domiciles?|natives?|mool\\s?niwasi|(?:के\\s+|का\\s+)?मूल\\s?निवासी')}${GAP}(?:${PEOPLE}${GAP})?(?:${ASKED})`,
].map(pattern);
