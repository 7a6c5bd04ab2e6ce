import { wordsOf } from '../words.ts';
import { thingsDone, verbsOfWork } from './verbs-of-work.ts';

/**
 * What people type in place of a name that jobs have: in other languages of India, in Hindi letters,
 * and as they say it. Jobs do not write so; the names of a line are looked up in one direction only,
 * so that a search for the first one takes no longer.
 */

/**
 * What Tamil, Telugu, Kannada, Malayalam, Bengali, Marathi, Gujarati, Punjabi and Hindi call work, by their
 * dictionaries, in Latin letters.
 */
const inOtherLanguages = `
driver | otunar | oottunar | vandi ottunar | vandi otturadhu | vandi ottura | vandi ottuvathu | chalaka | chalakudu | chalok | gari chalok | gari chalano | gari chalak | vahan chalok | gaadi chalaka
teacher | asiriyar | aasiriyar | asiriyai | aasiriyai | upadhyayudu | upadhyayulu | upadhyaya | upadhyayini | shikshaka | shikshakaru | shikkhok | shikshok | shikkhika | adhyapakan | adhyapika | adhyapak | shikshak | mastaru | mestru
manager | melalar | melaalar | nirvahaka | nirvahakudu | vyavasthapak | byabosthapok
receptionist | varaverpalar | swagatakarini | swagatkarini | obhyorthonakari
doctor | maruthuvar | vaidyudu | vaidyaru | daktar | chikitsok | vaidya
nurse | narsu | sevilaiyar | seviliyar | sevika nurse | paricharika | shushrusha
hospital | maruthuvamanai | asupatri | aasupatri | aspatre | ashupathri | aashupathri | hashpatal | haspatal | rugnalay | dawakhana | davakhana
accountant | lekkiga | lekka patra | hisobnis | hishobnis | kanakkar | kanakku | kanakku pillai | kanakkupillai | lekkala | hisab rakshak | hisab rokkhok | hishab rokkhok | lekhapal | lekhakar | hisabnis | lekkalu
tailor | kuttu pani | kuttu panulu | holige | holige kelasa | selai kaj | sivan kaam | thaiyalkarar | thaiyalkaran | thayyal | thayyalkaran | thayyalkari | darji | dorji | shimpi | selai | shelai | silai karigar
security guard | kavalar | kavalkar | kapaladaru | kaapaladaru | pahredar | pehredaar | kaval | kavalali | kaavalali | kavalkaran | kavalugara | rakhandar | paharadar | prohori | suraksha rakshak | suraksha karmi | suraksha gard | padukavalar | pathukavalar | bhadrata sibbandi | bhadrata rakshaka | nirapotta rokkhi | nirapatta rakshi | suraksha rakshaka
cook | aduge bhatta | aduge bhattaru | swayampaki bai | swayampakin | rasoiya | langri | samayalkaran | samayalkari | vantavadu | vanta master | samayal master | pachakam | pachakakkaran | pachakakkari | adige bhatta | rasoiyo | rannar kaj | rannar lok
shop | kadai | angadi | dukanam | dokan | dokane | dokan er | dukandar
sales | vikrayakarta | vikreta | bikreta | vikri pratinidhi | maratagara | virpanai | virpanaiyalar | ammakam | bikroy | vikri | vechan
housemaid | kajer lok | kajer meye | kajer masi | mane kelasa | mane kelasadavalu | veettu velai | veettujoli | molkarin | panimanishi
carpenter | thachar | thachan | vadrangi | badagi | suthar | sutar | tarkhan | badhai | barhai | kath mistri | chhutor mistri | lakdi ka mistri
mason | kothanar | tapi mestri | tapi mistri | gavandi | gawandi | kadiyo | kadiya | mesthiri | kolutthanar
electrician | minsara velai | minsara paniyalar | minsaram | vidyut pani | vidyut kelasa | vaidyuthi | vijtantri | vij tantri | current mistri | current velai | bijli mistri | bijli karigar
plumber | nal mistri | nal ka mistri | nalsaz | nal fitting
painter | putai | rangai | rang mistri | vellai adithal
labour | kamgar | shramik | karmikudu | karmika | thozhilali | tholilali | majur | mazdur | coolie
farming | vivasayam | vyavasayam | sheti | krushi | chash | raitu | raita
gardener | thottakarar | thottakkaran | bagban | malir kaj
clerk | gumasta | gumastha | ezhuthar | lipik | karkun | kerani
peon | chaprasi | chaparasi | shipai | patavala | pattawala | peun
cleaner | thuppuravu paniyalar | shubram | swachate | sucheekaranam | swachhata karmi | safai sevak | thuppuravu | thooimai paniyalar | poriskar | porishkar | jhadudar | jhardar | jamadar | safai kamgar
waiter | bera | baira | beyra
helper | uthaviyaal | sahayi | sahakari | sahayak | sahayika | uthaviyalar | sahayakudu | madatnis | madadgar
lawyer | vazhakarignar | nyayavadi | ukil | vakkil
engineer | poriyalar | abhiyanta
school | pallikoodam | patashala | pathshala | paathshala | badi pantulu
factory | tholirsalai | karkhana | karkhane | karkhanay | kaarkhana | fektri
office | aluvalagam | daftor | karyalay | karyalaya
car washer | gaadi dhona | gadi dhona | gaadi dhone | gadi dhone | gadi dhulai | gaadi dhulai | car dhona | car dhone
`;

/**
 * Occupations of the National Classification of Occupations (2015) in Hindi and Marathi. In Devanagari
 * they are known by their sound.
 */
const trades = `
barber | nhavi | hajam
potter | kumhar | kumbhar
goldsmith | sonar
cobbler | chambhar
painter | rangari | puttai
moulder | dhalai
bar bender | sariya | sariya bandhne | bar bending
shuttering carpenter | centering | centring | shuttering mistri
cleaner | jhadu | jhaadu | jhadu pocha | jhadu katka
fisherman | machhuara | machuara | machhimar | machimar | koli
mahout | mahavat | mahaut | mahut
postman | dakiya | dak sevak
surveyor | sarvekshak
caregiver | dekhbhal | dekh bhal
`;

/** Trades of the Craftsmen Training Scheme by their short forms (Directorate General of Training). */
const shortTrades = `
computer operator | copa
automobile mechanic | mmv | motor mechanic vehicle | mechanic motor vehicle
diesel mechanic | mechanic diesel
ac technician | mrac
chemical operator | aocp
tailor | sewing technology | dress making
`;

/** Short forms of words of titles, as factories and offices of India write them. */
const shortWords = `
production | prodn
maintenance | maint | mtce
manufacturing | mfg
electrical | elect | elec
instrumentation | instru
administration | admn
management | mgmt
operations | opns
quality | qlty
supervisor | supv | supvr
executive | exe | exec
manager | mgr
marketing | mktg | mkt
engineer | engr
assistant | asstt
deputy | dy | dpty
inspector | insp
hardware | h w
network | n w
software | s w
`;

const fullOf: ReadonlyMap<string, string> = new Map(
  shortWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [full = '', ...short] = line.split(' | ');
      return short.map((one) => [one, full] as const);
    }),
);

/** English words of work in Hindi letters. */
const inHindiLetters = `
civil | सिविल
mechanical | मैकेनिकल | मेकेनिकल
electrical | इलेक्ट्रिकल
bank | बैंक
hotel | होटल
company | कंपनी | कम्पनी
operator | ऑपरेटर
design | डिजाइन | डिज़ाइन
designing | डिजाइनिंग | डिज़ाइनिंग
designer | डिजाइनर | डिज़ाइनर
helper | हेल्पर
worker | वर्कर
trainer | ट्रेनर
officer | ऑफिसर
supervisor | सुपरवाइजर
assistant | असिस्टेंट
accountant | अकाउंटेंट | एकाउंटेंट | अकाउंटंट
fresher | फ्रेशर | फ्रेशर्स
staff | स्टाफ
waiter | वेटर
steward | स्टीवर्ड
plumber | प्लंबर
welder | वेल्डर
fitter | फिटर
mechanic | मैकेनिक
computer | कंप्यूटर | कम्प्यूटर
maths | मैथ | मैथ्स
science | साइंस
english | इंग्लिश | अंग्रेजी
call | कॉल
center | सेंटर
customer care | कस्टमर केयर
telecaller | टेलीकॉलर | टेलीकॉलिंग
nursing | नर्सिंग
pharmacist | फार्मासिस्ट
technician | टेक्नीशियन
salesman | सेल्समैन
store | स्टोर | स्टोर्स
keeper | कीपर
lecturer | लेक्चरर
warehouse | वेयरहाउस | गोदाम
factory | फैक्ट्री | फैक्टरी | कारखाना | कारखाने
supervisor | सुपरवाइजर
software | सॉफ्टवेयर
developer | डेवलपर
graphic | ग्राफिक
digital marketing | डिजिटल मार्केटिंग
tally | टैली | टेली
back office | बैक ऑफिस
receptionist | रिसेप्शनिस्ट
peon | चपरासी
clerk | क्लर्क | लिपिक
waiter | बैरा
beauty | ब्यूटी
music | म्यूजिक
tuition | ट्यूशन
tutor | ट्यूटर
security | सिक्योरिटी
insurance | इंश्योरेंस | इन्शुरन्स
agent | एजेंट
agency | एजेंसी
office | ऑफिस | आफिस
college | कॉलेज | कालेज
video | वीडियो | विडियो
maintenance | मेंटेनेंस | मेंटेनेन्स
finance | फाइनेंस | फाइनेन्स
hr | एचआर | एच आर
it | आईटी
bpo | बीपीओ
gst | जीएसटी
iti | आईटीआई
nursery | नर्सरी
coaching | कोचिंग
content | कंटेंट
courier | कूरियर | कोरियर
`;

const dishes =
  'roti chapati paratha parotta dosa idli biryani momo pizza burger sandwich juice tea chai coffee tandoor mithai sweets samosa';
/** Cooks of one dish: "momo maker", "dosa master". */
const ofDishes = wordsOf(dishes)
  .flatMap((dish) => ['maker', 'master', 'karigar', 'banane'].map((rank) => `${dish} ${rank}`))
  .join(' | ');

/** What jobs call the same: who has passed less than the tenth, or the eleventh, looks for such work, too. */
const classes: readonly (readonly [string, readonly number[]])[] = [
  ['8th pass', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['10th pass', [10, 11]],
  ['12th pass', [12]],
];
const inWords = 'th vi vin वीं वी'.split(' ');
const passes = 'pass paas पास'.split(' ');
/** "8vi pass", "8वीं पास": a class in every way that it is written. */
const waysToPass = (name: string, number: number): string[] => {
  const written = [String(number), ...inWords.map((end) => `${number}${end}`)];
  return [...new Set([name, ...written.flatMap((one) => passes.map((pass) => `${one} ${pass}`))])];
};
/** Who has passed less looks for the same jobs, but nobody who looks for somebody with the eighth class means the second. */
const classesNamed = classes.map(([name]) => waysToPass(name, Number.parseInt(name, 10)));
const classesPassed = classes.map(([name, numbers]) => [
  ...new Set([name, ...numbers.flatMap((number) => waysToPass(name, number))]),
]);

/** In English, as it is said, and degrees for one kind of work. */
const asSaid = `
lab technician | lab tech
ot technician | ot tech | ot assistant | ot asst
dialysis technician | dialysis tech
ac technician | ac tech
mri technician | mri tech
computer teacher | computer sir | computer madam | computer miss
maths teacher | maths sir | math sir | maths madam | maths miss
science teacher | science sir | science madam | science miss
english teacher | english sir | english madam | english miss
nursery teacher | nursery madam | nursery miss
voice process | semi voice process | semi voice | semivoice | semivoice process
cook | ${ofDishes}
teacher | ba bed | bsc bed | del ed | d el ed | deled | d ed | b el ed | jbt | ttc
medical officer | rmo | smo | dmo | duty medical officer
branch operations manager | bom
key account manager | kam
assistant manager | am
chartered accountant | ca inter | ca int | ca ipcc
front office executive | foe
branch relationship officer | bro
customer service officer | cso
physiotherapist | bpt | mpt
dentist | bds | mds
doctor | bams | bhms | bums
lab technician | mlt | bmlt | bsc mlt
optometrist | optometry | boptom | b optom
psychologist | ma psychology | msc psychology
nursery teacher | nursery teacher training | nursery teacher ntt | montessori trained
delivery boy | bike se delivery | bike delivery | food delivery | parcel delivery | parcel boy | courier boy
mechanical | dme
civil | dce
electrical | deee
army | agniveer | agnipath | fauji | indian army
security guard | security duty | night security | gate security | society security
moulding | molding
driller | drilling operator | drill operator
metallurgist | metallurgy | metallurgy engineer
desktop support | laptop
career break | returnship | returnship program | returnship programme | return to work | back to work
`;

/**
 * Short forms that postings of several companies explain, with the full form before them: "Large Language Models (LLM)".
 * Those that are short for two things ("SME") are left out.
 */
const explained = `
large language models | llm
retrieval augmented generation | rag
key performance indicators | kpi
user acceptance testing | uat
computer science and engineering | cse
electronics and communication engineering | ece
electrical and electronics engineering | eee
business requirement document | brd
functional requirement document | frd
software requirement specification | srs
software development life cycle | sdlc
software testing life cycle | stlc
object oriented programming | oop
object relational mapping | orm
exploratory data analysis | eda
amazon web services | aws
google cloud platform | gcp
adobe experience manager | aem
anti money laundering | aml
business process management | bpm
customer relationship management | crm
revenue cycle management | rcm
risk weighted assets | rwa
proof of concept | poc
standard operating procedures | sop
artificial neural network | ann
convolutional neural networks | cnn
generative adversarial networks | gan
small language models | slm
text to speech | tts
`;

/** The words in full; null if none of them is short for another. */
export function inFull(words: readonly string[]): readonly string[] | null {
  if (!words.some((word) => fullOf.has(word))) return null;
  return words.map((word) => fullOf.get(word) ?? word);
}

const said = [
  inOtherLanguages,
  trades,
  shortTrades,
  shortWords,
  inHindiLetters,
  asSaid,
  explained,
].flatMap((lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')),
);

/** What somebody may also call their own work. */
export const saidOfOneself: readonly (readonly string[])[] = [
  ...said,
  ...classesNamed,
  ...verbsOfWork,
];

export const saidInPlace: readonly (readonly string[])[] = [
  ...said,
  ...classesPassed,
  ...verbsOfWork,
  ...thingsDone,
];
