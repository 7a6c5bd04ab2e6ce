import type { UserProfile } from '../../../../contract/profiles.ts';

/** The types for reading a resume and for its result. */

/** In points from the upper left corner of a page. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Line {
  /** Cells side by side are separated by tabs; bullets are removed. */
  text: string;
  /** From 0. */
  page: number;
  /** Null if the format has no positions, like Word. */
  box: Box | null;
  /** The letters' height in points; 0 if unknown. */
  size: number;
  isBullet: boolean;
  /** The column of the page; 0 for text that spans all of them. */
  column: number;
}

export interface TextOfFile {
  format: 'pdf' | 'docx' | 'doc' | 'json';
  /** In reading order. */
  lines: Line[];
  pages: { width: number; height: number }[];
}

/** A value with the indexes of the lines that contain it. */
export interface Found<T> {
  value: T;
  lines: number[];
}

export interface Span {
  /** YYYY-MM, or YYYY where no month is given; empty when unknown. */
  start: string;
  end: string;
  current: boolean;
}

export interface ReadExperience extends Span {
  title: string;
  company: string;
  location: string;
  description: string;
  /** Only if the file says which skills were used there. */
  skills?: string[];
}

export interface ReadEducation extends Span {
  degree: string;
  field: string;
  institution: string;
  /** As written: "8.1 CGPA", "82%". */
  score: string;
  location?: string;
  description?: string;
}

export interface ReadLanguage {
  name: string;
  /** As written: "Fluent", "Read, Write". */
  level: string;
}

/** The details that companies ask for, if the file has fields for them. */
export type ReadWorkFacts = Pick<
  UserProfile,
  'notice_period_days' | 'last_working_day' | 'preferred_locations' | 'work_authorisation'
>;

export interface ReadResume {
  name: Found<string> | null;
  email: Found<string> | null;
  phone: Found<string> | null;
  location: Found<string> | null;
  headline: Found<string> | null;
  summary: Found<string> | null;
  links: Found<string>[];
  skills: Found<string>[];
  experience: Found<ReadExperience>[];
  education: Found<ReadEducation>[];
  languages: Found<ReadLanguage>[];
  workFacts?: Found<ReadWorkFacts>;
}

export type RefusalReason =
  | 'unknown_format'
  | 'too_large'
  | 'too_many_pages'
  | 'locked'
  | 'damaged'
  | 'no_text';

/** A file that could not be read, with the reason. */
export class ReadingRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
