/**
 * The words of a text that tell age, gender, family or college, in English, Hindi and Hinglish. Verb forms of Hindi that
 * tell the gender ("करती हूँ") stay: without them a text would say nothing.
 */

const LETTER = String.raw`[\p{L}\p{M}]`;
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}])`;
const any = (...choices: string[]) => `${BEFORE}(?:${choices.join('|')})${AFTER}`;

const NUMBER = String.raw`[1-9१-९][\d०-९]`;
const YEAR = String.raw`(?:(?:19|20)\d{2}|[१२][०९][०-९]{2})`;
const YEARS = String.raw`(?:years?|yrs?\.?)`;
const ENDS = String.raw`(?=\s*(?:[.,;:!|)\n।]|$))`;
/** Things that can be old, as opposed to people. */
const FIRMS =
  'compan(?:y|ies)|firms?|brands?|business|banks?|machines?|systems?|buildings?|products?';
const IN_MY = String.raw`(?:early|mid|late)?[\s-]*(?:twenties|thirties|forties|fifties|[2-5]0['’]?s)`;
const DEGREES = String.raw`B\.?\s?Tech|M\.?\s?Tech|B\.?E\.?|B\.?\s?Com|M\.?\s?Com|B\.?\s?Sc|M\.?\s?Sc|B\.?A\.?|M\.?A\.?|BBA|BCA|MCA|MBA|MBBS|B\.?\s?Ed|Ph\.?D|diploma|degree|ITI|10th|12th|tenth|twelfth|SSC|HSC|SSLC|matric(?:ulation)?|graduation|intermediate|डिप्लोमा|स्नातक|दसवीं|बारहवीं`;

const age = [
  String.raw`${BEFORE}(?:aged?\s+)?\d{2}[\s-]*${YEARS}(?:[\s-]*old|\s+of\s+age)${AFTER}(?!\s+(?:${FIRMS})${AFTER})`,
  String.raw`${BEFORE}\d{2}[\s-]*(?:y\.?\s?o\.?|y\s*/\s*o)${AFTER}`,
  String.raw`${BEFORE}age(?:d|\s+is|\s*[:–-])?\s*\d{2}${AFTER}`,
  String.raw`(?<=${BEFORE}(?:I\s+am|I['’]m)\s+)\d{2}(?=\s*(?:[.,;!)\n]|$|and\s|from\s|old\s))`,
  String.raw`${BEFORE}${NUMBER}\s*(?:${YEARS}\s*)?[/,|]\s*(?:F|M|female|male)${AFTER}|${BEFORE}(?:F|M|female|male)\s*[/,|]\s*${NUMBER}(?:\s*${YEARS})?${AFTER}`,
  String.raw`(?<=${BEFORE}my\s+)${IN_MY}${AFTER}`,
  any(String.raw`senior\s+citizen`, 'teenager', 'वरिष्ठ\\s+नागरिक'),
  String.raw`(?:उम्र|आयु)(?:\s*[:–-])?\s*${NUMBER}${AFTER}`,
  String.raw`(?:उम्र|आयु)\s+(?:है\s+)?${LETTER}+\s+(?:साल|वर्ष)${AFTER}`,
  String.raw`${BEFORE}(?:umar|umr|umra|ayu)\s*(?:hai|[:–-])?\s*\d{2}${AFTER}`,
  String.raw`${BEFORE}${NUMBER}\s*(?:साल|वर्ष|वर्षीय)\s*(?:का|की)?\s+(?:हूँ|हूं|लड़की|लड़का|महिला|पुरुष|युवती|युवक)${AFTER}`,
  String.raw`${BEFORE}\d{2}\s*(?:saal|sal|varsh)\s+(?:ka|ki)\s+(?:ho*n|hu+n?|hoo|ladk[ai]|mahila)${AFTER}`,
];

const birth = [
  String.raw`(?:${BEFORE}(?:d\.?o\.?b(?![\p{L}])\.?|date\s+of\s+birth|birth\s?da(?:y|te)|year\s+of\s+birth|born|b\.)|जन्म(?:\s*(?:तिथि|तारीख|दिनांक|वर्ष))?)\s*(?:[:–-]|is|on|in|around)?\s*(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]*(?:\d{1,2}|${LETTER}{3,9})[\s./,-]*)?(?:(?:19|20)?\d{2}|${YEAR})(?!\d)`,
];

/** The year in which somebody left school reveals their age. */
const yearsOfLeaving = [
  String.raw`${BEFORE}(?:batch|class)\s+(?:of\s+)?${YEAR}(?:\s*[-–]\s*(?:19|20)?\d{2})?(?!\d)`,
  String.raw`${BEFORE}${YEAR}(?:\s*[-–]\s*(?:19|20)?\d{2})?\s*(?:batch|pass(?:ed)?[\s-]*outs?|graduates?|बैच|(?:में\s+)?पास\s?आउट)${AFTER}`,
  String.raw`${BEFORE}(?:pass(?:ed|ing)?[\s-]*outs?|year\s+of\s+passing|passing\s+year|graduat(?:ed|ion|ing))(?:\s+from\s+(?:•••|(?:(?!since|joined|work|until)[^\n.,;।•]){1,40}?))?(?:[:–-]|in|year|is|\s)*${YEAR}(?!\d)`,
  String.raw`(?<=${BEFORE}(?:${DEGREES})${AFTER}(?:(?!since|joined|work|from|until)[^\n।;]){0,30}?${BEFORE})${YEAR}(?:\s*[-–]\s*(?:19|20)?\d{2})?(?!\d)`,
  String.raw`${BEFORE}${YEAR}\s*(?:में\s+(?:स्नातक|उत्तीर्ण|पास|डिग्री|बारहवीं|दसवीं)|me(?:in)?\s+(?:pass|graduation|12th|10th))${AFTER}`,
];

/**
 * After these nouns, a word for men or women does not describe the applicant: "female ward",
 * "women's clothing", "male connector".
 */
const THINGS =
  'wards?|hostels?|wear|clothing|garments?|hygiene|connectors?|threads?|adapters?|sockets?|plugs?|pins?|fittings?|salons?|health|fashion|shoes|toilets?|customers?|patients?|students?|passengers?|workers?|staff|candidates?|empowerment|self|welfare|schools?|sections?|teams?|cricket|scouts?';
const noThing = String.raw`(?!['’]s?(?![\p{L}])|[\s-]+(?:${THINGS})${AFTER}|\s*(?:and|or|/|&)\s*(?:fe)?(?:male|women|men|woman|man|girls?|boys?)${AFTER})`;
const PERSON =
  'female|male|woman|man|girl|boy|lady|gentleman|guy|mother|father|mom|mum|dad|daughter|son|wife|husband|house\\s?wife|home\\s?maker|widow(?:er)?|bride|sister|brother';
const HINDI_PERSON =
  'महिला|पुरुष|स्त्री|औरत|आदमी|लड़की|लड़का|युवती|युवक|माँ|मां|पिता|गृहिणी|विधवा|mahila|purush|aurat|ladki|ladka|grihini';
const CHILDREN = String.raw`(?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies))`;
const COUNT = '(?:\\d|an?|one|two|three|four|small)';

const HINDI_RELATIVE =
  'पत्नी|पति|बेटी|बेटा|सुपुत्री|सुपुत्र|पुत्री|पुत्र|बहू|बहन|भाई|patni|pati|beti|beta|bahu|behen|bahen';
const HINDI_MARRIED = '(?:अ?विवाहित|शादीशुदा)';

const TITLE = String.raw`(?:(?:Mr|Mrs|Shri|Sri|Smt|Late|Lt)\.?|(?:श्री|श्रीमती|स्व\.?|स्वर्गीय)(?![\p{L}\p{M}]))[ \t]{1,9}`;
/** No name: "Phone:" in "Ramesh Kumar Phone: 9…", and "हैं" in "रमेश कुमार हैं". */
const NO_NAME = String.raw`(?![\p{L}\p{M}]{1,30}[ \t]{0,9}:|(?:है|हैं|और|में|से|की|का|के|को|hain?|aur|is|and|from|who|at|in)${AFTER})`;
const ANY_WORD = String.raw`${NO_NAME}[\p{L}\p{M}.]{1,30}${AFTER}`;
const CAPITAL_WORD = String.raw`${NO_NAME}\p{Lu}[\p{L}\p{M}.]{0,30}${AFTER}`;
/** Up to four words of a name, on one line. */
const named = (word: string) => String.raw`(?:${TITLE}){0,2}${word}(?:[ \t]{1,9}${word}){0,3}`;
/** A name behind a label. */
const SAID_NAME = String.raw`[ \t]{0,9}(?:[:–-]|is${AFTER}|है${AFTER}|hai${AFTER})?[ \t]{0,9}${named(ANY_WORD)}`;

/** Whose child or spouse somebody is: it tells the gender, and the name who they are. Capitals matter: "w/o" also means "without". */
const relations = [
  String.raw`${BEFORE}[dDsS]\s?/\s?[oO]${AFTER}[.:]{0,2}(?:[ \t]{1,9}${named(ANY_WORD)})?`,
  String.raw`${BEFORE}[wW]\s?/\s?[oO]${AFTER}[.:]{0,2}[ \t]{1,9}${named(CAPITAL_WORD)}`,
  String.raw`${BEFORE}(?:[Dd]aughter|[Ss]on|[Ww]ife|[Hh]usband|DAUGHTER|SON|WIFE|HUSBAND)[ \t]+(?:of|OF)[ \t]{1,9}${named(CAPITAL_WORD)}`,
  String.raw`(?<=(?:^|[.,;:|(\n•])[ \t]{0,9})(?:[Dd]aughter|[Ss]on|[Ww]ife|[Hh]usband)(?=[ \t]+of[ \t]+an?${AFTER})`,
  String.raw`${BEFORE}(?:[Ff]ather|[Mm]other|[Hh]usband|[Ww]ife|[Ss]pouse|FATHER|MOTHER|HUSBAND|WIFE)(?:['’]?[sS])?[ \t]+(?:name|Name|NAME)${AFTER}${SAID_NAME}`,
  String.raw`${BEFORE}(?:[Hh]usband|[Ww]ife|[Pp]ati|[Pp]atni)[ \t]{0,9}[:–][ \t]{0,9}${named(ANY_WORD)}`,
  String.raw`${BEFORE}(?:[Pp]ita|[Mm]ata|[Pp]ati|[Pp]atni)(?:[ \t]+ji)?[ \t]+ka[ \t]+na+m${AFTER}${SAID_NAME}`,
  String.raw`${BEFORE}(?:पिता|माता|पति|पत्नी)(?:[ \t]+जी)?[ \t]+का[ \t]+नाम${AFTER}${SAID_NAME}`,
  String.raw`${BEFORE}(?:सुपुत्री|सुपुत्र|आत्मजा|आत्मज|धर्मपत्नी)${AFTER}(?:[ \t]{1,9}(?=${TITLE})${named(ANY_WORD)})?`,
  String.raw`${BEFORE}(?:पुत्री|पुत्र|पत्नी)[ \t]{1,9}(?=${TITLE})${named(ANY_WORD)}`,
  String.raw`(?<=(?:^|[.,;|(\n।•])[ \t]{0,9})(?:पति|पत्नी)[ \t]{0,9}[:–][ \t]{0,9}${named(ANY_WORD)}`,
  String.raw`${BEFORE}(?:[Mm]aiden[ \t]+name|MAIDEN[ \t]+NAME|[Nn]ée)${AFTER}${SAID_NAME}`,
  // The end of a letter in Hindi has a form for men and another for women.
  String.raw`${BEFORE}(?:भवदीया?|प्रार्थिनी|प्रार्थी|आवेदिका)${AFTER}`,
];

const gender = [
  String.raw`${BEFORE}(?:gender|sex)\s*(?:[:–-]|is)?\s*(?:(?:fe)?male|[fm]|woman|man)${AFTER}`,
  String.raw`लिंग\s*[:–-]?\s*(?:पुरुष|महिला|स्त्री|म|पु)${AFTER}`,
  String.raw`(?<=${BEFORE}(?:I\s+am|I['’]m|am|as|being)\s+(?:an?\s+)?(?:(?:•••|[\p{L}-]+)\s+){0,3})(?:(?:single|(?:un)?married|divorced)\s+)?(?<!(?:delivery|office|pantry|cable|field|lift|bell)\s+)(?:${PERSON})${AFTER}${noThing}`,
  // "Female, 24" and "Married | Male" among short facts, "male connector" not
  String.raw`(?<=(?:^|[.,;:|(\n•])\s*)(?:female|male)${ENDS}`,
  any(String.raw`(?:she|he)\s*/\s*(?:her|him)(?:\s*/\s*(?:hers|his))?`),
  any(String.raw`house\s?wife`, 'गृहिणी', String.raw`girl\s+child`, String.raw`head\s?(?:boy|girl)`),
  String.raw`(?<=${BEFORE}(?:sales|chair|spokes|business)\s?)(?:woman|girl|lady)${AFTER}`,
  String.raw`(?<=${BEFORE}(?:my|mere|meri)\s+)(?:husband|wife|hubby|pati|patni|biwi|biwee)(?:['’]s)?${AFTER}`,
  String.raw`(?<=(?:मेरे|मेरी)\s+)(?:पति|पत्नी|बीवी|वाइफ|हस्बैंड)${AFTER}`,
  String.raw`(?<=${BEFORE}मैं\s+(?:${LETTER}{1,20}\s+){0,3}(?:अपने|अपनी)\s+)(?:पति|पत्नी|बीवी)${AFTER}`,
  String.raw`(?<=${BEFORE}(?:एक|मैं|main|ek|•••)\s+(?:${LETTER}+\s+)?)(?:${HINDI_PERSON})${AFTER}(?!\s+(?:वार्ड|समूह|हॉस्टल|वस्त्र|अस्पताल|ward|hostel|samuh))`,
  String.raw`${BEFORE}(?:${HINDI_PERSON}|${HINDI_RELATIVE})\s+(?:हूँ|हूं|ho*n|hu+n?)${AFTER}`,
  String.raw`(?<=(?:^|[.,;:|(\n।•])\s*)(?:${HINDI_PERSON})${ENDS}`,
  // A phrase about family reveals as much as the word itself.
  String.raw`(?<=(?:^|[.,;:|(\n•]|${BEFORE}(?:I\s+am|I['’]m|status\s*[:–-]?))\s*)(?:un)?married${AFTER}(?=\s*(?:[.,;:|)\n]|$|with\s|and\s+have))(?:[\s,]+(?:with\s+)?${COUNT}\s+${CHILDREN})?`,
  String.raw`(?<=(?:^|[.,;:|(\n•]|${BEFORE}proud)\s*)(?:mother|father|mom|mum|dad)(?=\s+(?:of|to)\s+${COUNT}${AFTER})`,
  String.raw`(?<=${BEFORE}marital\s+status\s*[:–-]?\s*)(?:single|divorced|separated|widow(?:ed|er)?)${AFTER}`,
  String.raw`(?<=वैवाहिक\s+स्थिति\s*[:–-]?\s*)(?:${HINDI_MARRIED})${AFTER}`,
  String.raw`${BEFORE}(?:${HINDI_MARRIED})(?=\s+(?:हूँ|हूं))`,
  any('अ?विवाहिता'),
  String.raw`(?<=${BEFORE}(?:have|mother|father|parent)\s+(?:of\s+)?)${COUNT}\s+(?:(?:small|young|school-going)\s+)?${CHILDREN}${AFTER}`,
  String.raw`(?<=${BEFORE}(?:my|after|took|on)\s+(?:an?\s+)?)maternity\s+(?:break|leave|gap)${AFTER}`,
];

const CAMPUS =
  'bombay|delhi|madras|kanpur|kharagpur|kgp|roorkee|guwahati|hyderabad|indore|mandi|patna|ropar|dhanbad|jodhpur|gandhinagar|tirupati|bhilai|varanasi|ahmedabad|bangalore|bengaluru|calcutta|kolkata|lucknow|kozhikode|calicut|trichy|tiruchirappalli|surathkal|warangal|rourkela|jaipur|nagpur|pilani|goa|allahabad|mumbai|pune|chennai|vellore|bhopal';
const COLLEGES =
  'University|College|Institute|Vidyalaya|Vidyapeeth|Vishwavidyalaya|Polytechnic|Academy';
/** Short names that mean nothing else; other short names are recognised by the words around them. */
const SHORT_NAMES =
  'DU|NSUT|NSIT|IGDTUW|GGSIPU|IPU|AKTU|UPTU|RGPV|VTU|SPPU|JNTU[AHK]|MAKAUT|WBUT|BPUT|CUSAT|DAVV|NMIMS|TISS|MANIT|MNIT|SVNIT|VNIT|MNNIT|LNMIIT|DAIICT|COEP|VJTI|RVCE|BMSCE|MSRIT|NLSIU|NALSAR|IIFT|SIBM|JBIMS|XIMB';
/** Who approves courses, what schools teach, and countries: no college is named by them. */
const NO_COLLEGE =
  'AICTE|UGC|NAAC|NBA|NCTE|NCVT|SCVT|CBSE|ICSE|ISC|NIOS|ITI|ISO|India|INDIA|MNC|MNCs|IT|HR|BPO|KPO|UPSC|SSC|CA|AI|ML|CS|CSE|ECE|EEE|QA|SQL|USA?|UK|UAE';
/** What follows these words is known or worked at, and not attended. */
const AT_WORK =
  'from|at|experience|knowledge|level|work(?:ed|ing)?|jobs?|joined|now|then|currently|presently|later|since|until|years?|with';
/**
 * What stands between a degree and its college: up to five words, such as "(Hons) in Finance from the". No letter may
 * stand `between` words, so that a long word can be read in one way alone, and takes no time.
 */
const leadingTo = (prepositions: string, between: string) =>
  String.raw`${between}{1,9}(?:(?!(?:${AT_WORK})${AFTER})[\p{L}&.]+${between}{1,9}){0,5}?(?:${prepositions})\s+(?:the\s+)?`;
/** Behind a comma, "at" leads to an employer: "MBA, manager at HDFC". */
const TO_COLLEGE = `(?:${leadingTo('from', String.raw`[\s(),]`)}|${leadingTo('at|@', String.raw`[\s()]`)})`;
const SHORT_NAME = String.raw`(?!(?:${NO_COLLEGE})${AFTER})\p{Lu}[\p{Lu}&.]{0,6}\p{Lu}s?${AFTER}`;
const NO_PART = 'for|to|and|with|by|on|at|in|of|from|who|that|is|was';

/** Written as names are, so capitals matter here. */
const collegeNames = [
  String.raw`${BEFORE}(?:IITs?|NITs?|IIMs?|IIITs?|BITS|AIIMS|NLU|ISB|XLRI|VIT|JNU|BHU|AMU|DTU|IISc|SRCC|LPU|KIIT|JNTU|NIFT|IGNOU|${SHORT_NAMES})${AFTER}(?:[\s-]+\p{Lu}${LETTER}*){0,2}(?:,\s*(?:${CAMPUS.replaceAll(/(?<=^|\|)./g, (letter) => letter.toUpperCase())})${AFTER})?`,
  String.raw`${BEFORE}(?:\p{Lu}[\p{L}.'’&-]{0,40}\s+){1,6}(?:${COLLEGES})${AFTER}(?:\s+of(?:\s+\p{Lu}\p{L}*){1,4})?`,
  String.raw`${BEFORE}(?:University|College|Institute)\s+of(?:\s+\p{Lu}\p{L}*){1,4}`,
  String.raw`${BEFORE}(?:(?!(?:से|में|मैंने|मैं|ने|और|है|की|का|के)\s)${LETTER}+\s+){1,3}(?:विश्वविद्यालय|महाविद्यालय|कॉलेज|विद्यापीठ)${AFTER}`,
  // "B.Tech from NSIT", "studied at the BMC", "an alumnus of SRM"
  String.raw`(?<=${BEFORE}(?:${DEGREES})${AFTER}${TO_COLLEGE})${SHORT_NAME}`,
  String.raw`(?<=${BEFORE}(?:[Ss]tudied|[Gg]raduated|[Pp]ass(?:ed)?[\s-]?out|[Aa]lum(?:n[iua]s?)?|[Gg]raduate|[Ss]tudent)\s+(?:from|at|of)\s+(?:the\s+)?)${SHORT_NAME}(?!\s+(?:to|into)${AFTER})`,
  String.raw`${BEFORE}${SHORT_NAME}(?=\s+[Aa]lum(?:n[iua]s?)?${AFTER})`,
  String.raw`${BEFORE}(?:आई\s?आई\s?टी|एन\s?आई\s?टी|आई\s?आई\s?एम)${AFTER}(?:\s+(?!(?:से|में|की|का|के)\s)${LETTER}+)?`,
];

/** Written in small letters, as on a phone. */
const collegesInAnyLetters = [
  String.raw`${BEFORE}(?:iits?|iims?|iiits?|nits?|bits|aiims|vit)[\s,-]+(?:${CAMPUS})${AFTER}`,
  String.raw`${BEFORE}(?:iits?|iims?|iiits?|aiims|xlri|iisc|ignou)${AFTER}`,
  String.raw`(?<=${BEFORE}(?:from|at)\s+(?:the\s+)?)(?:(?!(?:${NO_PART}|the|an?|my)\s)[\p{L}.'&]+\s+){1,4}(?:university|college|institute|polytechnic|vidyapeeth)${AFTER}(?:\s+of\s+[\p{L}]+)?`,
  String.raw`${BEFORE}university\s+of\s+(?:${CAMPUS})${AFTER}`,
];

const inAnyLetters = (sources: readonly string[]) => sources.map((one) => new RegExp(one, 'giu'));

/**
 * The order matters: after an age is hidden, a gender is recognised by the dots that replaced it.
 */
export const personalWords: readonly RegExp[] = [
  ...inAnyLetters([...age, ...birth, ...yearsOfLeaving]),
  ...relations.map((one) => new RegExp(one, 'gu')),
  ...inAnyLetters(gender),
];
export const collegeWords: readonly RegExp[] = [
  ...collegeNames.map((one) => new RegExp(one, 'gu')),
  ...inAnyLetters(collegesInAnyLetters),
];
