/** At most one advertisement is shown among this many results. */
const RESULTS_FOR_ONE = 10;
/** In the middle of the first ten, so that the first three results are never below it. */
const AFTER_RESULT = 5;

/** The result of a page after which an advertisement is placed; null if there are too few for one. */
export const advertisementAfter = (results: number): number | null =>
  results < RESULTS_FOR_ONE ? null : AFTER_RESULT;
