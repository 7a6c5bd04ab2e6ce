import { checkSignOfGstin } from '../../contract/companies/paper-numbers.ts';
import type { GstState } from '../../contract/money/gst-states.ts';
import type { Seller } from '../../contract/money/invoice-parts.ts';
import type { Level } from '../../contract/money/plan-levels.ts';
import { kaveriSoft, sharmaAgro } from './companies.ts';
import { gstinOfSharma } from './company-checks.ts';
import { anil, imran, lakshmi, priya } from './people.ts';

const withCheckSign = (first14: string) => first14 + checkSignOfGstin(first14);

/** Who sells in the demo, so that its invoices have GST. */
export const demoSeller: Seller = {
  name: 'Vritti Demo Private Limited',
  address: '8 Yeshwant Niwas Road, Indore 452003',
  gstin: withCheckSign('23AAFCV5512K1Z'),
  state: '23',
};

interface DemoCharge {
  /** How long after its period should have begun it was charged. */
  daysLate: number;
  outcome: 'paid' | 'failed';
  refundedAfterDays?: number;
}

/** A plan bought by the month, with one period after the other. */
export interface DemoPurchase {
  payer: string;
  /** Null for a seeker, who buys for themselves. */
  billed: {
    companyName: string;
    address: string;
    pin: string;
    state: GstState;
    gstin: string;
  } | null;
  level: Level;
  begunDaysAgo: number;
  renewsItself: boolean;
  charges: readonly DemoCharge[];
}

const inTime: DemoCharge = { daysLate: 0, outcome: 'paid' };

/**
 * Nothing was bought before the accounts were opened, which is also as far back as reports of settlements are read. One
 * company is in the state of the seller and the other is not, so that both kinds of GST are paid.
 */
export const purchases: readonly DemoPurchase[] = [
  {
    payer: lakshmi,
    billed: {
      companyName: kaveriSoft,
      address: '41 HSR Layout, Sector 2, Bengaluru',
      pin: '560102',
      state: '29',
      gstin: withCheckSign('29AAGCK7310L1Z'),
    },
    level: 'team',
    begunDaysAgo: 43.3,
    renewsItself: true,
    charges: [inTime, { daysLate: 0, outcome: 'failed' }, { daysLate: 2, outcome: 'paid' }],
  },
  {
    payer: anil,
    billed: {
      companyName: sharmaAgro,
      address: '12, Siyaganj, Indore',
      pin: '452007',
      state: '23',
      gstin: gstinOfSharma,
    },
    level: 'growth',
    begunDaysAgo: 40.1,
    renewsItself: true,
    charges: [inTime, inTime],
  },
  {
    payer: priya,
    billed: null,
    level: 'plus',
    begunDaysAgo: 12.6,
    renewsItself: false,
    charges: [{ ...inTime, refundedAfterDays: 3 }],
  },
  {
    payer: imran,
    billed: null,
    level: 'plus',
    begunDaysAgo: 38.4,
    renewsItself: false,
    charges: [inTime],
  },
];
