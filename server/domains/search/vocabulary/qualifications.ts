import { wordsOf } from '../words.ts';
import { isFiller } from './fillers.ts';
import { examinationWords } from './work-after.ts';

/**
 * What somebody has learnt or is, which says little about the work. Degrees that are for one kind
 * of work, such as MBBS, are not among them.
 */
const qualifications = new Set(
  wordsOf(`pass passed fail failed diploma degree graduate graduation undergraduate postgraduate matric
    matriculation inter intermediate ssc hsc puc sslc bca mca bba mba pgdm btech mtech bsc msc bcom mcom bed
    8th 10th 12th 10vi 12vi dasvi barahvi barvi holder
    licence license licensed certified certificate qualified cleared experienced motivated dynamic seasoned aspiring
    passionate proficient expertise knowledge skilled oriented background married unmarried widow
    women woman womens men gents
    disabled handicapped deaf blind divyang viklang`),
);

/** Examinations, boards of schools and certificates, for which hardly any job is named. */
const examinations = new Set([
  ...examinationWords,
  ...wordsOf(`net cbse icse cpc nism irda irdai nebosh iosh osha`),
]);

/** People who search for this want any work there. */
const ofTheState = new Set(wordsOf('government govt sarkari सरकारी'));

/** Words for how people are hired, which say nothing about the work. */
const ofTakingOn = new Set(
  wordsOf(`walk walkin interview interviews drive joining joiner joiners requirement known knowing must mandatory
    compulsory preferred naps nats`),
);

/**
 * Whether a word says next to nothing about the work: fillers, qualifications, examinations, numbers (of
 * years, classes or versions), how people are hired, and that the state hires them.
 */
export const saysLittle = (word: string): boolean =>
  isFiller(word) ||
  qualifications.has(word) ||
  examinations.has(word) ||
  ofTakingOn.has(word) ||
  ofTheState.has(word) ||
  /^\d+$/.test(word);
