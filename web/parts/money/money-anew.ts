/** How often a page asks whether money has arrived: slower than news, as a refund may take days. */
export const MONEY_ANEW_MS = 5_000;
