import { type Paise, paise, shareOf } from './paise.ts';

/** Of services in India. */
export const GST_PERCENT = 18;

/** The tax on a price, to the paisa. */
export const taxOn = (price: Paise): Paise => shareOf(price, GST_PERCENT, 100);

/** What is paid for a price that is said without tax. */
export const withTax = (price: Paise): Paise => paise(price + taxOn(price));
