import { ASKED, ASKING, GAP, ONLY, PEOPLE, pattern, ROLES, SHUT_OUT, word } from './patterns.ts';

/** A kind of people that a text may ask for or shut out. */
interface Group {
  /** Words for these people alone: "Brahmins", "ladies". */
  people: string;
  /** Words that need a person behind them, because alone they mean a language, a name or a thing. */
  described?: string;
  /** What they are asked by: "gender: male". */
  label: string;
  /** What may follow the words when they mean no applicant: "male ward", "Hindu College". */
  things: string;
  /** Whether the words before a role mean people: a Telugu telecaller speaks Telugu. */
  withRoles?: boolean;
}

/** Whether a text speaks of these people at all: most do not, and are not read further. */
export const mentions = ({ people, described, label }: Group): RegExp =>
  pattern(word([people, described, label].filter((part) => part !== undefined).join('|')));

/** The ways in which a text asks for a group of people, or shuts it out. */
export function asksFor({ people, described, label, things, withRoles = true }: Group): RegExp[] {
  const noThing = `(?!['’]s?(?![\\p{L}])|[\\s\\-/&]*${word(things)})`;
  const these = word(people) + noThing;
  const any = word(described === undefined ? people : `${people}|${described}`) + noThing;
  const person = withRoles ? `(?:${PEOPLE}|${ROLES})` : PEOPLE;
  // "community", "girls": what may stand between the group and the person.
  const filler = word('community|samaj|girls?|boys?|lady|ladies|male|female|समाज|समुदाय|जाति');
  return [
    `${ONLY}${GAP}(?:${word('for|to|the|from|a|unmarried|young|smart|fresher')}${GAP}){0,2}${these}`,
    `${these}${GAP}(?:${PEOPLE}${GAP})?${ASKED}`,
    `${any}${GAP}(?:${filler}${GAP})?${person}`,
    `${any}${GAP}${filler}`,
    `${word('from|of')}${GAP}(?:${word('an?|good|decent|respectable')}${GAP}){0,2}${any}${GAP}${word('famil(?:y|ies)|homes?|households?|backgrounds?')}`,
    `${any}${GAP}${word('परिवार(?:ों)?')}${GAP}${word('से|के|की|का')}`,
    `${ASKING}${GAP}(?:${word('an?|the|some|smart|experienced|good|one|two|only')}${GAP}){0,2}${these}`,
    `${word(label)}\\s*(?:[:=\\-–]|${word('is|must\\s+be|should\\s+be|preferred|preference')})+\\s*(?:${word('must\\s+be|only|preferably|is')}\\s*)?${any}`,
    `${word('no|without|except|not\\s+for')}${GAP}(?:${word('the')}${GAP})?${these}`,
    `${any}${GAP}(?:${filler}${GAP}|${PEOPLE}${GAP})?${SHUT_OUT}`,
  ].map(pattern);
}

const MEN =
  'males?|men|man|gents?|gentlem[ae]n|boys?|guys?|purush|mard|ladk[ae]|ladko|ladkon|पुरुष|पुरुषों|मर्द|लड़का|लड़के|लड़कों';
const WOMEN =
  'females?|women|woman|lad(?:y|ies)|girls?|mahila|mahilaye[in]?|mahilao|mahilaon|aurat|ladki|ladkiya|ladkiyan|ladkiyo|ladkiyon|महिला|महिलाएँ|महिलाएं|महिलाओं|औरत|औरतें|लड़की|लड़कियाँ|लड़कियां|लड़कियों';

export const men = pattern(word(MEN));
export const women = pattern(word(WOMEN));

export const gender: Group = {
  people: `${MEN}|${WOMEN}`,
  described: 'salesgirls?|saleslad(?:y|ies)|गर्ल(?:्स)?|सेल्सगर्ल(?:्स)?',
  label: 'gender|sex|ling|लिंग',
  things:
    'employees?|wards?|hostels?|schools?|colleges?|wear|garments?|tailor(?:ing)?|dresses|suits?|kurtis?|salons?|parlou?rs?|toilets?|patients?|customers?|clients?|hygiene|fashion|clothing|shoes|footwear|products?|health|students?|passengers?|guests?|section|departments?|led|owned|founders?|empowerment|self|sports?|cricket|and\\s+child|child|reproductive|safety|entrepreneurs?|beneficiaries|leaders?|leadership|grooming|urology|infertility|in\\s+tech|welfare|members?|users?|audience|models?|residents?|prisoners?|inmates?|connectors?|made|power|days?|hours?|months?|bathrooms?|washrooms?|और\\s+बाल|एवं\\s+बाल|बाल|वार्ड|छात्रावास|हॉस्टल|स्कूल|कॉलेज|सेल|थाना|अस्पताल|मरीज़ों?|मरीजों?|ग्राहकों?|समूह|समूहों|सशक्तिकरण|विकास|आयोग|सहायता|यात्रियों|ward|samuh|mandal|hostel|wing|club|garden',
};

export const religion: Group = {
  people:
    'hindus?|muslims?|christians?|sikhs?|jains?|buddhists?|parsis?|catholics?|non[\\s-]muslims?|non[\\s-]hindus?|हिंदू|हिन्दू|हिंदुओं|मुस्लिम|मुसलमान|मुसलमानों|ईसाई|सिख|जैन|बौद्ध|पारसी|musalman',
  label: 'religion|dharm|dharma|मज़हब|धर्म',
  things:
    'universit(?:y|ies)|college|colleges|school|schools|hospital|medical|mission(?:ary)?|temples?|church|newspaper|times|regiment|irrigation|food|cuisine|philosophy|studies|community\\s+cent(?:re|er)|trust|society|foundation|literature|art|architecture|law|personal\\s+law|marriage|rights|minority|business\\s+line|dior|louboutin|and\\s+sons|sons|brothers|विश्वविद्यालय|कॉलेज|स्कूल|अस्पताल|मंदिर|ट्रस्ट|धर्मशाला|भोजन|साहित्य',
};

export const caste: Group = {
  people:
    'brahmins?|brahmans?|rajputs?|kshatriyas?|baniyas?|kayasthas?|dalits?|upper[\\s-]castes?|lower[\\s-]castes?|forward[\\s-]castes?|high[\\s-]castes?|savarnas?|yadavs|jats|marathas|patidars|reddys|kammas|iyers|iyengars|sc\\s*/\\s*st|sc\\s+st|unreserved\\s+castes?|ब्राह्मण|ब्राह्मणों|राजपूत|राजपूतों|क्षत्रिय|बनिया|कायस्थ|दलित|दलितों|सवर्ण|सवर्णों|ऊँची\\s+जाति|ऊंची\\s+जाति|उच्च\\s+जाति|pandit\\s+ji|unchi\\s+jaati|oonchi\\s+jati|uchch\\s+jati',
  described:
    'general\\s+(?:category|caste)|agarwal|aggarwal|maheshwari|jat|yadav|maratha|patel|reddy|iyer|gupta',
  label: 'caste|jaati|jati|जाति',
  things:
    'street|road|nagar|lane|marg|sabha|mohalla|colony|vihar|regiment|rights|literature|studies|welfare|chowk|and\\s+(?:sons|co|associates)|&\\s+(?:sons|co|associates)|associates|reservation|quota|certificate|outreach|empowerment|communities|entrepreneurs?|students|scholarships?|industries|मार्ग|सभा|मोहल्ला|नगर|अधिकार|साहित्य|छात्रों|छात्रवृत्ति|कल्याण',
};

export const region: Group = {
  people:
    'maharashtrians?|gujaratis|marwaris?|bengalis|malayalis?|malayalees?|keralites?|tamilians?|kannadigas?|telugus|biharis?|punjabis|rajasthanis|odiyas|assamese\\s+people|north[\\s-]indians|south[\\s-]indians|north[\\s-]easterners?|madrasis?|sindhis|kashmiris|bhaiyas|marathi\\s+manoos|बिहारी|बिहारियों|मारवाड़ी|गुजरातियों|मराठियों|मराठी\\s+मानुष|पंजाबियों|मद्रासी|पहाड़ी\\s+लोग',
  described:
    'marathi|gujarati|bengali|tamil|telugu|kannada|malayalam|punjabi|rajasthani|odia|assamese|sindhi|kashmiri|nepali|haryanvi|pahari|north[\\s-]indian|south[\\s-]indian|north[\\s-]east(?:ern)?|natives?\\s+of\\s+\\p{L}+|u\\.?p\\.?\\s*(?:/|and|&|aur|-)\\s*bihar|bihar|मराठी|गुजराती|बंगाली|तमिल|तेलुगु|पंजाबी|राजस्थानी|उत्तर\\s+भारतीय|दक्षिण\\s+भारतीय|(?:यूपी|उत्तर\\s+प्रदेश)\\s*(?:और|-|/|व)?\\s*बिहार(?:\\s+(?:के|वाले))?|बिहार\\s+(?:के|वाले)|bihar\\s+(?:ke|wale)',
  withRoles: false,
  label:
    'community|samaj|mother\\s+tongue|mother-tongue|native\\s+place|native\\s+language|matri?bhasha|मातृभाषा|समुदाय|समाज',
  things:
    'speaking|speakers?|typing|typist|language|content|translat(?:or|ion)|cuisine|food|cook(?:ing)?|chef|dishes|restaurant|snacks|sweets|thali|tandoor|bank|newspaper|daily|cinema|films?|serials?|voice|process|subject|teacher|tutor|news|channel|desk|editor|writer|medium|literature|content\\s+writers?|proofreader|anchor|customers?|clients?|schools?|business|businesses|bagh|nagar|subtitl\\p{L}*|interpreters?|market|fluency|expert|voice\\s+(?:process|support)|support|content\\s+developer|भाषी|भाषा|बोलने|टाइपिंग|खाना|भोजन|व्यंजन|अनुवादक|शिक्षक|सामग्री|लेखक|अख़बार',
};
