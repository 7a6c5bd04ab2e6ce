import type { Language } from '../endpoint.ts';

/**
 * States and union territories by the codes that GST knows them by, the first two digits of a GSTIN. Left out are
 * codes that are not given any more: 25 went into 26, and 28 became 36 and 37.
 */
const names = {
  '01': ['Jammu and Kashmir', 'जम्मू और कश्मीर'],
  '02': ['Himachal Pradesh', 'हिमाचल प्रदेश'],
  '03': ['Punjab', 'पंजाब'],
  '04': ['Chandigarh', 'चंडीगढ़'],
  '05': ['Uttarakhand', 'उत्तराखंड'],
  '06': ['Haryana', 'हरियाणा'],
  '07': ['Delhi', 'दिल्ली'],
  '08': ['Rajasthan', 'राजस्थान'],
  '09': ['Uttar Pradesh', 'उत्तर प्रदेश'],
  '10': ['Bihar', 'बिहार'],
  '11': ['Sikkim', 'सिक्किम'],
  '12': ['Arunachal Pradesh', 'अरुणाचल प्रदेश'],
  '13': ['Nagaland', 'नागालैंड'],
  '14': ['Manipur', 'मणिपुर'],
  '15': ['Mizoram', 'मिज़ोरम'],
  '16': ['Tripura', 'त्रिपुरा'],
  '17': ['Meghalaya', 'मेघालय'],
  '18': ['Assam', 'असम'],
  '19': ['West Bengal', 'पश्चिम बंगाल'],
  '20': ['Jharkhand', 'झारखंड'],
  '21': ['Odisha', 'ओडिशा'],
  '22': ['Chhattisgarh', 'छत्तीसगढ़'],
  '23': ['Madhya Pradesh', 'मध्य प्रदेश'],
  '24': ['Gujarat', 'गुजरात'],
  '26': ['Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली और दमन और दीव'],
  '27': ['Maharashtra', 'महाराष्ट्र'],
  '29': ['Karnataka', 'कर्नाटक'],
  '30': ['Goa', 'गोवा'],
  '31': ['Lakshadweep', 'लक्षद्वीप'],
  '32': ['Kerala', 'केरल'],
  '33': ['Tamil Nadu', 'तमिलनाडु'],
  '34': ['Puducherry', 'पुदुच्चेरी'],
  '35': ['Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह'],
  '36': ['Telangana', 'तेलंगाना'],
  '37': ['Andhra Pradesh', 'आंध्र प्रदेश'],
  '38': ['Ladakh', 'लद्दाख'],
} as const satisfies Record<string, readonly [en: string, hi: string]>;

export type GstState = keyof typeof names;

// Keys such as '10' are numbers to JavaScript, which puts them first.
export const gstStates = (Object.keys(names) as GstState[]).toSorted();

export const isGstState = (code: string): code is GstState => Object.hasOwn(names, code);

export const stateName = (state: GstState, language: Language): string =>
  names[state][language === 'en' ? 0 : 1];

/** "29 Karnataka", as invoices name a place of supply. */
export const stateWithCode = (state: GstState, language: Language): string =>
  `${state} ${stateName(state, language)}`;

/** Union territories without a legislature have UTGST in place of SGST (section 1 UTGST Act). */
const withUtgst = new Set<GstState>(['04', '26', '31', '35', '38']);

/** The name of the state's half of the tax. */
export const stateTaxName = (state: GstState): 'SGST' | 'UTGST' =>
  withUtgst.has(state) ? 'UTGST' : 'SGST';
