/**
 * Signs that the reader of the message is not asked to pay: the writer or the company pays, the
 * money goes to the reader, or a seeker wrote it (about dues, refusals, questions, and what others
 * took from them).
 */
import { anyOf, FEE, MENTION, MONEY, SUM, type Sign, sign, within } from './signs-for.ts';

/** Up to `count` words on, without a pause: who pays and what is paid stand together. */
const near = (count: number) => `(?:[^ ·.]+ ){0,${count}}`;

const WHAT = `${SUM}|${FEE}|${MONEY}|bill|bills|rent|kiraya|किराया|ticket|tickets|टिकट|advance|एडवांस|अग्रिम|पेशगी|बिल`;
const COMPANY =
  'company|employer|office|client|institute|institution|finance|admin|hr|accountant|accounts|government|govt|firm|malik|sarkar|sanstha|कंपनी|संस्था|संस्थान|मालिक|सरकार|दफ्तर|ऑफिस|अस्पताल|फैक्ट्री';
const AUX = `(?:will |shall |would |has |have |had |already |also |always |then |gladly |agreed to |going to |happy to )*`;
const GIVES_ENGLISH =
  'pays?|paid|bears?|bore|covers?|covered|foots?|settles?|settled|sponsors?|sponsor|sponsored|advances?|deposited|cleared|owes?|books?|booked|bought|lends?';
/** "Denge", "daal deta hu", "bhej rahe hai": of the first person. */
const WE_GIVE_HINDI =
  'denge|dunga|dungi|doonga|doongi|देंगे|दूंगा|दूंगी|bharenge|bharunga|bharungi|भरेंगे|भरूंगा|भरूंगी|uthayenge|uthaenge|उठाएंगे|उठायेंगे|bhejenge|bheju|bhejunga|bhejungi|भेजेंगे|भेजूंगा|भेजूंगी|daalenge|dalenge|डालेंगे|chukayenge|चुकाएंगे|lautayenge|लौटाएंगे|karayenge|कराएंगे|(?:de|daal|dal|bhej|bhar|kar|दे|डाल|भेज|भर|कर) (?:deta|deti|dete|raha|rahi|rahe|देता|देती|देते|रहा|रही|रहे) (?:hu|hun|hoon|hai|hain|h|हूं|हैं|है)|(?:bhej|daal|dal|transfer kar|भेज|डाल|ट्रांसफर कर)(?:ne|ni|na|नी|ने|ना) (?:hai|hain|h|the|है|हैं|थे)';
const THEY_GIVE_HINDI =
  '(?:deta|deti|dete|degi|dega|denge|bharta|bharti|bharegi|bharega|karti|karta|karegi|uthati|uthata|uthayegi|chuka degi|देता|देती|देते|देगी|देगा|देंगे|भरती|भरता|भरेगी|भरेगा|करती|करता|करेगी|करेगा|उठाती|उठाता|उठाएगी|उठाएगा|चुकाती|चुकाएगी)';
const DONE_HINDI =
  '(?:bhar|jama kar|jama kara|jama karwa|pay kar|clear kar|chuka|de|भर|जमा कर|जमा करा|जमा करवा|चुका|दे) (?:di|diya|diye|chuka|chuki|chuke|rakhi|दी|दिया|दिए|चुका|चुकी|चुके|रखी)';
const MINE = 'my|mine|mera|mere|meri|मेरा|मेरे|मेरी';
const EARNINGS =
  'salary|salaries|wages?|stipend|overtime|ot|incentives?|bonus|allowance|full n final|full and final|fnf|pf|gratuity|payout|tankhwah|vetan|pagar|dihadi|majdoori|mazdoori|तनख्वाह|वेतन|सैलरी|पगार|दिहाडी|मजदूरी|ओवरटाइम|बोनस|इंसेंटिव|भत्ता|पीएफ';
const SOMEBODY =
  'someone|somebody|person|people|persons|guy|guys|man|fellow|friends?|cousin|brother|uncle|neighbour|agency|agent|agents|consultant|consultancy|banda|bande|bandi|aadmi|admi|dost|behen|behan|padosi|ladke|log|logo|logon|koi|kisi|आदमी|दोस्त|बहन|पडोसी|लोग|लोगों|कोई|किसी|एजेंट|एजेंसी|number|fraudster|thief';
const TOOK =
  'took|taken|takes|taking|charged|collecting|vanished|disappeared|cheated|ran|duped|liya tha|liye the|li thi|le liye|le liya|gayab|bhag|bhaag|thag|maang|mang|chuna|vasool|वसूल|लिए थे|लिया था|ली थी|ले लिए|ठग|गायब|भाग|मांग|मांगे|मांगता|मांगते|लिए और|called';

export const signsOfOthers: readonly Sign[] = [
  sign(
    'we give money, in Hindi',
    -6,
    ` ${anyOf(WHAT)} ${near(4)}${anyOf(WE_GIVE_HINDI)} | ${anyOf(WHAT)} ${near(4)}${anyOf('hum|ham|mai|main|हम|मैं')} ${near(4)}${anyOf(WE_GIVE_HINDI)} `,
  ),
  sign(
    'the writer or the company pays',
    -4,
    `(?:^|[ .·])(?:and |so |sir |maam )?(?:(?:the |our |your )?${anyOf(COMPANY)}|we|i|ill|weve|ive|well|our ${near(2)}(?:team|dept|department)) ${AUX}${anyOf(GIVES_ENGLISH)} `,
  ),
  sign(
    'the company pays, in Hindi',
    -3,
    ` ${anyOf(COMPANY)} (?!ko |ki |ke |ka |को |की |के |का |me |में )${near(6)}${THEY_GIVE_HINDI} `,
  ),
  sign(
    'it has been paid',
    -4,
    ` ${anyOf(WHAT)} ${near(5)}(?:${DONE_HINDI}) | ${anyOf('already|have|has')} (?:been |already )*${anyOf('paid|deposited|cleared|settled|refunded|returned')} `,
  ),
  sign(
    'what the company bears',
    -5,
    ` ${anyOf('taken care of|borne|paid|covered|sponsored|settled|provided|prepaid')} by (?:the |our )?${anyOf(`${COMPANY}|us`)} | ${anyOf(COMPANY)} ${anyOf('ki|ke|ka|की|के|का')} ${anyOf('taraf|or|side|kharche|kharcha|तरफ|ओर|खर्चे')} | ${anyOf('hamari|humari|hamare|mere|meri|हमारी|मेरी')} ${anyOf('taraf|or|side|तरफ|ओर')} `,
  ),
  sign(
    'money that goes to the reader',
    -3,
    ` ${anyOf(WHAT)} ${within(5)}${anyOf('mil|aa|pahunch|मिल|आ|पहुंच')} ${anyOf('jayega|jayegi|jayenge|jaenge|jaega|जाएगा|जाएगी|जाएंगे|जायेगा|जायेंगे')} | ${anyOf('aapko|tumhe|apko|आपको|तुम्हें')} ${near(5)}${SUM} ${near(3)}${anyOf('milenge|milega|मिलेंगे|मिलेगा|bhej|भेज')} | will ${anyOf('reach|come to|be in|be credited|land')} `,
  ),
  sign(
    'where the reader gets money',
    -9,
    ` ${anyOf('your|apna|apni|aapka|aapki|apka|tumhara|अपना|अपनी|आपका|आपकी')} ${near(1)}${anyOf('upi|gpay|phonepe|paytm|google pay|account|bank|khata|यूपीआई|फोनपे|गूगल|खाता|बैंक|number|नंबर|id|qr')} ${near(3)}${anyOf('bhej|bhejo|bhejiye|bhejdo|do|dedo|de|dijiye|batao|bataiye|kya|दीजिए|भेजिए|दो|बताइए|क्या|भेज|दे')} | ${anyOf('share|send|drop|give|need')} (?:us |me )?your ${near(1)}${anyOf('upi|gpay|google pay|phonepe|paytm|account|bank')} `,
  ),
  sign(
    'money of the writer',
    -3,
    ` ${anyOf(MINE)} ${near(4)}${anyOf(`${SUM}|${EARNINGS}|paise|paisa|payment|money|पैसे|पैसा|dues`)} `,
  ),
  sign(
    'the writer refuses',
    -5,
    ` ${anyOf('i|im|we')} ${anyOf('will not|wont|cannot|cant|am not going|not going|am not|dont have|do not have|dont want|should not|refuse|cant afford|am out')} | (?:im|i am) out | ${anyOf('nahi|nahin|nhi|नहीं')} ${anyOf('dunga|dungi|karunga|karungi|bharunga|bharungi|paunga|paungi|bhejunga|bhejungi|aaunga|aaungi|lagunga|दूंगा|दूंगी|करूंगा|करूंगी|भरूंगा|भरूंगी|पाऊंगा|पाऊंगी|भेजूंगा|भेजूंगी|आऊंगा|आऊंगी')} | ${anyOf('mujhe|मुझे')} ${within(4)}${anyOf('nahi|नहीं')} ${anyOf('karna|karni|chahiye|करना|करनी|चाहिए')} | ${anyOf('rehne do|rahne do|रहने दो|रहने दीजिए|not interested|interested nahi|mafi|माफ|goodbye')} `,
  ),
  sign(
    'somebody else may have the job',
    -5,
    ` ${anyOf('kisi aur ko|kisi or ko|किसी और को|किसी दूसरे को')} ${anyOf('dekh|rakh|le|देख|रख|ले')} ${anyOf('lo|lijiye|लो|लीजिए|len|लें')} | ${anyOf('give|offer')} ${near(3)}to (?:someone|somebody) else | remove my `,
  ),
  sign(
    'a question whether there is a fee',
    -1,
    ` ${anyOf('is|are|will|was')} there ${within(9)}[?] | ${anyOf('do|does|would|should|will|must|can|could')} ${anyOf('i|we|they|company|the company')} ${within(10)}[?] | do you ${within(2)}${anyOf('charge|take|ask|collect|provide|give|people|deduct|lend')} ${within(8)}[?] `,
  ),
  sign(
    'a hope that there is no fee',
    -9,
    ` ${anyOf('to|तो')} ${anyOf('nahi|नहीं')} ${within(3)}${anyOf('na|न|lagega|lagegi|lagta|lagti|lete|लेते|लगेगा|लगेगी|लगता|hai|है')} | ${anyOf('koi|कोई')} ${near(1)}${anyOf(FEE)} ${anyOf('ho|हो|hai|है')} ${anyOf('to|तो')} | ${anyOf('paise|पैसे|fees|फीस')} ${anyOf('lagenge|lagegi|lagte|लगेंगे|लगेगी')} ${anyOf('to|तो')} | if (?:a |any |there is a |there is any )?${anyOf(FEE)} `,
  ),
  sign(
    'who pays',
    -6,
    ` ${anyOf('kaun|कौन|who')} ${anyOf('dega|deta|bharega|देगा|देता|भरेगा|pays|bears|covers|will pay')} | ${anyOf('ya|या')} ${anyOf('baad|बाद|aap|आप|company|कंपनी|मुफ्त|free')} `,
  ),
  sign(
    'what others took',
    -8,
    ` ${anyOf(SOMEBODY)} ${near(9)}${anyOf(TOOK)} | ${anyOf('took|charged|cheated|duped')} ${near(3)}${anyOf('me|my|him|her|us|from')} | (?:se|से) (?:ek |एक )?${anyOf('agent|kisi|consultancy|एजेंट|किसी')} ${anyOf('ne|ने')} | ${anyOf('ne|ने')} ${anyOf('ek|एक')} ${near(2)}${anyOf('ko|को')} ${near(3)}${anyOf('diye|दिए')} ${anyOf('the|थे')} `,
  ),
  sign(
    'in our name',
    -3,
    ` ${anyOf('in our name|using our|hamare naam|humare naam|hamare office ka naam|our logo|हमारे नाम|हमारी कंपनी के नाम|in my name')} | ${anyOf('isliye|इसलिए|hence|so')} ${near(2)}${anyOf('puch|pooch|पूछ|डर|my question|want to verify|dar|asking|verify')} `,
  ),
  sign(
    'nothing is asked',
    -4,
    ` ${anyOf('koi|kuch|ek bhi|कोई|कुछ|एक भी|kisi')} ${within(4)}${anyOf('nahi|nahin|nhi|नहीं|na|न')} | ${anyOf('nothing|none|nil')} ${near(4)}${anyOf('deposited|paid|charged|deducted|collected|taken|pay|give|be')} | ${anyOf('spend|pay|costs?|give|deposit')} nothing | ${anyOf(`${FEE}|${MONEY}|jama|जमा`)} ${near(2)}${anyOf('kuch|bhi|कुछ|भी')} ${anyOf('nahi|नहीं')} `,
  ),
  sign(
    'need not pay',
    -3,
    ` ${anyOf('neednt|need not|never have to|never need to|never had to|dont have to|do not have to|dont need to|no need to|not required to|not have to|isnt any')} ${near(3)}${anyOf('pay|give|deposit|put|contribute|send|spend|buy')} | ${anyOf('dene|देने|deni|देनी|dena|देना')} ${near(2)}${anyOf('zaroorat|jarurat|जरूरत')} ${anyOf('nahi|नहीं')} `,
  ),
  sign(
    'the writer wants an advance',
    -9,
    ` ${anyOf('advance|udhaar|udhar|loan|lend|उधार|एडवांस|पेशगी')} ${within(4)}${anyOf('mil|मिल|chahiye tha|give to|me')} | ${anyOf(WHAT)} ${near(4)}${anyOf('mil|मिल')} ${anyOf('sakta|sakte|sakti|jata|jate|jaye|सकता|सकते|सकती|जाता|जाते|जाए')} | ${anyOf('can|could|may')} (?:i|the company|you people) ${near(2)}${anyOf('get|have|lend|advance|take')} | ${anyOf(WHAT)} ${near(5)}${anyOf('on the day you join|जॉइन करते ही|पहले दिन')} | ${anyOf('on the day you join|जॉइन करते ही|पहले दिन')} ${near(4)}${anyOf('advance|अग्रिम|पेशगी')} `,
  ),
  sign(
    'what is cut from pay by law',
    -2,
    ` ${anyOf('pf|esi|esic|tds|professional tax|deducted|deduction|पीएफ|ईएसआई|katega|kat ke|कटकर|कटौती|canteen|कैंटीन|thali|mess')} `,
  ),
  sign(
    'money for work that was done',
    -9,
    ` ${anyOf('kaam|काम|ghante|ghanton|घंटे|shift|shifts|demo|डेमो|<number> din|दो दिन|तीन दिन|<number> दिन|dihadi|दिहाडी')} ${anyOf('ke|ki|ka|के|की|का')} (?:total )?${anyOf(`${SUM}|paise|पैसे|payment|paisa`)} | for ${near(3)}${anyOf('shifts?|sample|trial|(?:days|hours) of work|hours worked')} | ${anyOf('owe|owed')} ${near(2)}${SUM} `,
  ),
  sign(
    'not a single rupee',
    -9,
    ` ${anyOf('ek|एक|single|one|any')} ${anyOf('<sum>|rupaya|rupya|rupee|paisa|पैसा|रुपया|penny')} (?:bhi |भी )?${anyOf('nahi|नहीं|na|न')} | ${anyOf('not|never|wont|dont|nahi')} ${within(4)}(?:a )?single `,
  ),
  sign(
    'when a contract is broken',
    -9,
    ` if you ${near(2)}${anyOf('leave|resign|quit|exit')} | ${anyOf('chhodne|chodne|छोडने')} ${anyOf('par|pe|पर')} | ${anyOf('beech me|बीच में')} ${anyOf('chhod|छोड')}\\S* `,
  ),
  sign(
    'somebody would ask for it',
    -5,
    ` ${anyOf('maange|mange|maangta|maangte|मांगे|मांगता|मांगते')} ${anyOf('to|तो')} | ${anyOf('maang|mang|मांग')} ${anyOf('raha|rahe|rahi|रहा|रहे|रही')} `,
  ),
  sign(
    'the takings of a day',
    -6,
    ` ${anyOf('din|days|roz|daily|दिन|रोज|shaam|शाम')} ${anyOf('ka|ki|का|की|cash|sale|takings')} (?:ka )?${anyOf('cash|paisa|पैसा|हिसाब|hisab|collection|sale|kalekshan|नकद')} | ${anyOf('days|daily')} cash `,
  ),
  {
    says: 'no word for money',
    weight: -8,
    holds: ({ sketch }) => sketch.search(MENTION) === -1,
  },
  sign('a question', -2, ' [?] '),
  sign(
    'so much is the pay',
    -2,
    ` ${anyOf(EARNINGS)} (?!se |से )(?:· )?(?:[^ .·]+ ){0,2}${SUM} | ${SUM} (?:[^ .·]+ ){0,2}${anyOf('stipend|salary|wages?|incentives?|bonus|overtime|payout|वेतन|बोनस|ओवरटाइम|daily|roz|रोज')} `,
  ),
  sign(
    'for how much the writer would come',
    -7,
    ` ${SUM} ${anyOf('me|mein|में')} ${anyOf('aa|आ')} | ${anyOf('i|id|ill')} ${near(2)}${anyOf('expect|come for|join for')} `,
  ),
  sign(
    'the writer has given it',
    -1,
    ` ${anyOf('de|bhar|jama kar|दे|भर|जमा कर')} ${anyOf('chuka|chuki|चुका|चुकी')} ${anyOf('hu|hun|hoon|हूं')} | ${anyOf('i|ive|we')} ${anyOf('paid|gave|spent|deposited|left|lost')} `,
  ),
  sign(
    'we have given it',
    -5,
    ` ${anyOf('we|i|weve|ive|company|office|accounts')} (?:have |had |has |already |just )*${anyOf('refunded|sent|transferred|credited|released|returned|reimbursed|added')} `,
  ),
  sign(
    'it is the money of the reader',
    -5,
    ` ${anyOf('aapke|aapka|aapki|apke|apka|tumhare|tumhara|आपके|आपका|आपकी|तुम्हारे')} ${near(2)}${anyOf(`${SUM}|paise|पैसे`)} ${near(4)}${anyOf('bhej|daal|dal|lauta|wapas kar|de|भेज|डाल|लौटा|वापस कर|दे')} ${anyOf('diya|diye|di|denge|diye|rahe|raha|दिया|दिए|दी|देंगे|रहे|रहा|dega|देगा|देगी')} | your ${near(3)}${SUM} ${near(2)}${anyOf('is|was|has|will')} `,
  ),
];
