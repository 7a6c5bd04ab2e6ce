/** At most one advertisement stands among so many results. */
const RESULTS_FOR_ONE = 10;
/** In the middle of the ten, so that the first three are never below it. */
const AFTER_RESULT = 5;

/** After which result of a page an advertisement stands; null where there are too few for one. */
export const advertisementAfter = (results: number): number | null =>
  results < RESULTS_FOR_ONE ? null : AFTER_RESULT;
