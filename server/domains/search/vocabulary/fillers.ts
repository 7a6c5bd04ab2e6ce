import { slipDistance, soundOf } from '../spelling/distance.ts';
import { wordsOf } from '../words.ts';
import { isDoer } from './doers.ts';

/** Filler words that people type but jobs are not about, in English, Hindi and Hinglish. */
const fillers = new Set(
  wordsOf(`a an the in on at of for to and or with by from near is are as i me my we you s cum aur और
    pvt ltd limited llp job jobs work vacancy vacancies opening openings hiring wanted required
    only urgent urgently latest new require want need needed looking find search searching seeking please good best any
    salary career careers employment apply immediate immediately
    female females ladies lady girl girls ladki ladkiyon ladkiyo mahila mahilaon लड़की लड़कियों महिला महिलाओं
    ka ke ki ko kaa mein mai main par pe se hai hain liye lie chahiye chahie chaiye chahta chahti
    wala wali wale vala vali vale kaam karna karne karta karti karo mujhe mujhko hame koi bharti jagah
    aata aati jaisa jaisi jaise lagane lagana banane बनाने
    का के की को में पर पे से है हैं लिए चाहिए चाहिये चाहता चाहती वाला वाली वाले काम करना करने मुझे
    batao bataiye dikhao dikhaiye dilao hoon hun hu ek mera mere meri kya sakta sakti sakte achhi achha acha accha achi acchi
    abhi jaldi turant milegi milega chahunga all some any there this that show tell
    hello namaste namaskar sir madam maam bhaiya didi plz pls kindly candidate candidates person persons retired retd
    kahan kahaan kab kaun kaunsi konsi kaunse zarurat jarurat jaroorat nikalegi nikli dedo dilado dikhado batado
    कहाँ कहां कब कौन कौनसी सी मिलेगी मिलेगा बताओ बताइए बताएं दिखाओ दिखाइए जरूरत ज़रूरत निकलेगी निकली मेरे मेरा मेरी मला
    kitna kitni kitne hota hoti hote milta milti tankhwah tankhah kya kyu kaise janta janti jante
    कितना कितनी कितने होता होती मिलता मिलती तनख्वाह क्या कैसे जानता जानती
    jisme jismein ho male males housewife housewives paise पैसे
    हमें कोई नौकरी नौकरियां नौकरियाँ जॉब रोजगार रोज़गार भर्ती जगह`),
);

/** What work and a job are called in other languages of India, as people write it in Latin letters. */
const wordsForWork = wordsOf(`naukri naukari nokri rojgar rozgar
  chakri chakori kaaj kaj velai vaippu velaivaippu udyogam udyogalu udyoga kelasa nokari joli jolikal
  velaigal vaippugal panulu hudde hudri thozhil tozhil pudavi chakiri naukriyan`);
/** The same words in their own scripts. */
const writtenForWork = wordsOf(`चाकरी नोकरी নৌকরি চাকরি কাজ வேலை வேலைவாய்ப்பு ఉద్యోగం ఉద్యోగాలు
  ಕೆಲಸ ಉದ್ಯೋಗ ജോലി નોકરી ਨੌਕਰੀ ଚାକିରି`);
/** Words for "wanted", "needed" and "in" that people put next to them. */
const besideWork =
  wordsOf(`venum vendum venam kavali kavalenu pahije pahijet chi lok vela havi havay joiye joie che chhe dorkar darkar lagbe beku
  bekagide chahidi chahida madhe madhye sathi vich vichch alli
  thevai kavalenandi kosam ideya ozhivu ozhivukal darkar khujchi jonno khali aahet pahijeth joie joiye layi
  पाहिजे हवी मध्ये साठी দরকার চাই வேண்டும் కావాలి ಬೇಕು വേണം જોઈએ ਚਾਹੀਦੀ ଦରକାର`);
for (const word of [...wordsForWork, ...writtenForWork, ...besideWork]) fillers.add(word);

/** "For women" and "for men", and what somebody has passed, in those languages. */
const forWhom =
  wordsOf(`pengal pengalukku pennukku aangal aangalukku mahilalaku ammayilaku ammayilakosam abbayilaku adavallaku
  mahileyarige hudugiyarige hengasarige hudugarige sthreekalkku vanithakalkku penkuttikalkku meyeder mohilader cheleder
  mahilansathi mulinsathi mulansathi mahilao chhokrio behno kudiyan kudian aurtan munde mundeyan mahilanka
  padithavar padithavargalukku mudithavargalukku chadivina chesina vallaki variki shikleli shiklela`);
for (const word of forWhom) fillers.add(word);

/**
 * These words are spelt in many ways, so they are recognised by sound; too many other words sound
 * like shorter ones.
 */
const LETTERS_LEAST = 5;
const SOUNDS_LEAST = 3;
const SLIPS_MOST = 1;
const wordsForWorkBySound = Map.groupBy(
  wordsForWork.filter((word) => soundOf(word).length >= SOUNDS_LEAST),
  soundOf,
);

const soundsLikeWork = (word: string): boolean =>
  word.length >= LETTERS_LEAST &&
  (wordsForWorkBySound.get(soundOf(word)) ?? []).some(
    (known) => slipDistance(word, known, SLIPS_MOST) <= SLIPS_MOST,
  );

/** Words around the work in English that people misspell without changing how they sound: "urjent", "requird". */
const longFillers = new Set(wordsOf('required urgent urgently immediate immediately'));
const longFillersBySound = Map.groupBy(longFillers, soundOf);
/** A letter doubled, left out or in place of one that sounds alike. */
const SLIGHT_SLIP = 0.8;

const soundsLikeFiller = (word: string): boolean =>
  word.length > LETTERS_LEAST &&
  (longFillersBySound.get(soundOf(word)) ?? []).some(
    (known) => slipDistance(word, known, SLIGHT_SLIP) <= SLIGHT_SLIP,
  );

/** "Vacancy", "chahiye" and "mujhe" are too short, or sound too much like other words, to be known by their sound. */
const SPELT_IN_MANY_WAYS =
  /^(?:v[ae]i?[ck]{1,2}h?[aei]n[cs]{1,2}(?:y|i|ey|ee|ies)|ch[ae]+h?[iey]+[eiy]|m(?:u|oo)?j+h?(?:e|ey|ko|ku)|mere?k[ou]|jo(?:bb|v))$/;

export const isFiller = (word: string): boolean =>
  fillers.has(word) ||
  SPELT_IN_MANY_WAYS.test(word) ||
  soundsLikeWork(word) ||
  soundsLikeFiller(word);

/**
 * Endings of words in other Indian languages that people write as words of their own, and the words
 * for "I" and "my". They are fillers only beside the words of `regional`.
 */
const endings = new Set(
  wordsOf(
    'la le lo il ni no nu na ma chi cha che ci di da te er ge ku li al mala maza majha mane naku enaku amake amar pani kamm mate chai ache ahe bai lok',
  ),
);
const regional = new Set([...wordsForWork, ...besideWork, ...forWhom]);
/** Slips for "hai" and "job" that mean something else beside English words. */
const slips = new Set(wordsOf('he hei jab si'));
const ofHinglish = new Set(wordsOf('ka ki ke ko me mein mai main karna karne'));

/**
 * Verbs of Hindi that carry a sentence, by their stems and endings, and the words between them. Where they stand beside
 * other words of Hindi, none of them asks for anything, and none is an English word with a slip.
 */
const stems = wordsOf(
  'kar ho ja aa mil chal reh rah dekh chah kama bata dila bol soch lag sak chuk',
);
const endingsOfVerbs = wordsOf(
  'na ne ni ta te ti o iye ya yi ye unga ungi oonga oongi ega egi enge kar ke raha rahi rahe kta kti kte',
);
const verbs = stems.flatMap((stem) => endingsOfVerbs.map((ending) => stem + ending));
const ofSentences = new Set([
  ...verbs,
  ...wordsOf(`bhi bhee hi toh aur jo jab tab wo woh yeh ye is jis kuch kuchh sab bas bahut bohot thoda thodi
    andar saath sath taki taaki kyunki kyuki agar magar tha thi ho gaya gayi gaye gai chuka chuki liya liye diya kiya hua hui
    hue raha rahi rahe apna apni apne hamara hamari hamare uska uski iska iski unka aap aapka log logo ab phir fir wahi
    yahi yahan yaha wahan waha jahan jaha khud beti beta bete bhai behan behen do de dena dedo di jao aao lo chaloo
    रहा रही रहे हो गया गई गए भी ही तो जो जब कुछ सब बहुत थोड़ा अंदर साथ अपना अपनी अपने यहाँ यहां वहाँ वहां कर दो दे लो`),
]);
const markersOfHindi = new Set([
  ...wordsOf(
    'ka ki ke ko me mein karna karne kaam hai hain chahiye koi naukri mujhe wala wali wale se',
  ),
  ...wordsOf('का की के को में करना करने काम है हैं चाहिए कोई नौकरी मुझे वाला वाली वाले से'),
]);

/** Where customers are key accounts. */
const withKeyAccounts = new Set(
  wordsOf('sales fmcg b2b pharma retail ecommerce marketing industrial telecom logistics it'),
);

/** "Driver kam" and "koi kam chahiye" ask for work, "KAM" and "KAM sales" for a key account manager. */
const isWorkMisspelt = (word: string, among: readonly string[]): boolean =>
  word === 'kam' &&
  among.length > 1 &&
  (among.some((other) => markersOfHindi.has(other)) ||
    (among[0] !== 'kam' && !among.some((other) => withKeyAccounts.has(other))));

/** "I am looking for", but "AM finance" is an assistant manager. In "am driver" it says who somebody is. */
const besideAm = new Set(
  wordsOf(
    'i im looking searching seeking from a an the fresher years year experienced interested working pm',
  ),
);

/** Whether "am" or "kam" is a word here, and no assistant or key account manager. */
export const isNoShortForm = (word: string, among: readonly string[]): boolean =>
  isWorkMisspelt(word, among) ||
  (word === 'am' &&
    among.some((other) => besideAm.has(other) || isDoer(other) || /^\d/.test(other)));

/** Whether a word asks for nothing because of the language that the words around it are in. */
export const isFillerBeside = (word: string, among: readonly string[]): boolean =>
  isNoShortForm(word, among) ||
  (endings.has(word) && among.some((other) => regional.has(other))) ||
  (slips.has(word) && among.some((other) => ofHinglish.has(other))) ||
  (ofSentences.has(word) && among.some((other) => markersOfHindi.has(other)));

/** Words that ask for something alone, but for nothing in these combinations. */
const phrases: ReadonlySet<string> = new Set([
  'urgent requirement',
  'immediate requirement',
  'notice period',
  'immediate joiner',
  'immediate joiners',
  'immediate joining',
  'immediately joining',
  'joining immediate',
  'joining immediately',
  'join immediately',
  'for women',
  'for men',
  'bina interview',
  'without interview',
  'no interview',
  'direct joining',
  'kaaj chai',
  'kaj chai',
  'chakri chai',
  'ma kaam',
  'ma nokri',
  'ma job',
  'company job',
  'company jobs',
  'company me',
  'company mein',
  'same day',
  'private limited',
  'private ltd',
  'house wife',
  'house wives',
]);

/** Whether these two words ask for nothing together. */
export const areFillers = (words: readonly string[]): boolean => phrases.has(words.join(' '));
