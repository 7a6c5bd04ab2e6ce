/** Signs that money in a sentence is pay, somebody else's, a duty, or asked by nobody. */
import { isDenied, type Sentence } from '../words.ts';
import { isMoney } from './mentions.ts';
import { comesToCandidate } from './to-candidate.ts';
import { asksWhatHappened, asksWhetherToPay, forbids, warns } from './whose-money.ts';
import { anyOf, SUM, type Sign, type Sketched, sign, within, wordsSign } from './signs-for.ts';

const FEE_OR_MONEY =
  'fees?|charges?|chargeable|deposits?|money|payment|paisa|paise|pay|cost|costs|amount|फीस|शुल्क|चार्ज|पैसा|पैसे|जमा|anything|कुछ|kuch|security|nothing';
const NOT =
  'no|not|never|dont|doesnt|wont|without|nobody|none|nahi|nahin|nhi|na|mat|bina|koi|नहीं|न|ना|मत|बिना|कोई|isnt|neither|nor|nothing|shouldnt';
const GETS =
  'get|gets|receive|receives|earn|milega|milegi|milenge|milte|milta|milti|मिलेगा|मिलेगी|मिलेंगे|मिलते|मिलता|मिलती|reward|inaam|इनाम|inam|mil';
const WE = 'we|company|employer|client|firm|us|hum|ham|humne|hamne|हम|हमने|कंपनी|malik|मालिक|sanstha';
const WE_GIVE =
  'pay|pays|paid|give|gives|bear|bears|cover|covers|reimburse|reimburses|reimbursed|provide|provides|refund|sent|transferred|deposit|sponsor|offer|offers|deti|dete|denge|degi|dega|uthati|uthayegi|karegi|देती|देते|देंगे|देगी|उठाती|उठाएगी|करेगी|deta|देता|book|books|arrange|karwayenge|karwa denge|करवाएंगे|करवा देंगे|send|like to send|भेजेंगे|bhejenge|लौटा देंगे|wapas karenge|deposits|puts|adds|daalti|dalti|डालती|badha|बढा|karwata|karwati|करवाता|करवाती';

const some =
  (test: (words: Sentence) => boolean) =>
  ({ sentences }: Sketched) =>
    sentences.some(test);

/** Every word for money in it is denied. */
const isAllDenied = (words: Sentence) => {
  const places = words.flatMap((_, at) => (isMoney(words, at) ? [at] : []));
  return places.length > 0 && places.every((at) => isDenied(words, at));
};

export const signsAgainst: readonly Sign[] = [
  { says: 'the company gives', weight: -6, holds: some(comesToCandidate) },
  { says: 'it is forbidden', weight: -4, holds: some(forbids) },
  { says: 'others are warned of', weight: -7, holds: some(warns) },
  {
    says: 'somebody asks whether to pay',
    weight: -1,
    holds: some((words) => asksWhetherToPay(words) || asksWhatHappened(words)),
  },
  { says: 'all of it is denied', weight: -4, holds: some(isAllDenied) },
  sign(
    'a sum that is got',
    -6,
    ` ${anyOf(GETS)} ${within(4)}${SUM} | ${SUM} ${within(3)}${anyOf(GETS)} `,
  ),
  wordsSign(
    'pay',
    -3,
    '(?<!(?:first|second|next|1st|pehli|पहली|your) )salary(?! (?:tak|se|account))|salaries|stipend|ctc|wages?|payroll|lpa|incentives?|bonus|allowance|inhand|hike|vetan|tankhwah|pagar|वेतन|सैलरी|तनख्वाह|पगार|भत्ता|बोनस|dihadi|दिहाडी|मजदूरी|drawn|overtime|ओवरटाइम|payout|payouts|perks|gratuity',
  ),
  sign(
    'a period',
    -4,
    ` ${anyOf('per|a|every|each|har|हर|प्रति')} ${anyOf('month|day|week|hour|year|order|km|session|call|delivery|shift|night|mahine|mahina|महीने|महीना|ऑर्डर|bill|card')} | ${anyOf('monthly|daily|weekly|hourly|yearly|annum|mahina|महीना|roz|रोज|rozana|ghanta')} | ${SUM} · ${anyOf('month|year|day|hour|annum')} `,
  ),
  sign('we give', -1, ` ${anyOf(WE)} ${within(3)}${anyOf(WE_GIVE)} `),
  sign(
    'it is on us',
    -2,
    ` ${anyOf('on|by')} (?:us|the company|the employer|our side|the client|company) | ${anyOf('ours|free|complimentary|muft|मुफ्त|फ्री|निशुल्क|nishulk|sponsored|at our|hamari taraf|company ki taraf|कंपनी की ओर|कंपनी की तरफ')} `,
  ),
  sign(
    'it is given back',
    -3,
    ` ${anyOf('reimburse|reimbursed|reimbursement|reimburses|bills|bill|waived|claim|बिल')} `,
  ),
  sign('denied before', -3, ` ${anyOf(NOT)} (?:· )?${within(3)}${anyOf(FEE_OR_MONEY)} `),
  sign(
    'nobody gives, in Hindi',
    -2,
    ` ${anyOf('na|mat|n|न|मत|ना')} ${anyOf('do|dein|den|de|bhej\\S*|dena|दें|दो|देना|दीजिए|भेज\\S*|dijiye|करें|karein|karo')} `,
  ),
  sign(
    'the writer will not pay, or wants pay',
    -4,
    ` ${anyOf('i|ive')} ${anyOf('refuse|cannot|cant|wont|dont|was|got|paid|would|filled|earn|charge|expect|spent')} | ${anyOf('nahi|नहीं')} ${anyOf('dunga|dungi|दूंगा|दूंगी|de sakta|de sakti|दे सकता|दे सकती')} | that you (?:spent|paid) `,
  ),
  wordsSign(
    'an exam of the state',
    -9,
    'ssc|upsc|neet|jee|ibps|ctet|ugc|नीट|form is out|form nikla|फॉर्म निकला|are you filling|you filled it|bhar rahe|भर रहे|notification|gate application|gate form|gate exam',
  ),
  sign(
    'who said so',
    -9,
    ` ${anyOf('kisi|किसी|kisne|किसने|who|somebody|someone|they|unhone|उन्होंने')} (?:ne |ने )?${within(11)}${anyOf('mange|maange|mangte|mang|मांगे|मांगते|bola|kaha|कहा|बोला|told|wanted|asked|demanded|wants')} | your colleague `,
  ),
  sign(
    'it can be given',
    -8,
    ` ${anyOf('de|दे|bhej|भेज')} ${anyOf('sakte|sakti|सकते|सकती')} ${anyOf('hai|hain|h|हैं|है')} | we can ${anyOf('give|pay|send|offer|spare')} | ${anyOf('wed|we would')} like .*${anyOf('send|pay|give')} `,
  ),
  sign(
    'nothing was got for it',
    -9,
    ` ${anyOf('paid|diye|de|दिए|दे')} ${within(3)}${anyOf('chuka|chuki|चुका|चुकी|nothing|agents?')} | ${anyOf('chala aaya|चला आया|i left|i refused|mana kar diya|मना कर दिया')} `,
  ),
  sign(
    'it will be sent',
    -6,
    ` ${anyOf('bhej|भेज|transfer kar|daal|डाल|lauta|लौटा|wapas kar|वापस कर')} ${anyOf('denge|dega|degi|dungi|देंगे|देगा|देगी|देते')} | will ${anyOf('transfer|send|credit|refund|release')} (?:you|your) | ${anyOf('karwa|karva|kara|करा|करवा')} ${anyOf('di|diya|दी|दिया')} `,
  ),
  sign(
    'nothing is to be given, in Hindi',
    -3,
    ` ${anyOf('paise|पैसे|paisa|पैसा|kuch|कुछ|fees|फीस|charge|चार्ज|rupaya|<sum>|deposit')} (?:bhi |भी )?${anyOf('nahi|नहीं|na|न')} ${anyOf('dene|dena|deni|lagte|lagta|lagega|lete|leti|leta|देने|देना|देनी|लगते|लगता|लगेगा|लेते|लेती|लेता')} `,
  ),
  wordsSign(
    'the fee of the writer',
    -9,
    'my fees?|my charges?|my rate|i charge|i would charge|mera charge|meri fees',
  ),
  sign(
    'we pay',
    -5,
    `(?:^|[.·]|and|as) (?:so )?(?:we|wed|weve|well|hum|ham|हम|humne|हमने) ${within(2)}${anyOf('pay|transfer|send|give|book|refund|reimburse|pays|paid|sent|booked|transferred|dete|denge|देते|देंगे|भेज|bhej|wapas|लौटा')} `,
  ),
  wordsSign(
    'a warning',
    -8,
    'beware|fraud|scam|scams|report|fake|careful|savdhan|सावधान|ठग|ठगों|धोखा|shikayat|शिकायत|cheated|ठगा|genuine|complain|1930',
  ),
  sign(
    'the company takes nothing',
    -1,
    ` ${anyOf(`${WE}|nor|neither|nobody|team|partners`)} ${within(3)}${anyOf('not|never|dont|doesnt|nahi|नहीं|charge')} ${within(2)}${anyOf('charge|ask|asks|take|takes|collect|collects|demand|lete|leti|leta|लेते|लेती|लेता|mangte|मांगते|candidates|maangte|lagta|लगता')} `,
  ),
  sign(
    'somebody asked somebody',
    -3,
    ` ${anyOf('asked|demanded|mange|maange|mangte|मांगे|मांगते|wanted')} ${within(1)}${anyOf('me|my|us|him|her|mujhse|the|kya|मुझसे|hai|हैं|थे')} | ${anyOf('mujhse|मुझसे|kisi ne|किसी ने|somebody|someone')} `,
  ),
  sign(
    'it goes to the bank',
    -5,
    ` ${anyOf('deposit|submit|deposits|depositing|deposited')} ${within(3)}${anyOf('in|at|to')} (?:the |our )?bank | ${anyOf('bank|बैंक')} ${anyOf('me|mein|में')} ${anyOf('jama|जमा')} `,
  ),
  sign(
    'nobody ever asks',
    -6,
    ` ${anyOf('never|not|no|neither|any')} ${within(3)}${anyOf('asks?|requires?|charges?|accepts?|requests?|demands?')} `,
  ),
  sign(
    'a posting',
    -8,
    ` ${anyOf('req|requisition|https|skills|medical insurance|benefits|opportunities|posted|posting|responsibilities|qualification|global|employer|engineer|engineering|developer|analytics|compliance|financial|software(?! (?:is|licen[cs]e))|solutions|technical|technology|trillion|billion|fintech|payments|gateways?|brochure|fortune|banking|quarterly|month end|per video|stakeholders|research|university|derivatives|products|compensation|employment|recruiting|winter break')} `,
  ),
  wordsSign(
    'a bonus',
    -7,
    'cover|health cover|food card|esops?|bonus|incentives?|allowance|बोनस|भत्ता|inaam|इनाम',
  ),
  sign(
    'it has been sent to somebody',
    -6,
    ` ${anyOf('has been|have been|was|were|is|will be')} ${anyOf('paid|sent|credited|transferred|reimbursed|given')} `,
  ),
  sign(
    'it has been sent',
    -3,
    ` ${anyOf('bhej|bhar|daal|dal|de|jama|भेज|भर|डाल|दे|जमा|chuka|चुका|lauta|लौटा')} (?:kar |कर )?${anyOf('diya|diye|di|dia|दिया|दिए|दिये|दी|gaye|गए')} `,
  ),
  sign(
    'pay that grows',
    -2,
    ` ${anyOf('pay|salary|fixed|base|वेतन|सैलरी')} ${within(2)}${anyOf('is|of|के')} | (?:se|से|to) (?:start|शुरू) | ${anyOf('confirmed?|confirmation|pakka hone|पक्का होने')} `,
  ),
  sign(
    'another company',
    -9,
    ` ${anyOf('old|present|previous|last|pichli|pichle|dusri|other|पिछली|दूसरी')} ${anyOf('company|employer|site|job|agency|consultancy|कंपनी|एजेंसी|साइट|jagah|जगह')} `,
  ),
  wordsSign(
    'what was',
    -5,
    'was|were|had|ago|last|previous|previously|earlier|already|tha|thi|था|थी|थे|pichli|pichle|पिछली|पिछले|received|mil gaye|मिल गए|diye|दिए|bhej diye|भेज दिए',
  ),
  wordsSign(
    'customers and pupils',
    -8,
    'customers?|clients?|students?|parents?|patients?|guests?|vendors?|suppliers?|borrowers?|tenants?|donors?|members|users|visitors|restaurants?|retailers?|farmers?|buyers?|girls|school|schools|college|hospital|hostel|grahak|ग्राहक|ग्राहकों|छात्र|छात्रों|बच्चों|अभिभावकों|मरीज|मरीजों|स्कूल|कॉलेज|अस्पताल|हॉस्टल|customer|student|patient|दानदाताओं|contractors?|thekedar|ठेकेदार|devotees',
  ),
  wordsSign(
    'work with money',
    -7,
    'collects|collecting|collection|handle|handling|counter|cashier|accountant|accounts(?! (?:dept|department|team))|billing|invoices|recovery|teller|executive|vasuli|वसूली|काउंटर|कैशियर|लेखाकार|hisab|हिसाब|tally|petty|ledger|sell|sale|sales|loan|audit|taxes|responsible|role|duties|experience|अनुभव|insurance advisor|toll|टोल|chanda|चंदा|रजिस्टर',
  ),
  sign(
    'what do you charge or expect',
    -4,
    ` ${anyOf('expected|expect|budget|charge for|can you match|offer with|kitna lete|kitna loge|कितना लेते|current|negotiable|kitna doge')} | how much `,
  ),
  wordsSign(
    'travel and food',
    -5,
    'travel|petrol|fuel|food|lunch|meal|canteen|bus|metro|cab|taxi|parking|khana|खाना|पेट्रोल|बस|मेट्रो|rent|toll|train|hotel|flight|flights|safar|सफर|tel|तेल',
  ),
  sign(
    'it is sent to your account',
    -1,
    ` your ${within(2)}(?:bank |salary )?account | ${anyOf('aapke|आपके')} ${anyOf('account|khate|खाते|अकाउंट')} | ${anyOf('credited|salary credit|transferred')} `,
  ),
  wordsSign(
    'hours and days',
    -3,
    'am|pm|baje|बजे|days|weeks|months|din|दिन|hafte|हफ्ते|minutes|date|tarikh|तारीख|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ),
  wordsSign(
    'thanks and greetings',
    -7,
    'thank|thanks|sorry|pleased|welcome|glad|धन्यवाद|माफ|congratulations',
  ),
];
