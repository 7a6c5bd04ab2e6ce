import { CHANGED, ofAccount, type Tables } from '../../platform/personal.ts';

const NAME = { en: 'Name', hi: 'नाम' };

export const invoiceTables = {
  invoice_seller: {
    nobody: 'The operator, as the settings name them.',
    columns: ['is_only', 'name', 'address', 'gstin', 'state'],
  },
  invoice_counters: {
    nobody: 'The last number of each series.',
    columns: ['kind', 'year', 'last', 'last_at'],
  },
  billing_details: {
    words: { en: 'Billing details', hi: 'बिल की जानकारी' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      company_id: 'inner',
      name: NAME,
      address: { en: 'Address', hi: 'पता' },
      pin: { en: 'PIN code', hi: 'पिन कोड' },
      state: { en: 'State (GST code)', hi: 'राज्य (GST कोड)' },
      gstin: { en: 'GSTIN', hi: 'GSTIN' },
      updated_at: CHANGED,
      version: 'inner',
    },
  },
  // Kept when the account goes: section 36 CGST Act asks for 72 months after the annual return, and section
  // 128(5) Companies Act for eight financial years. `erase_old_invoices` erases them then.
  invoices: {
    words: {
      en: 'Invoices and credit notes, kept for eight years by law',
      hi: 'इनवॉइस और क्रेडिट नोट, क़ानून के अनुसार आठ साल तक',
    },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      kind: { en: 'Kind', hi: 'किस तरह का' },
      number: { en: 'Number', hi: 'नंबर' },
      year: 'inner',
      serial: 'inner',
      issued_at: { en: 'Issued', hi: 'कब जारी हुआ' },
      account_id: 'inner',
      company_id: 'inner',
      payment_id: 'inner',
      paid_at: { en: 'Paid', hi: 'भुगतान कब हुआ' },
      corrects_id: 'inner',
      reason: { en: 'Reason', hi: 'वजह' },
      language: { en: 'Language', hi: 'भाषा' },
      seller: { en: 'Seller', hi: 'विक्रेता' },
      buyer: { en: 'Buyer', hi: 'ख़रीदार' },
      place_of_supply: { en: 'Place of supply', hi: 'आपूर्ति का स्थान' },
      sac: 'inner',
      lines: { en: 'What was bought', hi: 'क्या ख़रीदा' },
      taxable_paise: { en: 'Without tax, in paise', hi: 'टैक्स के बिना, पैसों में' },
      cgst_paise: { en: 'CGST, in paise', hi: 'CGST, पैसों में' },
      sgst_paise: { en: 'SGST or UTGST, in paise', hi: 'SGST या UTGST, पैसों में' },
      igst_paise: { en: 'IGST, in paise', hi: 'IGST, पैसों में' },
      round_off_paise: { en: 'Round-off, in paise', hi: 'राउंड ऑफ़, पैसों में' },
      total_paise: { en: 'Total, in paise', hi: 'कुल, पैसों में' },
    },
  },
} satisfies Tables;
