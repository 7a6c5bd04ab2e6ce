/** How often a page polls for money that is on its way: more slowly than for news, since a refund may take days. */
export const MONEY_ANEW_MS = 5_000;
