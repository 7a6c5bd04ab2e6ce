import { readPaperNumber } from '../companies/paper-numbers.ts';
import { type GstState, isGstState } from './gst-states.ts';
import type { Buyer } from './plan-levels.ts';
import { type Paise, paise, shareOf } from './paise.ts';

/**
 * The rate for services without a rate of their own (notification 11/2017-Central Tax (Rate): 9 % +
 * 9 %).
 */
export const GST_PERCENT = 18;

/**
 * The service accounting codes of what is sold (rule 46(g) CGST Rules; annexure to notification
 * 11/2017-Central Tax (Rate)). What a company buys is room for its jobs on a website: 998365, sale
 * of internet advertising space. What a seeker buys is more room in a service on the internet:
 * 998439, other on-line contents.
 */
export const sacOf = { hr: '998365', user: '998439' } as const satisfies Record<Buyer, string>;
export type Sac = (typeof sacOf)[Buyer];

const PAISE_PER_RUPEE = 100;

/** To the nearest rupee, half a rupee up (section 170 CGST Act), as other accounts round it. */
export const roundedToRupee = (amount: Paise): Paise =>
  paise(Math.floor((amount + PAISE_PER_RUPEE / 2) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE);

export interface Tax {
  cgstPaise: Paise;
  /** The half of the state, or of the union territory (UTGST). */
  sgstPaise: Paise;
  igstPaise: Paise;
  /** Below a rupee, and below zero where the total was rounded down. */
  roundOffPaise: Paise;
  /** In whole rupees. */
  totalPaise: Paise;
}

const none = paise(0);

/**
 * The tax on an amount, each head rounded to the paisa, with the total rounded to the rupee. CGST and SGST where
 * the place of supply is the seller's state (section 8 IGST Act), otherwise IGST (section 7). A seller without a
 * registration, who has no state (null), may not take any (section 32 CGST Act).
 */
export function taxOf(taxable: Paise, seller: GstState | null, place: GstState | null): Tax {
  const isWithin = seller === place;
  const half = seller && isWithin ? shareOf(taxable, GST_PERCENT, 200) : none;
  const whole = seller && !isWithin ? shareOf(taxable, GST_PERCENT, 100) : none;
  const exact = paise(taxable + 2 * half + whole);
  const totalPaise = roundedToRupee(exact);
  return {
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: whole,
    roundOffPaise: paise(totalPaise - exact),
    totalPaise,
  };
}

/** The taxable part of an amount that includes the tax (rule 35 CGST Rules). */
export const taxableWithin = (amount: Paise): Paise => shareOf(amount, 100, 100 + GST_PERCENT);

/**
 * The state in which a GSTIN is registered; null for a text that is none, or a GSTIN of no state.
 */
export function stateOfGstin(gstin: string): GstState | null {
  const state = readPaperNumber('gstin', gstin)?.slice(0, 2) ?? '';
  return isGstState(state) ? state : null;
}

/**
 * Where a service is supplied (section 12(2) IGST Act): to a registered person where they are
 * registered, to others at their address on record, or without one at the seller's place.
 */
export const placeOfSupply = (
  buyer: { gstin: string | null; state: GstState | null },
  seller: GstState | null,
): GstState | null => (buyer.gstin ? stateOfGstin(buyer.gstin) : null) ?? buyer.state ?? seller;
