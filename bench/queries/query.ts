/** A search that somebody may type, and what a good answer has, so that a machine can judge it. */
export interface Query {
  typed: string;
  /** What is typed into the field for places. */
  location?: string;
  wanted: Wanted;
  /** What was meant, without the typing error. */
  meant?: string;
}

/** Everything that is given has to be true of a posting. */
export interface Wanted {
  title?: RegExp;
  /** Towns in our spelling, or names of states; one of them is enough. */
  places?: readonly string[];
  company?: RegExp;
  /** In rupees a year, of postings that say their pay. */
  payAtLeast?: number;
  mode?: string;
  type?: string;
  level?: string;
  shift?: string;
}
