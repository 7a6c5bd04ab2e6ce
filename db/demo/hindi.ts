import { cities, neighbourhoods } from './cities.ts';
import { sections } from './describe.ts';
import { seededRandom } from './random.ts';
import type {
  DemoCompany,
  DemoJob,
  EmploymentType,
  ExperienceLevel,
  Industry,
  Quarter,
} from './types.ts';

interface HindiPosting {
  titles: readonly [string, string, ...string[]];
  industries: readonly Industry[];
  level: ExperienceLevel;
  years: readonly [min: number, max: number];
  payInr: readonly [min: number, max: number];
  type?: EmploymentType;
  quarter?: Quarter;
  openings: readonly [min: number, max: number];
  intro: readonly string[];
  duties: readonly string[];
  requirements: readonly string[];
  skills: readonly string[];
}

// Towns where a shop or contractor would write a job in Hindi.
const hindiTowns = new Set([
  'Indore',
  'Bhopal',
  'Ujjain',
  'Dewas',
  'Jabalpur',
  'Gwalior',
  'Satna',
  'Khandwa',
  'Ratlam',
  'Lucknow',
  'Kanpur',
  'Varanasi',
  'Prayagraj',
  'Gorakhpur',
  'Patna',
  'Muzaffarpur',
  'Ranchi',
  'Raipur',
  'Bilaspur',
  'Jaipur',
  'Kota',
  'Agra',
  'Ghaziabad',
]);

const benefits = [
  'पीएफ और ईएसआई पहले महीने से',
  'हर महीने की 7 तारीख तक वेतन बैंक खाते में',
  'सप्ताह में एक दिन छुट्टी',
  'ओवरटाइम का अलग भुगतान',
  'दिवाली पर बोनस',
  'बाहर से आने वालों के लिए रहने की व्यवस्था',
  'यूनिफॉर्म कंपनी की ओर से',
  'दुर्घटना बीमा',
  'काम सीखने का पूरा मौका और हर साल वेतन वृद्धि',
];

const hours = [
  '**समय:** 8 से 9 घंटे की ड्यूटी, ज़रूरत पड़ने पर ओवरटाइम।',
  '**समय:** शिफ्ट के अनुसार 8 घंटे, सप्ताह में एक दिन छुट्टी।',
  '**समय:** पूरा समय, ड्यूटी का चार्ट हर हफ़्ते पहले बताया जाता है।',
];

const closings = [
  '**इंटरव्यू:** सोमवार से शनिवार, सुबह 11 से 3 बजे तक। आधार कार्ड और दो फोटो साथ लाएँ।',
  '**ध्यान दें:** भर्ती के लिए किसी से कोई शुल्क नहीं लिया जाता।',
  '**चयन:** छोटा इंटरव्यू और काम का टेस्ट उसी दिन, नतीजा भी उसी दिन।',
];

const postings: readonly HindiPosting[] = [
  {
    titles: ['ड्राइवर (पिकअप वैन)', 'कमर्शियल गाड़ी चालक', 'ट्रक ड्राइवर (HMV)'],
    industries: ['Transport and Fleet', 'Logistics and Warehousing', 'Agriculture and Food'],
    level: 'junior',
    years: [2, 6],
    payInr: [180_000, 288_000],
    quarter: 'industrial',
    openings: [1, 5],
    intro: [
      'हमें ऐसे ड्राइवर चाहिए जो गाड़ी और कागज़ दोनों सँभालकर रखें।',
      'माल की डिलीवरी के लिए अनुभवी चालक की ज़रूरत है।',
    ],
    duties: [
      'तय रास्ते पर समय से माल पहुँचाना',
      'निकलने से पहले तेल, टायर और ब्रेक की जाँच करना',
      'बिल्टी, ई-वे बिल और आरसी साथ रखना',
      'माल उतरने पर रसीद पर हस्ताक्षर लेना',
      'गाड़ी साफ़ रखना और लॉग बुक भरना',
    ],
    requirements: [
      'वैध ड्राइविंग लाइसेंस',
      'कम से कम 2 साल गाड़ी चलाने का अनुभव',
      'शराब पीकर गाड़ी न चलाने का रिकॉर्ड',
      'आसपास के रास्तों की जानकारी',
      '8वीं पास',
    ],
    skills: ['Driving', 'LMV Licence', 'Road Safety', 'Route Knowledge', 'Log Book'],
  },
  {
    titles: ['सिक्योरिटी गार्ड', 'गेट सुरक्षा गार्ड', 'सुरक्षा गार्ड (रात की ड्यूटी)'],
    industries: ['Security and Facility Services'],
    level: 'entry',
    years: [0, 2],
    payInr: [132_000, 186_000],
    openings: [5, 40],
    intro: [
      'बैंक, अस्पताल और सोसाइटी के लिए सुरक्षा गार्ड की सीधी भर्ती।',
      'तुरंत काम शुरू करने वाले गार्ड चाहिए। कोई डिपॉज़िट नहीं।',
    ],
    duties: [
      'गेट पर आने-जाने वालों की जाँच और एंट्री',
      'रजिस्टर भरना और चाबियाँ सँभालना',
      'रात में परिसर का चक्कर लगाना',
      'सीसीटीवी पर नज़र रखना',
      'आग या दुर्घटना के समय लोगों की मदद करना',
    ],
    requirements: [
      '8वीं या 10वीं पास',
      'रजिस्टर में साफ़ लिखना',
      'पुलिस वेरिफिकेशन ज़रूरी',
      'अच्छी सेहत और विनम्र व्यवहार',
      'भूतपूर्व सैनिकों को प्राथमिकता',
    ],
    skills: ['Security', 'Patrolling', 'Visitor Management', 'CCTV', 'Discipline'],
  },
  {
    titles: ['इलेक्ट्रीशियन (ITI)', 'बिजली मिस्त्री', 'मेंटेनेंस इलेक्ट्रीशियन'],
    industries: [
      'Electrical and Solar',
      'Construction and Infrastructure',
      'Engineering and Manufacturing',
    ],
    level: 'junior',
    years: [1, 4],
    payInr: [174_000, 276_000],
    quarter: 'industrial',
    openings: [1, 8],
    intro: [
      'फैक्ट्री और भवनों के काम के लिए इलेक्ट्रीशियन की आवश्यकता है।',
      'वायरिंग और पैनल का काम जानने वाले साथी चाहिए।',
    ],
    duties: [
      'ड्रॉइंग के अनुसार वायरिंग और कंड्यूट डालना',
      'मोटर, स्टार्टर और पैनल की खराबी ठीक करना',
      'अर्थिंग और लोड की जाँच',
      'डीजी सेट चलाना और रीडिंग लिखना',
      'सुरक्षा नियमों का पालन करना',
    ],
    requirements: [
      'ITI इलेक्ट्रीशियन या वायरमैन',
      '1 से 4 साल का अनुभव',
      'थ्री फेज़ मोटर की जानकारी',
      'मीटर और औज़ार चलाना आना चाहिए',
      'ऊँचाई पर काम करने को तैयार',
    ],
    skills: ['Electrical Wiring', 'Motor Repair', 'Panel Wiring', 'ITI Electrician', 'Safety'],
  },
  {
    titles: ['टेलीकॉलर (हिंदी)', 'ग्राहक सेवा प्रतिनिधि (हिंदी)', 'कॉल सेंटर एग्ज़ीक्यूटिव'],
    industries: ['BPO and Customer Support', 'Telecom', 'Coaching and Training'],
    level: 'entry',
    years: [0, 1],
    payInr: [138_000, 204_000],
    openings: [5, 30],
    intro: [
      'अगर आप हिंदी में साफ़ और धैर्य से बात करते हैं, तो यह काम आपके लिए है।',
      'नए बैच के लिए फ्रेशर भी आवेदन करें, ट्रेनिंग हम देंगे।',
    ],
    duties: [
      'ग्राहकों के फोन उठाना और समस्या हल करना',
      'हर कॉल की जानकारी कंप्यूटर में दर्ज करना',
      'वादे के अनुसार वापस फोन करना',
      'नई योजनाओं की सही जानकारी देना',
      'टीम लीडर को रोज़ रिपोर्ट देना',
    ],
    requirements: [
      '12वीं पास या स्नातक',
      'शुद्ध हिंदी, थोड़ी अंग्रेज़ी',
      'कंप्यूटर की बुनियादी जानकारी',
      'रोटेशनल शिफ्ट में काम करने को तैयार',
      'महिलाओं के लिए रात में कैब',
    ],
    skills: ['Communication', 'Hindi', 'Customer Support', 'Telecalling', 'Typing'],
  },
  {
    titles: ['डाटा एंट्री ऑपरेटर (हिंदी टाइपिंग)', 'कंप्यूटर ऑपरेटर (संविदा)'],
    industries: ['Government Contracting', 'Social Sector'],
    level: 'entry',
    years: [0, 2],
    payInr: [132_000, 192_000],
    type: 'contract',
    openings: [2, 20],
    intro: [
      'परियोजना कार्यालय में 11 माह की संविदा पर ऑपरेटर रखे जाएँगे। यह स्थायी सरकारी पद नहीं है।',
      'ज़िला स्तर के काम के लिए कंप्यूटर ऑपरेटर चाहिए।',
    ],
    duties: [
      'आवेदन और सर्वे फॉर्म पोर्टल पर दर्ज करना',
      'पुराने अभिलेख स्कैन करके अपलोड करना',
      'रोज़ की प्रगति रिपोर्ट बनाना',
      'हिंदी में पत्र टाइप करना',
      'नागरिकों को फॉर्म भरने में मदद करना',
    ],
    requirements: [
      'स्नातक के साथ DCA या PGDCA',
      'CPCT या हिंदी टाइपिंग 25 शब्द प्रति मिनट',
      'MS Excel की जानकारी',
      'राज्य का मूल निवासी',
      'समय का पाबंद',
    ],
    skills: ['Data Entry', 'Hindi Typing', 'MS Excel', 'CPCT', 'Public Dealing'],
  },
  {
    titles: ['रसोइया', 'हलवाई और सहायक', 'कैंटीन कुक'],
    industries: ['Restaurants and Catering', 'Hotels and Resorts'],
    level: 'junior',
    years: [1, 6],
    payInr: [168_000, 276_000],
    openings: [1, 5],
    intro: [
      'साफ़-सफ़ाई से स्वादिष्ट खाना बनाने वाले रसोइए चाहिए।',
      'पहले ट्रायल, फिर वेतन की बात। मेहनती कारीगरों का स्वागत है।',
    ],
    duties: [
      'रोज़ का भोजन और नाश्ता समय पर तैयार करना',
      'मसाले और सब्ज़ी की तैयारी पहले से करना',
      'स्वाद और मात्रा एक जैसी रखना',
      'रसोई और बर्तन साफ़ रखना',
      'अगले दिन के सामान की सूची देना',
    ],
    requirements: [
      'रसोई में 1 साल या ज़्यादा का अनुभव',
      'दो व्यंजनों का ट्रायल देना होगा',
      'तंबाकू का सेवन न करते हों',
      'त्योहारों पर काम करने को तैयार',
      'आधार कार्ड और बैंक खाता',
    ],
    skills: ['Cooking', 'Food Hygiene', 'Indian Cuisine', 'Kitchen Operations'],
  },
  {
    titles: ['गोदाम सहायक', 'पैकिंग और लोडिंग कर्मचारी', 'पिकर-पैकर'],
    industries: ['Logistics and Warehousing', 'E-commerce', 'Agriculture and Food'],
    level: 'entry',
    years: [0, 1],
    payInr: [132_000, 180_000],
    quarter: 'industrial',
    openings: [3, 30],
    intro: [
      'गोदाम में माल की पैकिंग और लोडिंग के लिए कर्मचारी चाहिए।',
      'त्योहारों के सीज़न के लिए तुरंत भर्ती, अच्छा काम करने वालों को स्थायी नौकरी।',
    ],
    duties: [
      'ऑर्डर के अनुसार सामान निकालना और पैक करना',
      'गाड़ी में माल चढ़ाना और उतारना',
      'बारकोड स्कैन करना',
      'खराब माल अलग रखना',
      'गोदाम साफ़ और व्यवस्थित रखना',
    ],
    requirements: [
      '8वीं या 10वीं पास',
      'वज़न उठाने का काम करने को तैयार',
      'शारीरिक रूप से स्वस्थ',
      'शिफ्ट में काम करने को तैयार',
      'पास में रहने वालों को प्राथमिकता',
    ],
    skills: ['Picking and Packing', 'Loading and Unloading', 'Barcode Scanning', 'Inventory'],
  },
  {
    titles: ['सिलाई कारीगर', 'सिलाई मशीन ऑपरेटर (महिला/पुरुष)'],
    industries: ['Textiles and Garments'],
    level: 'junior',
    years: [1, 5],
    payInr: [138_000, 216_000],
    quarter: 'industrial',
    openings: [5, 30],
    intro: [
      'यूनिफॉर्म और कुर्तों की सिलाई के लिए कारीगर चाहिए। वेतन या पीस रेट, जैसा आप चाहें।',
      'सिलाई जानने वाली महिलाओं के लिए घर के पास काम।',
    ],
    duties: [
      'दिए गए नाप के अनुसार सिलाई करना',
      'धागा काटना और जाँच करना',
      'मशीन की सफ़ाई और तेल देना',
      'रोज़ का लक्ष्य पूरा करना',
      'खराब पीस अलग रखना',
    ],
    requirements: [
      'सिंगल नीडल या ओवरलॉक मशीन का अनुभव',
      'मशीन पर टेस्ट होगा',
      'नियमित आने वाले ही आवेदन करें',
      'पढ़ना-लिखना आना काफ़ी है',
    ],
    skills: ['Stitching', 'Sewing Machine', 'Overlock', 'Measurement'],
  },
  {
    titles: ['सेल्समैन (काउंटर)', 'दुकान सहायक', 'बिलिंग ऑपरेटर'],
    industries: ['Retail'],
    level: 'entry',
    years: [0, 2],
    payInr: [120_000, 180_000],
    openings: [1, 6],
    intro: [
      'शोरूम के लिए मिलनसार सेल्समैन और सेल्सगर्ल चाहिए।',
      'शादी के सीज़न में काम बढ़ा है, नए साथियों की ज़रूरत है।',
    ],
    duties: [
      'ग्राहकों का स्वागत करना और सामान दिखाना',
      'कीमत और ऑफर की सही जानकारी देना',
      'बिल बनाना और भुगतान लेना',
      'शेल्फ़ सजाना और स्टॉक गिनना',
      'दुकान खोलने और बंद करने में मदद',
    ],
    requirements: [
      '10वीं या 12वीं पास',
      'अच्छा व्यवहार और साफ़ बोलचाल',
      'UPI और बिलिंग की जानकारी हो तो बेहतर',
      'त्योहार और रविवार को काम, छुट्टी किसी और दिन',
    ],
    skills: ['Retail Sales', 'Customer Service', 'Billing', 'Cash Handling'],
  },
  {
    titles: ['स्टाफ नर्स (GNM)', 'वार्ड आया / वार्ड बॉय'],
    industries: ['Hospitals and Clinics'],
    level: 'entry',
    years: [0, 2],
    payInr: [126_000, 210_000],
    openings: [2, 10],
    intro: ['मरीज़ों की सेवा में मन लगाने वाले साथी चाहिए।', 'अस्पताल के नए वार्ड के लिए सीधी भर्ती।'],
    duties: [
      'डॉक्टर के निर्देश के अनुसार मरीज़ की देखभाल',
      'बीपी, तापमान और नाड़ी नोट करना',
      'मरीज़ को जाँच के लिए ले जाना',
      'वार्ड की सफ़ाई और बायोमेडिकल कचरे का नियम पालन',
      'ड्यूटी बदलते समय पूरी जानकारी देना',
    ],
    requirements: [
      'पद के अनुसार GNM या 10वीं पास',
      'रात की ड्यूटी बारी-बारी से',
      'विनम्र और धैर्यवान',
      'नर्स पद के लिए राज्य काउंसिल में पंजीकरण',
    ],
    skills: ['Patient Care', 'Vital Signs', 'Hygiene', 'Ward Duty'],
  },
  {
    titles: ['खेत एवं मंडी सहायक', 'मंडी खरीद सहायक'],
    industries: ['Agriculture and Food'],
    level: 'entry',
    years: [0, 2],
    payInr: [126_000, 192_000],
    openings: [1, 4],
    intro: [
      'किसानों से सीधे खरीद के काम में मदद के लिए साथी चाहिए।',
      'मंडी का काम समझने वाले युवाओं के लिए अच्छा मौका।',
    ],
    duties: [
      'मंडी में नीलामी और तौल के समय उपस्थित रहना',
      'अनाज की नमी और गुणवत्ता जाँचना',
      'किसान की पर्ची और भुगतान का हिसाब रखना',
      'बोरे गिनना और गाड़ी लोड करवाना',
      'रोज़ के भाव की सूचना देना',
    ],
    requirements: [
      '12वीं पास, कृषि विषय हो तो बेहतर',
      'बाइक और लाइसेंस',
      'हिसाब में पक्के और ईमानदार',
      'मालवी या स्थानीय बोली की समझ',
    ],
    skills: ['Mandi Operations', 'Procurement', 'Quality Grading', 'Record Keeping'],
  },
  {
    titles: ['फील्ड ऑफिसर (समूह लोन)', 'लोन अधिकारी (ग्रामीण शाखा)'],
    industries: ['Banking and Lending'],
    level: 'entry',
    years: [0, 2],
    payInr: [162_000, 240_000],
    openings: [3, 15],
    intro: [
      'गाँव और कस्बों में लोगों तक भरोसे की वित्तीय सेवा पहुँचाने का काम।',
      'अपने ही क्षेत्र में काम करें, दूर जाने की ज़रूरत नहीं।',
    ],
    duties: [
      'महिला समूहों और परिवारों से मिलना',
      'योजना और किस्त की सही जानकारी देना',
      'कागज़ात जमा करके ऐप में डालना',
      'समय पर किस्त लेना और रसीद देना',
      'रोज़ की रिपोर्ट शाखा में देना',
    ],
    requirements: [
      '12वीं पास या स्नातक',
      'दोपहिया वाहन और लाइसेंस',
      'स्थानीय निवासी',
      'स्मार्टफोन चलाना आता हो',
      'सम्मान से बात करने की आदत',
    ],
    skills: ['Field Sales', 'KYC', 'Customer Visits', 'Local Language'],
  },
  {
    titles: ['राजमिस्त्री', 'साइट सुपरवाइज़र (सिविल)'],
    industries: ['Construction and Infrastructure', 'Real Estate'],
    level: 'mid',
    years: [3, 8],
    payInr: [204_000, 336_000],
    type: 'contract',
    openings: [2, 12],
    intro: [
      'भवन और सड़क निर्माण की साइट पर कुशल लोगों की ज़रूरत है।',
      'डेढ़ साल का काम एक ही साइट पर, भुगतान समय से।',
    ],
    duties: [
      'इंजीनियर के निशान के अनुसार काम करना या करवाना',
      'लेवल और साहुल की जाँच',
      'मज़दूरों की हाज़िरी और सामान का हिसाब',
      'हेलमेट और बेल्ट का नियम पालन',
      'दिन के अंत में काम का नाप देना',
    ],
    requirements: [
      '3 साल से अधिक अनुभव',
      'साइट पर काम का टेस्ट',
      'आधार कार्ड और बैंक खाता',
      'साइट पर रुकने को तैयार',
    ],
    skills: ['Site Work', 'Masonry', 'Manpower Handling', 'Safety'],
  },
];

function postingsOf(posting: HindiPosting, companies: readonly DemoCompany[]): DemoJob[] {
  const random = seededRandom(posting.titles[0]);
  const nearby = companies.flatMap((company) => {
    const towns = company.hiresIn.filter((town) => hindiTowns.has(town));
    return posting.industries.includes(company.industry) && towns.length > 0
      ? [{ company, towns }]
      : [];
  });
  return random.some(nearby, 3).map(({ company, towns }, index) => {
    const town = random.pick(towns);
    const factor = cities[town]?.pay ?? 1;
    const min =
      Math.round((posting.payInr[0] * factor * (1 + random.next() * 0.15)) / 6_000) * 6_000;
    const max = Math.max(min, Math.round((posting.payInr[1] * factor) / 6_000) * 6_000);
    const disclosed = random.chance(0.9);
    return {
      companyName: company.name,
      title: posting.titles[index] ?? posting.titles[0],
      description: sections(
        [random.pick(posting.intro), random.pick(hours), random.pick(closings)],
        [
          ['ज़िम्मेदारियाँ', random.some(posting.duties, random.between(4, 5))],
          ['योग्यता', random.some(posting.requirements, random.between(3, 5))],
          ['सुविधाएँ', random.some(benefits, random.between(3, 5))],
        ],
      ),
      location: random.chance(0.3)
        ? town
        : `${random.pick(neighbourhoods(town, posting.quarter ?? 'town'))}, ${town}`,
      employmentType: posting.type ?? 'full_time',
      experienceLevel: posting.level,
      workMode: 'onsite',
      salaryMinInr: disclosed ? min : null,
      salaryMaxInr: disclosed ? max : null,
      skills: posting.skills,
      openings: random.between(...posting.openings),
      experienceMinYears: posting.years[0],
      experienceMaxYears: posting.years[1],
      postedDaysAgo: Math.round(random.next() ** 2 * 27 * 1_000) / 1_000,
      language: 'hi',
    };
  });
}

/** Jobs written in Hindi, as by shops and contractors in the Hindi-speaking states. */
export const hindiJobs = (companies: readonly DemoCompany[]): DemoJob[] =>
  postings.flatMap((posting) => postingsOf(posting, companies));
