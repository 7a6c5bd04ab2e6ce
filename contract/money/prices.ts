import { GST_PERCENT, roundedToRupee } from './gst.ts';
import { type Paise, paise, rupees, shareOf } from './paise.ts';

/** The most that a price can come to with tax and rounding, wherever seller and buyer are: what a mandate allows. */
export const mostWithTax = (price: Paise): Paise =>
  paise(roundedToRupee(paise(price + shareOf(price, GST_PERCENT, 100))) + rupees(1));
