import type { Language } from '../../endpoint.ts';
import { knownNames } from './known-names.ts';

/**
 * What Hindi readers call the industries that the form of a company suggests and those that postings often name.
 * Companies are free to write another, which is shown as they wrote it.
 */
const industries = knownNames({
  en: '',
  hi: `
  IT Services & Consulting=आईटी सेवाएँ और परामर्श, Information Technology=सूचना प्रौद्योगिकी,
  Software=सॉफ़्टवेयर, Software Product=सॉफ़्टवेयर उत्पाद, Internet=इंटरनेट, Banking=बैंकिंग,
  Banking and Lending=बैंकिंग और ऋण, Banking and Finance=बैंकिंग और वित्त, Financial Services=वित्तीय सेवाएँ,
  Insurance=बीमा, FinTech / Payments=फ़िनटेक और भुगतान, Accounting and Audit=लेखा और ऑडिट, Legal=क़ानून,
  Legal Services=क़ानूनी सेवाएँ, Management Consulting=प्रबंधन परामर्श,
  Recruitment / Staffing=भर्ती और स्टाफ़िंग, Staffing and Recruitment=स्टाफ़िंग और भर्ती, BPM / BPO=बीपीओ,
  BPO and Customer Support=बीपीओ और ग्राहक सेवा, Analytics / KPO / Research=एनालिटिक्स और शोध, Retail=खुदरा,
  Retail and E-commerce=खुदरा और ई-कॉमर्स, E-commerce=ई-कॉमर्स, FMCG=रोज़मर्रा का सामान,
  Food Processing=खाद्य प्रसंस्करण, Agriculture=कृषि, Agriculture and Food=कृषि और खाद्य,
  Food and Restaurants=खाना और रेस्तराँ, Restaurants and Catering=रेस्तराँ और कैटरिंग,
  Hotels and Resorts=होटल और रिसॉर्ट, Hotels & Restaurants=होटल और रेस्तराँ, Hotels and Travel=होटल और यात्रा,
  Travel and Tourism=यात्रा और पर्यटन, Travel & Tourism=यात्रा और पर्यटन, Aviation=विमानन,
  Events / Live Entertainment=आयोजन और मनोरंजन, Film / Music / Entertainment=फ़िल्म-संगीत और मनोरंजन,
  Media and Advertising=मीडिया और विज्ञापन, Advertising & Marketing=विज्ञापन और मार्केटिंग,
  Printing & Publishing=छपाई और प्रकाशन, TV / Radio=टीवी और रेडियो, Animation & VFX=एनिमेशन और वीएफ़एक्स,
  Gaming=गेमिंग, Design=डिज़ाइन, Automobile=ऑटोमोबाइल, Auto Components=ऑटो पार्ट्स, Manufacturing=विनिर्माण,
  Engineering and Manufacturing=इंजीनियरिंग और विनिर्माण, Engineering & Construction=इंजीनियरिंग और निर्माण,
  Construction and Infrastructure=निर्माण और बुनियादी ढाँचा,
  Construction and Real Estate=निर्माण और रियल एस्टेट, Real Estate=रियल एस्टेट,
  Building Material=निर्माण सामग्री, Architecture and Interiors=वास्तुकला और इंटीरियर,
  Architecture / Interior Design=वास्तुकला और इंटीरियर,
  Industrial Equipment / Machinery=औद्योगिक उपकरण और मशीनें, Industrial Automation=औद्योगिक ऑटोमेशन,
  Electrical Equipment=बिजली के उपकरण, Electrical and Solar=बिजली और सोलर,
  Electronics Manufacturing=इलेक्ट्रॉनिक्स विनिर्माण,
  Electronic Components / Semiconductors=इलेक्ट्रॉनिक पुर्ज़े और सेमीकंडक्टर,
  Consumer Electronics & Appliances=घरेलू इलेक्ट्रॉनिक्स, Hardware & Networking=हार्डवेयर और नेटवर्किंग,
  Power=बिजली, Oil & Gas=तेल और गैस, Chemicals=रसायन, Defence & Aerospace=रक्षा और अंतरिक्ष,
  Packaging & Containers=पैकेजिंग, Textiles and Garments=कपड़ा और परिधान, Gems & Jewellery=रत्न और आभूषण,
  Import & Export=आयात और निर्यात, Logistics and Warehousing=लॉजिस्टिक्स और गोदाम,
  Courier / Logistics=कूरियर और लॉजिस्टिक्स, Transport and Fleet=परिवहन और वाहन बेड़ा,
  Urban Transport=शहरी परिवहन, Ports & Shipping=बंदरगाह और जहाज़रानी, Telecom=दूरसंचार,
  Telecom / ISP=दूरसंचार और इंटरनेट सेवा, Hospitals and Clinics=अस्पताल और क्लिनिक,
  Medical Services / Hospital=चिकित्सा सेवाएँ और अस्पताल, Medical Devices & Equipment=चिकित्सा उपकरण,
  Diagnostics=जाँच केंद्र, Pharmaceuticals=दवा उद्योग, Pharmaceutical & Life Sciences=दवा और जीवन विज्ञान,
  Biotechnology=जैव प्रौद्योगिकी, Clinical Research / Contract Research=क्लिनिकल शोध,
  Beauty and Wellness=सौंदर्य और वेलनेस, Fitness & Wellness=फ़िटनेस और वेलनेस,
  Schools and Colleges=स्कूल और कॉलेज, Coaching and Training=कोचिंग और प्रशिक्षण,
  Education and Training=शिक्षा और प्रशिक्षण, Education / Training=शिक्षा और प्रशिक्षण,
  E-Learning / EdTech=ई-लर्निंग, Security and Facility Services=सुरक्षा और सुविधा सेवाएँ,
  Facility Management Services=सुविधा प्रबंधन, Law Enforcement / Security Services=सुरक्षा सेवाएँ,
  Social Sector=सामाजिक क्षेत्र, NGO / Social Services / Industry Associations=एनजीओ और समाज सेवा,
  Government and NGO=सरकार और एनजीओ, Government / Public Administration=सरकार और लोक प्रशासन,
  Government Contracting=सरकारी ठेके, Miscellaneous=अन्य`,
});

/** Each industry that has a name of its own in the language, with that name. */
export const industriesWithNames = industries.all;

/** An industry as readers of the language write it: "Retail" is "खुदरा" in Hindi; null, where none is stored, stays null. */
export const industryName = <Stored extends string | null>(stored: Stored, language: Language) =>
  stored === null ? stored : industries.nameOf(stored, language);
