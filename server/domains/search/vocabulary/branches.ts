import { wordsOf } from '../words.ts';
import { isFiller } from './fillers.ts';

/** Words next to which a short form is a branch of engineering: degrees, and people who teach. */
const degrees = new Set(
  wordsOf(`btech mtech be me bsc msc diploma polytechnic engineering engineer
    prof professor lecturer faculty hod`),
);

/** Short forms of branches; alone some of them mean other work. */
const branches: ReadonlyMap<string, readonly string[]> = new Map([
  ['cse', ['computer science', 'computer engineering']],
  ['cs', ['computer science', 'computer engineering']],
  ['it', ['information technology']],
  ['ece', ['electronics and communication', 'electronics communication', 'electronics']],
  ['eee', ['electrical and electronics', 'electrical electronics', 'electrical']],
  ['eie', ['electronics and instrumentation', 'instrumentation']],
  ['mech', ['mechanical']],
  ['aiml', ['artificial intelligence', 'machine learning']],
]);

/** Words for a branch of business: "it sector". */
const sectors = new Set(wordsOf('sector field company companies industry line department side'));
export const isSector = (word: string): boolean => sectors.has(word);
const shortForComputing = new Set(['it', 'आईटी']);
/** "IT" written out, and names of its work, because "it" is a pronoun in most descriptions. */
export const computing = {
  words: wordsOf('information technology'),
  synonyms: [
    'software', 'developer', 'programmer', 'system administrator', 'network engineer', 'technical support', 'desktop support',
    'it support', 'it executive', 'it engineer', 'it administrator', 'it manager', 'it analyst', 'it technician', 'it trainee',
    'it fresher', 'it intern', 'it consultant'].map((name) => wordsOf(name)), // prettier-ignore
};

/** Whether a word stands for computing because nothing else says the work: "it job". */
export const isComputing = (word: string, among: readonly string[]): boolean =>
  shortForComputing.has(word) &&
  among.every((other) => other === word || isFiller(other) || sectors.has(other));

/** Whether a word only says that the work is in computing: "sector" in "it sector". */
export const isSectorOfComputing = (word: string, among: readonly string[]): boolean =>
  sectors.has(word) && among.some((other) => isComputing(other, among));

/** "Hotel line" is how people in India say what they work in; a "production line" is a line. */
const forALine = new Set(wordsOf('line lain लाइन sector industry'));
const lines = new Set(
  wordsOf(`production assembly front power pipe product transmission packing packaging plating credit
    business service main help first second third over under`),
);

/** Whether a word, the last that says anything, only says that the one before it is a branch of business. */
export const isLineOfWork = (word: string, among: readonly string[]): boolean => {
  const at = among.findLastIndex((other) => !isFiller(other));
  const before = among.slice(0, Math.max(0, at)).findLast((other) => !isFiller(other));
  return forALine.has(word) && among[at] === word && before !== undefined && !lines.has(before);
};

/** The names of the branch that a word stands for beside a degree, "cse" in "btech cse"; none for any other. */
export const branchOf = (
  word: string,
  beside: readonly string[],
): readonly (readonly string[])[] => {
  const names = branches.get(word);
  return names && beside.some((other) => other !== word && degrees.has(other))
    ? names.map((name) => wordsOf(name))
    : [];
};
