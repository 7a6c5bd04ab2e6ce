import { byHand, type Query } from './query.ts';

/** What a role is called in Hindi and Hinglish, in both scripts. */
const trades: readonly (readonly [names: string, title: RegExp])[] = [
  ['data entry; डाटा एंट्री; डेटा एन्ट्री', /data entry|computer operator|back office/i],
  ['security guard; chowkidar; pehredar; सिक्योरिटी गार्ड; चौकीदार', byHand('security|guard')],
  ['driver; gaadi chalane wala; गाड़ी चलाने वाला; ड्राइवर; चालक', byHand('driver|chauffeur')],
  ['accountant; hisab kitab; munim; अकाउंटेंट; लेखाकार', /account/i],
  ['teacher; padhane wala; shikshak; टीचर; शिक्षिका; अध्यापक', /teach|tutor|faculty|trainer|educat/i],
  [
    'khana banane wala; rasoiya; bawarchi; खाना बनाने वाला; रसोइया; शेफ',
    /cook|chef|commis|culinary|kitchen/i,
  ],
  ['nurse; nars; नर्स', /nurs/i],
  ['doctor; daktar; डॉक्टर; चिकित्सक', /doctor|physician|medical officer|surgeon|consultant/i],
  [
    'safai karmchari; safai wala; jhadu pocha; सफाई कर्मचारी; सफाईकर्मी',
    /house ?-?keep|clean|sweep|custod|janitor/i,
  ],
  ['bijli mistri; electrician; bijli ka kaam; इलेक्ट्रीशियन; बिजली मिस्त्री', /electric/i],
  [
    'mobile repair; mobile repairing; मोबाइल रिपेयर',
    /mobile (phone )?(repair|tech)|(service|hardware|field|electronics).*technician|technician.*(service|hardware|mobile)/i,
  ],
  ['silai; darzi; silai karne wala; सिलाई; दर्जी', /tailor|stitch|sew|garment/i],
  ['call center; telecaller; phone par baat; टेलीकॉलर; कॉल सेंटर', /call|tele|voice|bpo|customer/i],
  ['sales; bechne wala; salesman; सेल्समैन; सेल्स; बिक्री', /sales|sell/i],
  ['computer operator; computer chalane wala; कंप्यूटर ऑपरेटर', /computer|operator|data entry/i],
  [
    'software engineer; software banane wala; सॉफ्टवेयर इंजीनियर; सॉफ़्टवेयर डेवलपर',
    /software|developer|engineer/i,
  ],
  ['web designer; website banane wala; वेब डिज़ाइनर; वेब डेवलपर', /web|design/i],
  ['engineer; injiniyar; इंजीनियर; अभियंता', /engineer/i],
  ['manager; prabandhak; मैनेजर; प्रबंधक', /manager/i],
  ['marketing; मार्केटिंग; विपणन', /market/i],
  ['bank; बैंक; bank me', /bank/i],
  ['vakil; वकील; kanuni', /law|legal|advocate|attorney|counsel/i],
  [
    'mazdoor; majdoor; helper; मजदूर; हेल्पर',
    /^(?!.*(law|student|mobili)).*\b(helpers?|labou?rs?|workers?)\b/i,
  ],
  ['patrakar; पत्रकार; reporter', /journal|reporter|news|editor|correspondent/i],
  ['photographer; photo khinchne wala; फोटोग्राफर', /photo|camera/i],
  ['lekhak; likhne wala; लेखक; कंटेंट राइटर', /writ|author|content/i],
  ['anuvadak; translator; अनुवादक', /translat|language|interpret/i],
  ['receptionist; swagat karmi; रिसेप्शनिस्ट', /reception|front (desk|office)|guest/i],
  ['graphic designer; design banane wala; ग्राफिक डिजाइनर', /graphic|design/i],
  [
    'hotel; होटल; hotel line',
    /hotel|guest|chef|steward|front office|f ?& ?b|housekeep|restaurant|associate/i,
  ],
];

/** How people phrase a search around the role. */
const wishes = {
  latin: [
    (name: string) => `${name} ka kaam`,
    (name: string) => `${name} chahiye`,
    (name: string) => `${name} ki naukri`,
    (name: string) => `mujhe ${name} ki job chahiye`,
  ],
  devanagari: [
    (name: string) => name,
    (name: string) => `${name} की नौकरी`,
    (name: string) => `${name} का काम चाहिए`,
  ],
};

const queries = trades.flatMap(([names, title]) =>
  names.split('; ').flatMap((name) => {
    const isHindi = /[\u0900-\u097F]/u.test(name);
    const wrap = isHindi ? wishes.devanagari : wishes.latin;
    return wrap.map((say) => ({ isHindi, typed: say(name), wanted: { title } }));
  }),
);

const without = (hindi: boolean): readonly Query[] =>
  queries
    .filter(({ isHindi }) => isHindi === hindi)
    .map(({ typed, wanted }) => ({ typed, wanted }));

export const hinglish = without(false);
export const devanagari = without(true);
