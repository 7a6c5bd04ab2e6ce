import { wordsOf } from '../words.ts';

/** Degrees that are taken in a branch of engineering, and whoever teaches it. */
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
