import { wordsOf } from '../words.ts';

/** What somebody has learnt or is, whatever the work is. Degrees that are for one kind of work, such as MBBS, are not among them. */
const qualifications = new Set(
  wordsOf(`pass passed fail failed diploma degree graduate graduation undergraduate postgraduate matric
    matriculation inter intermediate ssc hsc puc sslc bca mca bba mba pgdm btech mtech bsc msc bcom mcom bed
    8th 10th 12th 10vi 12vi dasvi barahvi barvi holder
    disabled handicapped deaf blind divyang viklang`),
);

/** Qualifications, and numbers, which are of years, classes or versions, say next to nothing of the work. */
export const saysLittle = (word: string): boolean => qualifications.has(word) || /^\d+$/.test(word);
