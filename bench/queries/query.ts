/** A search that somebody may type, and the properties of a good answer, so that a machine can judge it. */
export interface Query {
  typed: string;
  /** The text in the field for places. */
  location?: string;
  wanted: WantedPosting;
  /** The intended words, without the typing error. */
  meant?: string;
}

/** A posting has to satisfy everything that is given. */
export interface WantedPosting {
  title?: RegExp;
  /** Towns in our spelling, or names of states; one of them has to match. */
  places?: readonly string[];
  company?: RegExp;
  /** In rupees a year, only for postings that state their pay. */
  payAtLeast?: number;
  mode?: string;
  type?: string;
  level?: string;
  shift?: string;
}

/** Titles that name this work done by hand, not its namesake in computing. */
export const byHand = (work: string): RegExp =>
  new RegExp(
    `^(?!.*(software|developer|embedded|device|database|data|cyber|information|\\bIT\\b|cloud|network|application)).*(${work})`,
    'i',
  );
