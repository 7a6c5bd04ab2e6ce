import type { Query } from './query.ts';

/**
 * Companies that hire in India, under the names that people use; postings may add words to the name, but no letters.
 */
const names = `Accenture, IBM, Capgemini, Infosys, Wipro, Amazon, Google, Microsoft, Oracle, Deloitte,
KPMG, EY, PwC, Cognizant, Tech Mahindra, HCL, Genpact, Siemens, Walmart, Flipkart, Deutsche Bank,
Goldman Sachs, JPMorgan, Morgan Stanley, Barclays, HSBC, Citi, Wells Fargo, HDFC, ICICI, Axis Bank,
Kotak, Bajaj, Reliance, Tata, Mahindra, Larsen, Adani, Maruti, Hyundai, Honda, Bosch, Continental,
Nokia, Ericsson, Samsung, Qualcomm, Intel, NVIDIA, AMD, Cisco, VMware, Dell, HP, Lenovo, Apple, Uber,
Ola, Swiggy, Zomato, Paytm, PhonePe, Razorpay, Freshworks, Zoho, Byju, Unacademy, Vedantu, Marriott,
Taj, Oberoi, Hyatt, Radisson, Hilton, Apollo, Fortis, Max, Optum, Cipla, Lupin, Biocon, Amgen, Novartis,
Pfizer, Sanofi, Unilever, Nestle, Shell, Honeywell, Schneider, ABB, Philips, Visa, Mastercard,
PayPal, Adobe, Salesforce, SAP, ServiceNow, Red Hat, Publicis, Nielsen, Crisil, Morningstar, Teleperformance,
Concentrix, Hexaware, Mphasis, Persistent, Zensar, EPAM, Photon, CGI, DXC, Alstom, Cargill, Decathlon`;

/** Each by its name only. */
export const companies: readonly Query[] = names.split(/,\s+/).map((name) => ({
  typed: name.toLowerCase(),
  wanted: { company: new RegExp(`^${name}\\b`, 'i') },
}));
