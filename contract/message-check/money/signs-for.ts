/**
 * Signs that a sentence asks somebody to pay, read in its sketch. None of them is enough by itself:
 * each has a weight, and their sum, together with that of the signs against it, decides.
 *
 * The weights were fitted to labelled messages by logistic regression, with sentences of real
 * postings as examples that ask for nothing; they are the coefficients, tripled and rounded. A sign
 * without weight was removed.
 */
import { isThreat, type Sentence } from '../words.ts';

export interface Sign {
  /** What the sign says, for readers of the rules. */
  says: string;
  weight: number;
  holds: (text: Sketched) => boolean;
}

/** Sentences that stand together, and their sketch. */
export interface Sketched {
  sketch: string;
  sentences: readonly Sentence[];
}

export const anyOf = (words: string) => `(?:${words})`;
export const within = (count: number) => `(?:\\S+ ){0,${count}}`;

/** The verb, not the noun as in "pay is 20,000" and "pay slips". */
const PAY =
  '(?<!(?:competitive|attractive|good|your|the|basic|fixed|procure to) )pay(?! (?:is|was|rate|transparency|transp|slips?|attention|scale|per|band|will|of|hike|cheque))';
const GIVE = `${PAY}|send|transfer|(?<! (?:a|the|of|any|no|security|laptop|room|caution|fixed|refundable|small|returnable) )deposit|remit|put|drop|clear|settle|arrange|bring|give|forward|load|add|recharge|invest|buy|purchase|contribute|approve|submit|cover|bear|gpay|paytm|phonepe|leave|keep|grab|take|lend|borrow|reimburse us|hand|book`;
/** Behind a stem they say that it was given or will be: "bhej diye", "de denge", "bhar chuke". */
const GIVEN_HINDI =
  'diya|diye|di|dia|raha|rahi|rahe|denge|dega|degi|dunga|dungi|deta|deti|dete|chuka|chuki|chuke|hu|hun|hoon|दिया|दिए|दिये|दी|रहा|रही|रहे|देंगे|देगा|देगी|दूंगा|दूंगी|देता|देती|देते|चुका|चुकी|चुके|हूं';
const GIVE_HINDI = `(?:de|bhej|daal|dal|bhar|rakh|दे|भेज|डाल|भर|रख|karwa|chhod|छोड|chuka|चुका)(?! (?:kar |कर )?(?:${GIVEN_HINDI}) )|(?<! (?:to|you|we|i) )do|doge|dogi|dena|deni|dene|dijiye|dijie|dijiyega|dedo|bhejo|bhejna|bhejiye|bhejdo|bheje|bhejein|daalo|dalo|daldo|dalna|dalwao|dalwana|daliye|bharo|bharna|bharne|bhardo|(?:jama|जमा|भुगतान|ट्रांसफर)(?= (?:kar|kr|kara|हो|ho|कर|करा)\\S*)|chukao|rakho|rakhna|rakhne|rakhiye|kardo|krdo|karwao|lao|lana|dein|दो|दें|दोगे|दोगी|देना|देनी|देने|दीजिए|दीजिये|दीजिएगा|भेजो|भेजना|भेजिए|भेजें|भेजकर|डालो|डालना|डालें|डालिए|डलवाइए|डलवाओ|भरो|भरना|भरें|भरिए|चुकाओ|चुकाएं|रखो|रखना|रखने|रखिए|करवाओ|करवाइए|लाओ|लाइए|लाना|lo|lelo|lena|leni|लो|लेना|लेनी|लीजिए|lijiye|banwao|banwana|बनवाओ|बनवाना|बनवाइए|khush|leke aana|lete aana|लेते आइएगा`;
const MUST_HINDI =
  'padega|padegi|padenge|pdega|padta|padti|padte|hoga|hogi|honge|hota|hoti|hote|पडेगा|पडेगी|पडेंगे|पडता|पडती|पडते|होगा|होगी|होंगे|होता|होती|होते';
const COSTS =
  'lagega|lagegi|lagenge|lagta|lagti|lagte|lgega|lgenge|chahiye|lega|legi|lenge|leta|leti|lete|लगेगा|लगेगी|लगेंगे|लगता|लगती|लगते|चाहिए|लेगा|लेगी|लेंगे|लेता|लेती|लेते';
export const FEE =
  'fees?|fess|fis|phees|charges?|deposits?|dues|shulk|फीस|शुल्क|चार्ज|डिपॉजिट|security(?! (?:guards?|post|staff|supervisor|officer|job|cabin|desk|gate|room|check))|caution|token|guarantor|guarantee|donation|jamanat|जमानत|सिक्योरिटी(?! (?:केबिन|गार्ड|गेट))|टोकन|गारंटी';
export const MONEY =
  'money|amount|sum|cash|payment|paisa|paise|pese|rakam|rashi|bhugtan|kharcha|kharch|पैसा|पैसे|रकम|राशि|भुगतान|पेमेंट|खर्चा|खर्च|cost|costs|expense|expenses|instalment|installment|kist|किस्त|commission|कमीशन';
const THING =
  'kit|uniform|dress|shoes|id|icard|badge|form|file|pass|gatepass|verification|police|medical|training|laptop|visa|passport|permit|stamp|notary|agreement|certificate|certification|registration|processing|courier|insurance|tool|tools|bag|locker|helmet|jacket|apron|portfolio|shoot|internship|customs|papers|clearance|system|test|course|software|login|membership|background|check|documents?|documentation|biometric|onboarding|induction|enrol|enrolment|formalities|material|slot|seat|candidature|application|appointment|offer|joining|letter|account|profile|card|equipment|machine|ticket|bond|vardi|wardi|saman|किट|यूनिफॉर्म|वर्दी|ड्रेस|जूते|आईडी|कार्ड|फॉर्म|फाइल|पास|वेरिफिकेशन|सत्यापन|जांच|मेडिकल|ट्रेनिंग|प्रशिक्षण|लैपटॉप|वीजा|पासपोर्ट|परमिट|स्टाम्प|नोटरी|एग्रीमेंट|सर्टिफिकेट|प्रमाणपत्र|रजिस्ट्रेशन|पंजीकरण|कूरियर|कुरियर|बीमा|कोर्स|सॉफ्टवेयर|लॉगिन|कागज|सामान|टूल|सीट|टिकट|पोर्टफोलियो|बैग';
const GOAL =
  'letter|joining|job|offer|interview|posting|selection|selected|appointment|placement|vacancy|hired|naukri|final|confirm|confirmed|list|लेटर|पत्र|जॉइनिंग|ज्वाइनिंग|नौकरी|ऑफर|इंटरव्यू|चयन|नियुक्ति|पक्की|पक्का|pakki|pakka|सूची|role|रोल|post|पोस्ट|permanent|परमानेंट|seats|start|kaam|काम';
/** What is bought and whose code is sent on. */
const VOUCHER =
  'vouchers?|coupons?|(?:gift|steam|itunes|google play|play|recharge|amazon|paytm) (?:gift )?cards?|गिफ्ट|वाउचर|कूपन|वाउचर्स';
/** Tea, sweets and the like stand for a bribe. */
const BRIBE =
  '(?:chai|chay|tea|चाय|kharcha|खर्चा) (?:aur |और )?(?:pani|paani|water|पानी)|mithai|mithaai|मिठाई|(?:kuch|कुछ) (?:liye|diye|lekar|लिए|दिए|लेकर)|something (?:small |little )?for (?:the|his|sir)|(?:bina|बिना) (?:kuch|कुछ)|chadhava|nazrana|speed money|(?:sahab|साहब|sir) (?:ko|को|ke|के)';
export const SUM = '<(?:sum|much|bare)>';

const matching = (pattern: string) => {
  const compiled = new RegExp(pattern, 'u');
  return ({ sketch }: Sketched) => compiled.test(sketch);
};

/** A sign of plain words. */
export const wordsSign = (says: string, weight: number, words: string): Sign => ({
  says,
  weight,
  holds: matching(` ${anyOf(words)} `),
});
export const sign = (says: string, weight: number, pattern: string): Sign => ({
  says,
  weight,
  holds: matching(pattern),
});

/** What speaks of paying at all: without one of them nothing is weighed. */
export const MENTION = new RegExp(
  ` (?:${SUM}|fees?|fess|fis|phees|charges?|deposits?|dues|shulk|फीस|शुल्क|चार्ज|डिपॉजिट|जमानत|(?<!anti )money|payment|paisa|paise|pese|rakam|rashi|bhugtan|kharcha|पैसा|पैसे|रकम|राशि|भुगतान|पेमेंट|खर्चा|${PAY}|paying|payable|screenshot|transaction (?:id|number|no|ref|reference|screenshot|slip)|txn|utr|invoice(?! (?:processing|intake))|qr|scanner|recharge|रिचार्ज|एडवांस|kist|किस्त|advance(?! (?:excel|coding|analytics|knowledge|level|your|sql))|amount(?! of (?:time|travel|work))|(?<!(?:life|load|phase|wheel|heat|mass|energy|trial|stock) )balance(?! sheets?)|token(?! usage)|sum|dues|mandate|txn|commission|कमीशन|guarantee|(?<!cancelled )cheque(?! (?:book|copy))|udhaar|उधार|borrow|subscribe|(?:mere|dusre|hamare|our|my|other|मेरे|दूसरे|हमारे) (?:account|khate|खाते|upi)|(?:months?|mahine ki|mahine|महीने की|hafte ki|हफ्ते की|weeks?) (?:pay|salary|pagar|पगार|तनख्वाह)|jitna ho|जितना हो|envelope|लिफाफे|lifafe|${VOUCHER}|(?:chai|chay|चाय) (?:aur |और )?(?:pani|paani|पानी)|mithai|मिठाई|(?:%|प्रतिशत|percent|pratishat)(?= (?:\\S+ ){0,4}(?:paid|dena|देना|देनी))|(?:half|aadha|aadhe|aadhi|आधा|आधे|आधी) (?:payment )?(?:abhi|now|अभी)|टोकन|(?:कब|kab) (?:तक |tak )?(?:डालोगे|डालेंगे|daaloge|daloge|bhejoge)|refundable|(?:hissa|हिस्सा) (?:dena|देना|deni)|jama|जमा|(?:only half|aadha (?:aap|tum)|आप आधा|(?:%|प्रतिशत) (?:abhi|अभी|now))|(?:bhar|de|भर|दे) (?:diya|chuke|दिया|चुके)|(?:hazar|hazaar|हजार|thousand)|kharch|खर्च|खर्चा|expenses|membership|subscription|(?:payment|collect|money|upi) request|refund(?= (?:after|with|in|on|later|will|hoga|ho|mil|interview|within))|रिफंड|(?:the|your|by|my|ke|की) (?:security(?! (?:team|teams|of|and))|bill|cost|commission)|सिक्योरिटी(?! (?:केबिन|गार्ड|गेट))|security (?:nahi|money|amount|deposit|fee|of|for))(?= )`,
  'gu',
);

export const signsFor: readonly Sign[] = [
  { says: 'a threat', weight: 5, holds: ({ sentences }) => sentences.some(isThreat) },
  sign('a sum as large as fees are', 6, ' <sum> '),
  sign('a number that may be a sum', 3, ' <bare> '),
  wordsSign('money', 2, MONEY),
  wordsSign('a thing that a job comes with', 3, THING),
  wordsSign('what a candidate waits for', 4, GOAL),
  sign(
    'an order to give',
    3,
    `(?:^|(?: ${anyOf('please|pls|plz|kindly|just|simply|now|then|and|first|sir|madam|maam|dear|·|sentence')})) ${anyOf(GIVE)} `,
  ),
  sign('you give', 4, ` you(?:d|ll|ve)? ${within(3)}${anyOf(GIVE)} `),
  wordsSign('to pay', 2, `${PAY}|paying|payable|remit|shell`),
  sign('give a sum', 4, ` ${anyOf(GIVE)} ${within(4)}${SUM} `),
  sign('a sum to give, in Hindi', 5, ` ${SUM} ${within(4)}${anyOf(GIVE_HINDI)} `),
  sign(
    'money to give, in Hindi',
    3,
    ` ${anyOf(`${FEE}|${MONEY}`)} ${within(4)}${anyOf(GIVE_HINDI)} `,
  ),
  sign(
    'ends with an order, in Hindi',
    1,
    ` ${anyOf(GIVE_HINDI)} (?:${anyOf('hai|h|hain|है|हैं|na|ना|ji|जी')} )?(?:$|[·.])`,
  ),
  sign('something must be, in Hindi', 2, ` ${anyOf(GIVE_HINDI)} ${anyOf(MUST_HINDI)} `),
  sign('a sum is needed, in Hindi', 5, ` ${SUM} ${within(3)}${anyOf(COSTS)} `),
  sign(
    'a fee beside a sum',
    4,
    ` ${anyOf(FEE)} (?:· )?${within(3)}${SUM} | ${SUM} ${within(3)}${anyOf(FEE)} `,
  ),
  sign(
    'paid before',
    3,
    ` ${anyOf('first|before|beforehand|prior|upfront|pehle|pahle|पहले|advance|एडवांस|initially|starting|शुरू')} `,
  ),
  sign(
    'something follows',
    5,
    ` ${anyOf('then|after|once|afterwards|moment|phir|fir|फिर|baad|बाद|tab|tabhi|तब|तभी|hi|ही|soon')} `,
  ),
  sign(
    'or else',
    8,
    ` ${anyOf('unless|otherwise|(?<!(?:someone|somebody|anything|anyone|nothing) )else|until|till|warna|varna|वरना|cancel|cancelled(?! cheque)|rejected|lose|withdrawn|रद्द|कैंसिल|nahi to|नहीं तो')} `,
  ),
  sign(
    'without it nothing',
    7,
    ` ${anyOf('without|bina|बिना')} .*${anyOf('no|not|cant|cannot|wont|dont|never|nahi|नहीं')} `,
  ),
  sign(
    'it comes back',
    5,
    ` ${anyOf('refund|refunded|refundable|returned|returnable|back|adjust|adjusted|adjustable|wapas|wapis|vapas|वापस|रिफंड|लौटा|लौट')} `,
  ),
  sign(
    'it is little',
    3,
    ` ${anyOf('only|just|merely|nominal|small|little|minimum|sirf|bas|matra|thoda|thode|chhota|सिर्फ|बस|मात्र|केवल|थोडा|थोडे|one time|onetime|ek baar|एक बार|formality')} `,
  ),
  sign(
    'it is urgent',
    6,
    ` ${anyOf('today|tonight|now|immediately|urgent|urgently|asap|fast|quickly|evening|hours|midnight|noon|jaldi|abhi|aaj|turant|जल्दी|अभी|आज|तुरंत')} `,
  ),
  sign(
    'a way to pay',
    2,
    ` ${anyOf('gpay|phonepe|paytm|upi|qr|barcode|scanner|neft|imps|account|खाते|खाता|khate|khata|wallet|फोनपे|यूपीआई|क्यूआर|स्कैनर|पेटीएम|जीपे|link|लिंक|cash|नकद')} `,
  ),
  sign(
    'a proof that it is paid',
    3,
    ` ${anyOf('screenshot|receipt|utr|transaction|txn|slip|स्क्रीनशॉट|रसीद|challan')} `,
  ),
  sign(
    'from your side',
    6,
    ` ${anyOf('your|candidate|own|aapki|apki|आपकी|aapke|आपके|khud|खुद')} ${anyOf('side|end|pocket|taraf|cost|expense|तरफ|ओर|upar')} | (?:yourself|khud|खुद) `,
  ),
  sign(
    'by the candidate',
    4,
    ` ${anyOf('by|from|on|of')} (?:the |each |every )?${anyOf('you|candidates?|applicants?|trainees?|employees?|selected|recipient|freelancers?|joinees?')} | ${anyOf('every|each|all|selected')} ${anyOf('candidates?|applicants?|trainees?|person|freelancers?|employees?')} `,
  ),
  sign(
    'you, in Hindi',
    3,
    ` ${anyOf('aap|aapko|apko|tum|tumhe|आप|आपको|तुम|तुम्हें|candidate ko|उम्मीदवार')} `,
  ),
  sign(
    'it is not free',
    3,
    ` ${anyOf('not|isnt|nothing|nahi|नहीं')} (?:is )?${anyOf('free|complimentary|muft|मुफ्त|फ्री')} `,
  ),
  sign(
    'bought of us',
    7,
    ` ${anyOf('from us|from our|our (?:partner|academy|institute|trainer|photographer|doctor)|our store|our vendor|our lab|our clinic|our man|hamse|humse|hamare|humare|हमसे|हमारे|हमारी|only we|through us')} `,
  ),
  sign(
    'a way in',
    8,
    ` ${anyOf('quota|inside|andar|direct|backdoor|setting|rate|sahab|saahab|sahib|साहब|boss|principal|bribe|lagwa|लगवा|no exam|bhai hai|brother|permanently|peon|court|कोर्ट|चपरासी|sarkari|सरकारी|dilwa|दिलवा|seedhi|sponsor|agent|एजेंट')} `,
  ),
  sign(
    'in parts',
    3,
    ` ${anyOf('half|part|parts|remaining|rest|aadha|aadhi|aadhe|baaki|baki|आधा|आधी|आधे|बाकी|kist|balance|instalments?|installments?')} `,
  ),
  sign(
    'no money, no job',
    9,
    ` no ${anyOf(`${FEE}|${MONEY}`)} (?:· )?no ${anyOf(GOAL)} | ${anyOf('paisa|paise|payment|पैसा|पैसे')} nahi to `,
  ),
  sign(
    'a bill to settle',
    9,
    ` ${anyOf('settle|pay|clear|honour|approve|accept|complete')} ${within(4)}${anyOf('invoice|bill|mandate|note|dues|request|draft')} `,
  ),
  sign(
    'it is due',
    2,
    ` ${anyOf('pending|due|overdue|mandatory|compulsory|required|needed|applies|applicable|payable|anivarya|zaroori|jaruri|अनिवार्य|जरूरी|बाकी|लंबित|unpaid')} `,
  ),
  sign(
    'an account to activate',
    3,
    ` ${anyOf('activate|activation|activated|unlock|unfreeze|upgrade|recharge|topup|top|wallet|task|tasks|prepaid|टास्क|रिचार्ज|chalu|चालू|withdraw|withdrawal')} `,
  ),
  sign(
    'we need a sum',
    4,
    ` ${anyOf('we|company|hr|agency|manager|bank|vendor|partner|dealer|owner|malik|school|client|sahab|clerk|trainer|कंपनी|एजेंसी|मालिक|साहब|स्कूल|agent')} ${within(2)}${anyOf('expects?|mangte|mangta|मांगते|मांगता|needs?|requires?|asks?|takes?|collects?|charges?|wants?|quoted|bills')} `,
  ),
  sign(
    'it has not come',
    6,
    ` ${anyOf('not|nahi|नहीं|never|havent|hasnt')} ${within(1)}${anyOf('deposited|received|reached|come|sent|cleared|aayi|aaya|aaye|bheje|bheja|आई|आया|आए|भेजे|भेजा|mila|हुआ|हुई')} | ${anyOf('cant|not|dont')} see it `,
  ),
  sign(
    'it goes to us',
    7,
    ` ${anyOf('pay|give|send|reimburse|transfer|leave|deposit|keep')} ${within(3)}${anyOf('us|me|our|my (?:account|upi|number|wallet)|the company')} | ${anyOf('mujhe|mere|hamare|humare|hame|मुझे|मेरे|हमारे|हमें')} ${within(2)}${anyOf(`account|khate|upi|खाते|${GIVE_HINDI}`)} | ${anyOf('with|to')} ${anyOf('us|me')} | ${anyOf('mera|my|मेरा')} ${anyOf('commission|share|कमीशन|hissa')} `,
  ),
  sign(
    'a share of the wages',
    3,
    ` ${anyOf('one|ek|एक|half|aadhi|आधी|first|pehli|पहली|your|50')} ${within(1)}${anyOf('months?|mahine|महीने|weeks?|hafte|हफ्ते')} ${anyOf('ki |की |of ')}?${anyOf('pay|salary|pagar|पगार|तनख्वाह|tankhwah')} | ${anyOf('salary|pagar|वेतन|सैलरी|पगार')} ${anyOf('jitna|jitni|ke barabar|के बराबर|जितना|जितनी')} | ${anyOf('salary|pagar|वेतन|सैलरी')} ${anyOf('se|से')} ${within(2)}${anyOf('kaat|kat|काट|कट|nikal|निकल')} `,
  ),
  sign(
    'whatever you can',
    6,
    ` ${anyOf('jitna ho|जितना हो|whatever (?:you|amount)|what amount|how much can you|isnt big|not big|badi nahi|बडी नहीं|udhaar|उधार|borrow|arrange|all i need|i need|envelope|लिफाफे|lifafe|jo ban pade|जो बन पडे')} `,
  ),
  sign(
    'a secret',
    5,
    ` (?:dont|do not|never|not) tell | ${anyOf('batana mat|मत बताना|mat batana|chupchap|चुपचाप|secret|secretly|specially for you|khaas|किसी को नहीं')} `,
  ),
  sign(
    'a chance that passes',
    5,
    ` ${anyOf('chance|mauka|मौका|last|seats|slots|limited|expires?|lapses?|hurry|miss|दोबारा|dobara|phir nahi|फिर नहीं|wait|ruka|ruki|रुका|रुकी|stuck|hold|atka|अटका|फंसे|gift|opportunity')} `,
  ),
  sign('a sum for which, in Hindi', 7, ` <(?:sum|bare|much)> ${anyOf('me|mein|में')} `),
  sign(
    'known already',
    7,
    ` ${anyOf('the|said|pending|remaining')} (?:said )?${anyOf(`${FEE}|${MONEY}`)} | jo bola tha | जो बोला था `,
  ),
  sign(
    'to have it ready',
    5,
    ` ${anyOf('ready|arrange|manage|intezaam|intezam|इंतजाम|jugaad|जुगाड|taiyar|तैयार|udhaar|borrow')} `,
  ),
  sign('a voucher whose code is sent', 4, ` ${anyOf(VOUCHER)} `),
  sign('something for the officer', 7, ` (?:${BRIBE}) `),
  sign(
    'the writer presses for it',
    9,
    ` ${anyOf('kab|कब|when')} (?:tak |तक )?${within(2)}${anyOf('bhejoge|bhejogi|bhejenge|daaloge|daloge|dalenge|bhej|doge|dogi|karoge|karogi|भेजोगे|भेजेंगे|डालोगे|डालेंगे|भेज|दोगे|करोगे|send|sending|transfer|pay|paying|transferring')} | ${anyOf('baar baar|bar bar|बार बार|keeps asking|keep asking|wale puch|वाले पूछ|reminder|still waiting|aap serious')} | ${anyOf('your side|your end|aapki taraf|आपकी तरफ|aapka|आपका')} ${within(4)}${anyOf('not|nahi|नहीं|reh|रह|left|pending')} `,
  ),
  sign(
    'half now and half later',
    7,
    ` ${anyOf('half|aadha|aadhe|aadhi|आधा|आधे|आधी')} ${within(2)}${anyOf('now|abhi|अभी|today|aaj|आज|upfront|pehle|पहले')} | ${anyOf('now|abhi|अभी|today')} ${within(2)}${anyOf('half|aadha|aadhe|aadhi|आधा|आधे|आधी')} | ${anyOf('rest|remaining|baaki|baki|bache|बाकी|बचे|बचा')} ${within(3)}${anyOf('salary|salaries|tankhwah|सैलरी|तनख्वाह|वेतन|joining|visa|वीजा|list|later|baad|बाद')} `,
  ),
  sign(
    'a share on signing',
    9,
    ` ${anyOf('%|percent|pratishat|प्रतिशत|फीसदी')} ${within(6)}${anyOf('paid|pay|dena|deni|dene|देना|देनी|देने|signing|agreement|advance|now|abhi')} | ${anyOf('at the time of|agreement ke (?:time|waqt|din)|करार के समय|एग्रीमेंट के समय|signing ke time')} `,
  ),
  sign(
    'rent in advance',
    7,
    ` ${anyOf('rent|kiraya|किराया|room|hostel|pg|pi ji|हॉस्टल|कमरा|कमरे|quarters|landlord')} ${within(9)}${anyOf('advance|एडवांस|pehle|पहले|deposit')} | ${anyOf('advance|एडवांस')} ${within(4)}${anyOf('rent|kiraya|किराया|hostel|pg|हॉस्टल')} `,
  ),
  sign(
    'it is nothing beside the pay',
    9,
    ` <(?:sum|bare)> (?:rupaye |rupay |rs )?${anyOf('hi|ही')} ${anyOf('to|toh|तो|hai|है')} | ${anyOf('itna|इतना')} ${within(1)}${anyOf('soch|sochna|सोच|सोचिए')} | ${anyOf('is nothing|nothing compared|ek din ki|kya hai itna|investment|sasta|सस्ता')} `,
  ),
  sign(
    'who did not pay is out',
    5,
    ` ${anyOf('jisne|jinhone|jisse|who|जिसने|जिन्होंने|जो')} ${within(5)}${anyOf('not|nahi|नहीं|pehle|पहले|didnt|havent')} `,
  ),
  sign(
    'what is left of it',
    6,
    ` ${anyOf('reh|rah|chhoot|chhut|रह|छूट')} ${anyOf('gaya|gayi|gaye|गया|गई|गए')} | ${anyOf('kami|कमी|bacha|bachi|बचा|बची|is left|remains|the last one|last step')} `,
  ),
  sign('money is needed, in Hindi', 1, ` ${anyOf(`${FEE}|${MONEY}`)} ${within(2)}${anyOf(COSTS)} `),
  sign(
    'whoever pays gets it',
    8,
    ` ${anyOf('jo|जो|whoever|jisko|जिसे')} ${within(4)}${anyOf('dega|degi|bharega|karega|देगा|भरेगा|करेगा|pays|deposits|sends')} `,
  ),
  sign(
    'a price',
    3,
    ` ${anyOf('costs?|stands at|comes to|priced at|at|both for|amounts to|it takes|quoted')} ${SUM} `,
  ),
  sign(
    'the name is struck out',
    8,
    ` ${anyOf('removed|dropped|added again|given away|naam kat|naam hat|नाम कट|नाम हट|से हट|form reject|reopen|reopened|rejoin')} `,
  ),
  sign(
    'something to subscribe to',
    5,
    ` ${anyOf('subscribe|subscription|premium|membership|plan|सदस्यता|प्लान|प्रीमियम|shortlisted you')} `,
  ),
  sign(
    'a help to the writer',
    8,
    ` ${anyOf('contribution|sahyog|सहयोग|need your help|help me with|help of|madad|मदद')} `,
  ),
  sign(
    'another account',
    5,
    ` ${anyOf('another|other|dusre|doosre|दूसरे|isi|इसी|is|इस|this|given|below|niche|नीचे')} ${anyOf('account|upi|khate|number|नंबर|खाते|यूपीआई|qr|id')} `,
  ),
  sign(
    'little money',
    7,
    ` ${anyOf('only|just|merely|sirf|bas|matra|सिर्फ|बस|मात्र|केवल')} (?:· )?(?:[^ .·]+ ){0,4}${anyOf(`${SUM}|${FEE}|${MONEY}`)} | ${anyOf(`${SUM}|${FEE}|${MONEY}`)} (?:[^ .·]+ ){0,2}${anyOf('only|just|hi|sirf|bas|ही|सिर्फ|बस|मात्र')} `,
  ),
  sign('to get it done, in Hindi', 3, ` ${anyOf('karwa|करवा|banwa|बनवा')} `),
  sign(
    'all others have paid',
    6,
    ` ${anyOf('sab|sabne|sabka|everyone|everybody|hundreds|सब|सबने|सबका|सभी')} ${within(6)}${anyOf('paid|cleared|done|diya|diye|chuke|bhar|दिए|दिया|चुके|भर|ho gaya|हो गया')} `,
  ),
  sign(
    'kept as a security',
    7,
    ` as (?:a |your )?(?:\\S+ )?${anyOf('security|guarantee|surety|deposit|token|caution|trust')} | ${anyOf('guarantee|security|jamanat|गारंटी|जमानत|सिक्योरिटी|bharose|bharosa|भरोसे')} ${anyOf('me|mein|में|ke|के')} `,
  ),
  sign(
    'only you are left',
    7,
    ` except you | only one left | waiting for (?:your|the) | ${anyOf('sirf|bas|सिर्फ|बस')} ${anyOf('aap|aapka|tum|tumhara|आप|आपका|तुम्हारा')} `,
  ),
];
