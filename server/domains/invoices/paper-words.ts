import type { Language } from '../../../contract/endpoint.ts';

interface PaperWords {
  taxInvoice: string;
  billOfSupply: string;
  creditNote: string;
  number: string;
  date: string;
  against: (number: string, date: string) => string;
  seller: string;
  buyer: string;
  gstin: string;
  unregistered: string;
  placeOfSupply: string;
  state: string;
  paid: string;
  reason: string;
  what: string;
  sac: string;
  amount: string;
  period: (from: string, to: string) => string;
  taxable: string;
  withoutTax: string;
  roundOff: string;
  total: string;
  inWords: string;
  reverseCharge: string;
  noTax: string;
  noSignature: string;
}

export const paperWords: Record<Language, PaperWords> = {
  en: {
    taxInvoice: 'Tax invoice',
    billOfSupply: 'Bill of supply',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Date',
    against: (number, date) => `Against ${number} of ${date}`,
    seller: 'Seller',
    buyer: 'Buyer',
    gstin: 'GSTIN',
    unregistered: 'Not registered under GST',
    placeOfSupply: 'Place of supply',
    state: 'State',
    paid: 'Paid on',
    reason: 'Reason',
    what: 'Description of service',
    sac: 'SAC',
    amount: 'Amount (₹)',
    period: (from, to) => `${from} to ${to}`,
    taxable: 'Taxable value',
    withoutTax: 'Value',
    roundOff: 'Round-off',
    total: 'Total',
    inWords: 'In words',
    reverseCharge: 'Tax payable on reverse charge: No',
    noTax: 'The seller is not registered under GST and collects no tax.',
    noSignature: 'Issued electronically; it needs no signature.',
  },
  hi: {
    taxInvoice: 'टैक्स इनवॉइस',
    billOfSupply: 'बिल ऑफ़ सप्लाई',
    creditNote: 'क्रेडिट नोट',
    number: 'नंबर',
    date: 'तारीख़',
    against: (number, date) => `${date} के ${number} के बदले`,
    seller: 'विक्रेता',
    buyer: 'ख़रीदार',
    gstin: 'GSTIN',
    unregistered: 'GST में पंजीकृत नहीं',
    placeOfSupply: 'आपूर्ति का स्थान',
    state: 'राज्य',
    paid: 'भुगतान की तारीख़',
    reason: 'वजह',
    what: 'सेवा का विवरण',
    sac: 'SAC',
    amount: 'रक़म (₹)',
    period: (from, to) => `${from} से ${to} तक`,
    taxable: 'कर योग्य मूल्य',
    withoutTax: 'मूल्य',
    roundOff: 'राउंड ऑफ़',
    total: 'कुल',
    inWords: 'शब्दों में',
    reverseCharge: 'रिवर्स चार्ज पर देय टैक्स: नहीं',
    noTax: 'विक्रेता GST में पंजीकृत नहीं है और कोई टैक्स नहीं लेता।',
    noSignature: 'इलेक्ट्रॉनिक रूप से जारी; हस्ताक्षर की ज़रूरत नहीं।',
  },
};
