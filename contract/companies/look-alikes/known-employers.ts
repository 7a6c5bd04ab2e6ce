import type { KnownCompany } from './look-alike-domains.ts';

/**
 * Employers in whose name people in India are cheated most, so that they are known from the first day,
 * with the domain of each.
 */
const domains: Record<string, string> = {
  Accenture: 'accenture.com',
  Adani: 'adani.com',
  'Air India': 'airindia.com',
  Amazon: 'amazon.in',
  'Asian Paints': 'asianpaints.com',
  'Axis Bank': 'axisbank.com',
  'Bajaj Finserv': 'bajajfinserv.in',
  'Bharti Airtel': 'airtel.in',
  BigBasket: 'bigbasket.com',
  Capgemini: 'capgemini.com',
  Cognizant: 'cognizant.com',
  Deloitte: 'deloitte.com',
  Flipkart: 'flipkart.com',
  Google: 'google.com',
  HCL: 'hcltech.com',
  HCLTech: 'hcltech.com',
  'HDFC Bank': 'hdfcbank.com',
  'Hindustan Unilever': 'hul.co.in',
  'ICICI Bank': 'icicibank.com',
  IBM: 'ibm.com',
  'India Post': 'indiapost.gov.in',
  'Indian Railways': 'indianrailways.gov.in',
  IndiGo: 'goindigo.in',
  Infosys: 'infosys.com',
  'Larsen & Toubro': 'larsentoubro.com',
  LIC: 'licindia.in',
  'Mahindra & Mahindra': 'mahindra.com',
  'Maruti Suzuki': 'marutisuzuki.com',
  Microsoft: 'microsoft.com',
  Paytm: 'paytm.com',
  PhonePe: 'phonepe.com',
  'Reliance Industries': 'ril.com',
  'Reliance Jio': 'jio.com',
  SBI: 'sbi.co.in',
  'State Bank of India': 'sbi.co.in',
  Swiggy: 'swiggy.in',
  Tata: 'tata.com',
  'Tata Consultancy Services': 'tcs.com',
  'Tata Motors': 'tatamotors.com',
  'Tata Steel': 'tatasteel.com',
  TCS: 'tcs.com',
  'Tech Mahindra': 'techmahindra.com',
  Wipro: 'wipro.com',
  Zomato: 'zomato.com',
};

export const knownEmployers: readonly KnownCompany[] = Object.entries(domains).map(
  ([name, domain]) => ({
    name,
    domain,
  }),
);
