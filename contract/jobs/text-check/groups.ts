import {
  ASKED,
  ASKING,
  GAP,
  NOT_TAKING,
  ONLY,
  PEOPLE,
  pattern,
  ROLES,
  SEX_WORDS,
  SHUT_OUT,
  word,
} from './patterns.ts';

/** A kind of people that a text may ask for or shut out. */
export interface Group {
  /** Words for these people alone: "Brahmins", "ladies". */
  people: string;
  /**
   * Words that count only before a word for a person, because alone they mean a language, a name or
   * a thing.
   */
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

/** People that something is for or about are not the people that a text asks for: "clothes for women only". */
const NOT_OF = String.raw`(?<!(?:^|[\s(])(?:for|of|to|with|by|on|about|our|all|from)\s+(?:the\s+|our\s+|all\s+)?)`;
const ALLOWED = word(
  String.raw`only|(?:will\s+be|are|is)\s+(?:strongly\s+)?prefer+ed|preferred|will\s+(?:only\s+)?be\s+(?:shortlisted|selected|considered|called)|(?:can|may|should|must)\s+(?:only\s+)?(?:apply|contact|call)|chahiye|चाहिए|ही\s+(?:आवेदन|संपर्क)|hi\s+(?:apply|sampark|aaye)`,
);
const SOUGHT = word(
  String.raw`wanted|seeking|looking\s+for|hiring|in\s+search\s+of|vacanc(?:y|ies)\s+for|openings?\s+for|(?:preference|priority)\s+(?:to|for)`,
);

/** The ways in which a text asks for a group of people, or shuts it out. */
export function asksFor({ people, described, label, things, withRoles = true }: Group): RegExp[] {
  const noThing = `(?!['’]s?(?![\\p{L}])|[\\s\\-/&]*${word(things)})`;
  const these = word(people) + noThing;
  const any = word(described === undefined ? people : `${people}|${described}`) + noThing;
  const person = withRoles ? `(?:${PEOPLE}|${ROLES})` : PEOPLE;
  // "community", "girls": what may stand between the group and the person.
  const filler = word(`community|caste|samaj|samaaj|${SEX_WORDS}|समाज|समुदाय|जाति`);
  const ofThem = word('ke|ki|se|wal[aei]|walon|hi|के|की|से|वाल[ेी]|वालों|ही');
  const between = `(?:${filler}${GAP}|${ofThem}${GAP}|${PEOPLE}${GAP}){0,3}`;
  return [
    `${ONLY}${GAP}(?:${word('for|to|the|from|a|an|unmarried|young|smart|good[\\s-]?looking|beautiful|fresher|local')}${GAP}){0,2}${these}`,
    `${these}${GAP}${between}${ASKED}`,
    `${any}${GAP}(?:${filler}${GAP})?${person}`,
    `${any}${GAP}${filler}`,
    `${any}${GAP}(?:${filler}${GAP})?${word('ke|के|wal[aei]|वाल[ेी]')}${GAP}${between}(?:${ASKED}|${SHUT_OUT})`,
    `${any}${GAP}(?:${word('or|and|ya|aur|या|और')}${GAP})${any}${GAP}${between}(?:${ASKED}|${SHUT_OUT}|${person})`,
    `${word('from|of')}${GAP}(?:${word('an?|good|decent|respectable')}${GAP}){0,2}${any}${GAP}${word('famil(?:y|ies)|homes?|households?|backgrounds?')}`,
    `${any}${GAP}(?:${word('\\p{L}+')}${GAP})?${word('famil(?:y|ies)|backgrounds?|faith|religion')}${GAP}${ASKED}`,
    `(?:${ONLY}|${ASKING})${GAP}(?:${word('for|to|the|an?')}${GAP})?${any}${GAP}${word('famil(?:y|ies)')}`,
    `${any}${GAP}${word('परिवार(?:ों)?')}${GAP}${word('से|के|की|का')}`,
    `${word('belongs?\\s+to|belonging\\s+to|hails?\\s+from|(?:must|should)\\s+(?:be|come)\\s+(?:from|of)|follow(?:s|ing|er\\s+of)?')}${GAP}(?:${word('an?|the')}${GAP})?${any}(?!\\s*,)`,
    `${ASKING}${GAP}(?:${word('an?|the|some|smart|experienced|good|one|two|only|young|married|unmarried|practi[sc]ing|devout|pure|strict|born[\\s-]again|trained|local|\\d{1,3}')}${GAP}){0,3}${these}`,
    `${word(label)}\\s*(?:[:=\\-–]|${word('is|must\\s+be|should\\s+be|preferred|preference')}|\\s(?=\\s*[:=\\-–]))+\\s*(?:${word('must\\s+be|only|preferably|is')}\\s*)?${any}`,
    `${word('no|without|except|not\\s+for|non')}${GAP}(?:${word('the|any')}${GAP})?${these}`,
    `${NOT_TAKING}${GAP}(?:${word('any|the|an?|married|unmarried|young')}${GAP})?${any}`,
    `${any}${GAP}${word('family\\s+backgrounds?')}`,
    `${word('job|kaam|naukri|pad|नौकरी|काम|पद|जॉब|भर्ती')}${GAP}(?:${word('sirf|keval|केवल|सिर्फ़|सिर्फ')}${GAP})?${any}${GAP}${word('(?:ke\\s+liye|के\\s+लिए)\\s+(?:hai|hi|है|ही)')}`,
    // "Girls who speak English can contact"
    `${these}${GAP}${word('who|with|having|from|jo|जो')}[^.\\n।;,]{1,50}?${word('(?:can|may|should|must)\\s+(?:only\\s+)?(?:apply|contact|call|join)')}`,
    `${these}${GAP}${word('ke\\s+liye|के\\s+लिए')}[^.\\n।;,]{0,20}?${word('job|jobs|kaam|kam|work|vacancy|bharti|mauka|काम|नौकरी|भर्ती|अवसर')}`,
    `${any}${GAP}${between}${SHUT_OUT}`,
    // With words between them: "Boys of our own town only", "We now look here for a good, honest Hindu"
    `${NOT_OF}${these}[^.\\n।;:,()\\d]{1,40}?(?:${ALLOWED}|${SHUT_OUT})`,
    `${SOUGHT}${GAP}(?:${word('(?!for|of|to|with|by|on|about|from|in|at)[\\p{L}\\p{M}]+')}(?:,\\s*|${GAP})){1,4}?${these}(?=\\s*(?:$|[.,;!)\n।]|${word('only|who|with|having|for|in|as|at')}))`,
  ].map(pattern);
}

const MEN =
  'males?|men|man|gents?|gentlem[ae]n|(?<!(?:office|ward|pantry|bell)[\\s-]+)boys?|guys?|purush|mard|ladk[ae]|ladko|ladkon|मेल|पुरुष|पुरुषों|मर्द|लड़का|लड़के|लड़कों';
const WOMEN =
  'fe?males?|women|woman|lad(?:y|ies)|girls?|mahila|mahilaye[in]?|mahilao|mahilaon|aurat|house\\s?wi(?:fe|ves)|home\\s?makers?|grihini|ladki|ladkiya|ladkiyan|ladkiyo|ladkiyon|फीमेल|फ़ीमेल|लेडीज़?|लेडीज|लेडी|गृहिणी|गृहिणियाँ|गृहिणियों|महिला|महिलाएँ|महिलाएं|महिलाओं|औरत|औरतें|लड़की|लड़कियाँ|लड़कियां|लड़कियों';

/** "Only M candidates", "Sex: F". */
export const letters = [
  `${ONLY}${GAP}${word('[fm]')}${GAP}${PEOPLE}`,
  `${word('gender|sex')}\\s*[:=\\-–]\\s*${word('[fm]')}(?!\\s*[/,&])`,
  // "Front office: female", and nothing behind it
  `(?<=[\\p{L})]\\s?[:\\-–]\\s?)${word('(?:fe)?males?(?:\\s+only)?')}(?=\\s*(?:$|[.;\\n]))`,
].map(pattern);

export const men = pattern(word(MEN));
export const women = pattern(word(WOMEN));

export const gender: Group = {
  people: `${MEN}|${WOMEN}`,
  described: 'salesgirls?|saleslad(?:y|ies)|गर्ल(?:्स)?|सेल्सगर्ल(?:्स)?',
  label: 'gender(?:\\s+preference)?|sex|ling|लिंग',
  things:
    'employees?|wards?|hostels?|schools?|colleges?|wear|garments?|tailor(?:ing)?|dresses|suits?|kurtis?|salons?|parlou?rs?|toilets?|patients?|customers?|clients?|hygiene|fashion|clothing|shoes|footwear|products?|health|students?|passengers?|guests?|section|departments?|led|owned|founders?|empowerment|self|sports?|cricket|and\\s+child|child|reproductive|safety|entrepreneurs?|beneficiaries|leaders?|leadership|grooming|urology|infertility|in\\s+tech|welfare|members?|users?|audience|models?|residents?|prisoners?|inmates?|connectors?|made|power|days?|hours?|months?|bathrooms?|washrooms?|और\\s+बाल|एवं\\s+बाल|बाल|वार्ड|छात्रावास|हॉस्टल|स्कूल|कॉलेज|सेल|थाना|अस्पताल|मरीज़ों?|मरीजों?|ग्राहकों?|समूह|समूहों|सशक्तिकरण|विकास|आयोग|सहायता|यात्रियों|ward|samuh|mandal|hostel|wing|club|garden',
};

export const religion: Group = {
  people:
    'hindus?|muslims?|christians?|sikhs?|jains?|buddhists?|parsis?|catholics?|sanatani|isai|isaai|esai|musalmans?|musalmaan|sardar\\s?ji|sardars?|non[\\s-](?:muslims?|hindus?|christians?)|गैर[\\s-](?:हिंदू|हिन्दू|मुस्लिम|ईसाई)|हिंदू|हिन्दू|हिंदुओं|मुस्लिम|मुसलमान|मुसलमानों|ईसाई|सिख|जैन|बौद्ध|पारसी',
  described:
    'islam(?:ic)?|hinduism|sikhism|jainism|buddhism|christianity|हिंदू\\s+धर्म|हिन्दू\\s+धर्म|इस्लाम',
  label: 'religion|dharm|dharma|मज़हब|धर्म',
  things:
    'universit(?:y|ies)|college|colleges|school|schools|hospital|medical|mission(?:ary)?|temples?|church|newspaper|times|regiment|irrigation|food|diets?|dietary|thali|recipes?|meals?|cuisine|philosophy|studies|community\\s+cent(?:re|er)|trust|society|foundation|literature|art|architecture|law|personal\\s+law|marriage|rights|minority|business\\s+line|dior|louboutin|and\\s+sons|sons|brothers|विश्वविद्यालय|कॉलेज|स्कूल|अस्पताल|मंदिर|ट्रस्ट|धर्मशाला|भोजन|साहित्य',
};

export const caste: Group = {
  people:
    '(?:non[\\s-])?brahmins?|brah?mans?|rajputs?|thakurs?|kshatriyas?|bani?yas?|banias?|kayasthas?|vaishyas?|nairs?|kurmis?|gujjars?|jaats?|dalits?|(?:upper|lower|forward|backward|high|low)[\\s-]castes?|scheduled\\s+(?:castes?|tribes?)|general[\\s-](?:category|caste)|savarnas?|yadavs|jats|marathas|patidars|reddys|kammas|iyers|iyengars|s\\.?c\\.?(?=\\s+(?:wal[aei]|ke|ki))|sc\\s*[/,&]?\\s*(?:(?:and|or|aur|ya|और|या)\\s+)?st(?:\\s*[/,&]?\\s*(?:and\\s+|or\\s+)?obc)?|obcs?|unreserved\\s+castes?|(?:सामान्य|पिछड़ा|आरक्षित)\\s+(?:वर्ग|श्रेणी|जाति)|अनुसूचित\\s+(?:जाति|जनजाति)|ओबीसी|एससी|वैश्य|ठाकुर|पंडित(?:\\s+जी)?|नीची\\s+जाति|निम्न\\s+जाति|ब्राह्मण|ब्राह्मणों|राजपूत|राजपूतों|क्षत्रिय|बनिया|कायस्थ|दलित|दलितों|सवर्ण|सवर्णों|ऊँची\\s+जाति|ऊंची\\s+जाति|उच्च\\s+जाति|pandit(?:\\s+ji)?|(?:unchi|oonchi|uchch?|ne+chi|nichi)\\s+jaa?ti',
  described:
    'agarwal|aggarwal|यादव|अग्रवाल|maheshwari|jat|yadav|maratha|patel|reddy|kamma|nair|iyer|gupta',
  label: 'caste|jaati|jati|जाति',
  things:
    'samaj\\s+events?|of|goods|products|items|act|atrocit\\p{L}*|के\\s+डिब्बे|street|road|nagar|lane|marg|sabha|mohalla|colony|vihar|regiment|rights|literature|studies|welfare|chowk|and\\s+(?:sons|co|associates)|&\\s+(?:sons|co|associates)|associates|reservation|quota|certificate|outreach|empowerment|communities|entrepreneurs?|students|scholarships?|industries|मार्ग|सभा|मोहल्ला|नगर|अधिकार|साहित्य|छात्रों|छात्रवृत्ति|कल्याण',
};

/** Caste by other words: "our own community people", "अपने समाज का हो", a surname. */
export const kin = [
  word('(?:kaun|kon)\\s?si\\s+jaa?ti|कौन\\s?सी\\s+जाति'),
  word(
    String.raw`own\s+(?:caste|community)\s+(?:people|persons?|candidates?|members?|boys?|girls?)|surnames?\s+(?:should|must|has\s+to)\s+be|(?:apne|apni)\s+(?:samaj|biradari|jaa?ti)\s+(?:ka|ke|ki)\s+(?:ho|hi|log(?:on?)?|ladk\p{L}*)|(?:अपने|अपनी)\s+(?:समाज|बिरादरी|जाति)\s+(?:का|के|की)\s+(?:हो|हों|ही|लोग|लोगों|उम्मीदवार|लड़क\p{L}?\p{M}*)`,
  ),
  word(
    String.raw`(?:ऊँची|ऊंची|उच्च|ऊपरी|अगड़ी|नीची|निचली|पिछड़ी|बड़ी|छोटी)\s+जाति\s+(?:की|का|के)|(?:agdi|pich?hdi|badi|cho?ti)\s+jaa?ti\s+(?:ka|ki|ke)`,
  ),
].map(pattern);

/** Religion by other words. */
export const belief = [
  word(
    String.raw`god[\s-]+fearing|(?:dharm|धर्म)\s+(?:ko\s+|को\s+)?(?:manne|मानने)\s+(?:wal[aei]|वाल[ेीा])`,
  ),
].map(pattern);

/** "Only she candidates", "girls from good families" */
export const soughtOtherwise = [
  `${word('s?he')}${GAP}${PEOPLE}`,
  `${word('hiring|recruiting|need|require')}${GAP}${word(`${MEN}|${WOMEN}`)}${GAP}${word('employees?|professionals?')}`,
  // "Only diversity (women) candidates"
  `${word('diversity')}${GAP}(?:${word('candidates?|hiring|role|only')}${GAP})?${word(WOMEN)}`,
  // "Sales executive for websites (Female)"
  `[([]\\s*${word('(?:only\\s+)?(?:fe)?males?(?:\\s+only)?')}\\s*[)\\]]`,
  // A club may have women as members; members who are preferred are staff.
  `${word('(?:preference|priority)\\s+(?:to|for|will\\s+be\\s+given\\s+to)|prefer')}${GAP}${word(`${MEN}|${WOMEN}`)}${GAP}${word('(?:team\\s+|staff\\s+)?members?')}`,
  `${word(`${MEN}|${WOMEN}`)}${GAP}${word('(?:from|of)\\s+(?:an?\\s+)?(?:good|decent|respectable|cultured|sanskari)\\s+(?:famil(?:y|ies)|homes?|backgrounds?)')}`,
].map(pattern);

/** What a workplace offers the women who work there does not ask applicants to be women. */
const FOR_THEM =
  'hostels?|accommodation|quarters?|rooms?|pg|stay|lodging|transport|cabs?|buses|bus|pick[\\s-]?up|drop|toilets?|washrooms?|cr[eè]che|safety|security|escort';
const provided = pattern(
  `${word(FOR_THEM)}[^.\\n।;]{0,40}?${word('for|of')}\\s+(?:all\\s+|our\\s+)?(?:${word(`${MEN}|${WOMEN}`)})\\s+${word('staff|employees|workers|nurses|colleagues')}|(?:${word('महिला|mahila')})\\s+${word('कर्मचारियों|स्टाफ़|स्टाफ|karmchariyon|staff')}\\s+${word('के\\s+लिए|ke\\s+liye|की|ki')}[^.\\n।;]{0,30}?${word('हॉस्टल|छात्रावास|बस|कैब|गाड़ी|शौचालय|सुविधा|सुरक्षा|hostel|bus|cab|gaadi|suvidha')}`,
);

/** Unless the sentence asks for them all the same. */
export const isForStaff = (sentence: string): boolean =>
  sentence.search(provided) !== -1 && sentence.search(pattern(`${ONLY}|${ASKED}`)) === -1;

/** What a religion asks people to wear, and a text may not forbid. */
export const CLOTHES =
  'hijabs?|burqas?|burkas?|naqabs?|turbans?|pagdi|skull\\s?caps?|हिजाब|बुर्क़ा|बुर्का|पगड़ी';
export const clothes = [
  `${word(CLOTHES)}[^.\\n।;]{0,30}?${SHUT_OUT}`,
  `${word('no|without|बिना')}${GAP}${word(CLOTHES)}`,
].map(pattern);
