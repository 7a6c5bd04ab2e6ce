import type { Db } from '../../../platform/database.ts';
import { recognise } from '../places/places.ts';
import { knownNames, knownWords } from '../synonyms/dictionary.ts';
import { formOf, formsOfDoer } from '../memory/forms.ts';
import { isRole } from '../ranking/related-roles.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { everydayWords, isCarrier } from '../vocabulary/everyday-words.ts';
import { isFiller, isFillerBeside } from '../vocabulary/fillers.ts';
import { namesNearlyJoined } from '../vocabulary/known-names.ts';
import { wordsOf } from '../words.ts';
import { writtenOut } from './contractions.ts';
import { slipDistance, soundOf } from './distance.ts';
import { heardApart } from './heard-apart.ts';
import { isHindi, spellingsInLatin } from './hindi.ts';
import { placesByPart } from './localities.ts';
import { similarKnownWords, similarWords } from './similar-words.ts';
import { countWords } from './word-counts.ts';
import { COMMON_WORD_JOBS, stemsIn, type WrittenWords } from './written.ts';

const WORDS_CORRECTED_MAX = 4;
/** How many words are tried in place of one. What each of them finds shows which fits. */
const WORDS_IN_PLACE_MAX = 3;
/** How many times as likely the right word is as one with a slip, as a power of e. */
export const COST_OF_A_SLIP = 3;
/** Words that are joined or split, as slips. */
const SPACE_DISTANCE = 0.8;
const LETTERS_LEAST = 3;
const LETTERS_OF_A_PART = 2;
/** How many ways to split a word are looked up, and how many jobs must have its parts one after the other. */
const SPLITS_TRIED_MAX = 3;
const SPLIT_LEAST_JOBS = 2;
/** What it costs to complete a word, in slips. Shorter beginnings fit too many words. */
const COMPLETION_DISTANCE = 0.8;
const BEGINNING_LEAST = 4;
/** What it costs to write a word out. */
const CONTRACTION_DISTANCE = 0.8;
/** A word that shares fewer of its letters is another word, not a misspelt one. */
const SHARE_OF_LETTERS_KEPT = 2 / 3;
/** A word of the dictionary counts as if this many jobs had it. */
const KNOWN_WORD_JOBS = 60;

/** One slip, or one that does not change the sound, in a word long enough to recognise all the same. */
const SLIGHT_DISTANCE = 1;
const LETTERS_OF_LONG_WORDS = 6;
const SOUNDS_OF_LONG_WORDS = 4;
const SOUNDS_OF_WORDS = 3;
/** A letter doubled by mistake, or not doubled, is recognised in a shorter word too. */
const SLIGHTEST_DISTANCE = 0.5;
const LETTERS_OF_SLIGHTEST = 5;
/** A word with the same stem as another counts as a slip only if the other is this many times as frequent. */
const TIMES_AS_FREQUENT = 20;
/**
 * If a word of about the same spelling is this many times as frequent, the rarer one is a slip
 * itself.
 */
const FAR_MORE_FREQUENT = 100;

/** How many times as likely a name of work is meant, as a power of e. */
const WORK_IS_LIKELIER = 2;

/** A word that fewer jobs have may be a misspelling there. */
const OF_FEW_JOBS = 3;

/** Fewer jobs than this have a misspelt name of a place in title, company or skills. */
const OF_HARDLY_A_JOB = 5;

interface Slips {
  /** How unlikely the slips are, as a power of e: what the search finds has to outweigh it. */
  cost: number;
  /** Whether hardly anything else can have been meant, whatever jobs there are. */
  isSlight: boolean;
  /** Whether it is so slight a slip that people make it in titles, too. */
  isEasySlip: boolean;
}

export interface Spelling extends Slips {
  words: string;
}

const NOT_SLIGHT = { isSlight: false, isEasySlip: false };

interface Replacement extends Slips {
  text: string;
}

interface Evidence {
  synonymsOf: Synonyms;
  /**
   * Looks up what is written in jobs; without it, only the counts of words in titles, companies and
   * skills are known.
   */
  written?: WrittenWords;
  /** Only words that seem to find something because PostgreSQL takes them for forms of another word. */
  onlyMisread?: boolean;
}

/**
 * Other spellings of a search, likeliest first by their words alone: doubtful words replaced by words
 * from jobs, and words joined or split. Known phrases, places and words that many jobs have stay.
 */
export async function otherSpellings(
  db: Db,
  search: string,
  { synonymsOf, written, onlyMisread = false }: Evidence,
): Promise<Spelling[]> {
  const parts = search.split(/\s+/).filter(Boolean);
  const words = parts.map((part) => wordsOf(part).join(' '));
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ''));
  const jobsOf = await countWords(db, onlyMisread ? words : [...words, ...pairs]);
  const known = await knownWords(db);
  const ofKnownNames = wordsOfNames(words, synonymsOf);
  const isDoubtful = async (word: string) =>
    !ofKnownNames.has(word) &&
    !isFillerBeside(word, words) &&
    jobsOf(word) < (word.length > LETTERS_LEAST ? COMMON_WORD_JOBS : 1) &&
    // Hindi names of several words are known; a word of theirs is found only in Latin letters.
    (isHindi(word) || !known.has(word)) &&
    mayBeMisspelt(word, synonymsOf) &&
    (onlyMisread ? await written?.isMisread(word) : !(await written?.isCommon(word)));
  const choices: Replacement[][] = parts.map((text) => [
    { text, cost: 0, isSlight: true, isEasySlip: true },
  ]);
  let corrected = 0;
  for (const [index, word] of words.entries()) {
    if (corrected === WORDS_CORRECTED_MAX || !(await isDoubtful(word))) continue;
    corrected += 1;
    const isLast = index === words.length - 1 && !onlyMisread;
    const least = onlyMisread ? TIMES_AS_FREQUENT * Math.max(1, jobsOf(word)) : 0;
    const better = await betterWords(db, word, { jobs: jobsOf(word), isLast, least, written });
    if (better.length > 0) choices[index] = better;
  }
  const likeliest = choices.flatMap((alternatives) => alternatives.slice(0, 1));
  /** The likeliest words, with others in place of some of them. */
  const spell = (at: number, length: number, others: readonly Replacement[]): Spelling => {
    const all = [...likeliest.slice(0, at), ...others, ...likeliest.slice(at + length)];
    return {
      words: all.map(({ text }) => text).join(' '),
      cost: all.reduce((sum, { cost }) => sum + cost, 0),
      isSlight: all.every(({ isSlight }) => isSlight),
      isEasySlip: all.every(({ isEasySlip }) => isEasySlip),
    };
  };
  const joined: Spelling[] = [];
  const moved: Spelling[] = [];
  for (const [at, text] of pairs.entries()) {
    const pair = words.slice(at, at + 2);
    if (onlyMisread || pair.length < 2) continue;
    if (pair.some((word) => isFiller(word) || isCarrier(word))) continue;
    // Letters may have slipped over the space between two words that hardly any job has: "seni orsales".
    if (pair.every((word) => jobsOf(word) < OF_FEW_JOBS && mayBeMisspelt(word, synonymsOf))) {
      const splits = await splitsOf(db, text, written);
      const cost = COST_OF_A_SLIP * SPACE_DISTANCE;
      for (const split of splits.slice(0, 1))
        moved.push(spell(at, 2, [{ text: split.text, cost, ...NOT_SLIGHT }]));
    }
    if (jobsOf(text) === 0) continue;
    const areCommon = pair.every((word) => known.has(word) || jobsOf(word) >= COMMON_WORD_JOBS);
    // Two good words are one only if people write them so.
    const apart = areCommon ? ((await written?.inARow(pair)) ?? Infinity) : 0;
    if (jobsOf(text) <= apart) continue;
    joined.push(spell(at, 2, [{ text, cost: COST_OF_A_SLIP * SPACE_DISTANCE, ...NOT_SLIGHT }]));
  }
  const heard = (written && !onlyMisread ? await heardApart(db, words, written) : []).map(
    ({ at, length, text, distance }) => {
      const cost = COST_OF_A_SLIP * Math.max(SPACE_DISTANCE, distance);
      return spell(at, length, [{ text, cost, ...NOT_SLIGHT }]);
    },
  );
  const lessLikely = choices.flatMap(([, ...others], at) =>
    others.map((other) => spell(at, 1, [other])),
  );
  return [...moved, ...heard, spell(0, 0, []), ...joined, ...lessLikely].filter(
    ({ words: spelt }, index, all) =>
      spelt !== parts.join(' ') && all.findIndex(({ words: same }) => same === spelt) === index,
  );
}

/** The words of names of several words that the search knows, such as "दसवीं पास". */
function wordsOfNames(words: readonly string[], synonymsOf: Synonyms): ReadonlySet<string> {
  const runs = words.flatMap((_, at) => [words.slice(at, at + 2), words.slice(at, at + 3)]);
  return new Set(runs.filter((run) => run.length > 1 && synonymsOf(run).length > 0).flat());
}

/** Words that say next to nothing to the search as they are written, so that they may be misspelt names of places. */
export async function unknownWords(
  db: Db,
  search: string,
  synonymsOf: Synonyms,
): Promise<ReadonlySet<string>> {
  const words = wordsOf(search);
  const [jobsOf, known] = await Promise.all([countWords(db, words), knownWords(db)]);
  const ofKnownNames = wordsOfNames(words, synonymsOf);
  return new Set(
    words.filter(
      (word) =>
        jobsOf(word) < OF_HARDLY_A_JOB &&
        !known.has(word) &&
        !ofKnownNames.has(word) &&
        mayBeMisspelt(word, synonymsOf),
    ),
  );
}

/** Whether it is a single word of letters, long enough to have a meaning, and no known name. */
const mayBeMisspelt = (word: string, synonymsOf: Synonyms): boolean =>
  word.length >= LETTERS_LEAST &&
  /^[\p{L}\p{M}]{3,40}$/u.test(word) &&
  !isFiller(word) &&
  !isCarrier(word) &&
  !everydayWords.has(word) &&
  synonymsOf([word]).length === 0 &&
  !placesByPart.has(word) &&
  recognise(word).every((found) => typeof found === 'string');

interface Word {
  /** How many jobs have the word, and how many must have a better one. */
  jobs: number;
  least: number;
  /** Whether it is the last word of a search, which may be unfinished. */
  isLast: boolean;
  written: WrittenWords | undefined;
}

/**
 * The words from jobs that were probably meant, likeliest first: near or said alike, and frequent.
 */
async function betterWords(
  db: Db,
  typed: string,
  { jobs, isLast, least, written }: Word,
): Promise<Replacement[]> {
  const spelt = isHindi(typed) ? spellingsInLatin(typed) : [typed];
  const [word = typed] = spelt;
  const allowed = slipsAllowed(word);
  const found = new Map<string, Replacement & { likelihood: number; jobs: number }>();
  if (isHindi(typed)) {
    const jobsOf = await countWords(db, spelt);
    const said = spelt.filter((one) => jobsOf(one) >= OF_FEW_JOBS);
    // "हिंदी" is "hindi" as it is said, however many jobs have a "hand".
    if (said.length > 0)
      return said.map((text) => ({ text, cost: 0, isSlight: false, isEasySlip: false }));
  }
  const completes = (text: string, start: string) =>
    isLast && start.length >= BEGINNING_LEAST && text.startsWith(start);
  const consider = (
    text: string,
    slips: number,
    jobsWithIt: number,
    { start = word, isSure = false, isWritten = false } = {},
  ) => {
    // English words in Devanagari differ most in their vowels: "एकाउंट" is "account".
    const isHeard =
      isHindi(typed) && start.length >= LETTERS_OF_LONG_WORDS && saidAlike(start, text);
    const heard = isHeard ? Math.min(slips, SLIGHT_DISTANCE) : slips;
    if (isHindi(typed) && saysLittle(start) && !isSaid(start, text)) return;
    const distance = completes(text, start) ? Math.min(heard, COMPLETION_DISTANCE) : heard;
    // Vowels that are hardly spoken may be many: "layab" is a lab.
    const share = soundOf(text) === soundOf(word) ? 0 : SHARE_OF_LETTERS_KEPT;
    const isTooShort = text.length < Math.max(LETTERS_LEAST, share * word.length);
    if (distance > allowed || isTooShort || jobsWithIt < least) return;
    if (isFiller(text) || isCarrier(text)) return;
    const cost = COST_OF_A_SLIP * distance * shortnessOf(word);
    // Whoever looks for a job rather means a kind of work than another word: "drivr" is no "drive".
    const isWork = isWritten && isRole([text]) ? WORK_IS_LIKELIER : 0;
    const likelihood = Math.log(1 + jobsWithIt) + isWork - cost;
    const before = found.get(text);
    // The sound of a Hindi word is a weaker sign than its letters.
    const isEasySlip = isSure || (word === typed && isSlightSlip(word, text, distance));
    const isSlight = isSure || (isEasySlip && jobsWithIt >= FAR_MORE_FREQUENT * jobs);
    if (!before || likelihood > before.likelihood)
      found.set(text, { text, cost, likelihood, isSlight, isEasySlip, jobs: jobsWithIt });
  };
  for (const each of spelt) {
    for (const similar of await similarWords(db, each, allowed)) {
      consider(similar.text, similar.distance, similar.jobs, { start: each, isWritten: true });
    }
    for (const { text, distance } of similarKnownWords(await knownWords(db), each, allowed)) {
      consider(text, distance, KNOWN_WORD_JOBS, { start: each });
    }
  }
  for (const { text, jobs: jobsWithIt } of await splitsOf(db, word, written)) {
    consider(text, SPACE_DISTANCE, jobsWithIt);
  }
  for (const { text, jobs: jobsWithIt } of await writtenOut(db, word)) {
    consider(text, CONTRACTION_DISTANCE, jobsWithIt, { isSure: true });
  }
  if (found.size === 0)
    for (const { words, distance } of namesNearlyJoined(await knownNames(db), word))
      consider(words.join(' '), SPACE_DISTANCE + distance, KNOWN_WORD_JOBS);
  const stemOf = await stemsIn(db, [typed, ...found.keys()]);
  const sameStem = Map.groupBy(found.values(), ({ text }) => stemOf(text));
  // "Market" is far from "markketer", however frequent it is.
  const isRareForm = (one: Replacement & { jobs: number }) =>
    sameStem
      .get(stemOf(one.text))
      ?.some(
        (other) =>
          other.jobs >= TIMES_AS_FREQUENT * one.jobs && other.cost <= one.cost + COST_OF_A_SLIP,
      );
  // "Enginer" has the stem of "engineer", but titles are compared as they are written.
  const isMiswritten = (text: string) =>
    formOf(text) !== formOf(typed) && soundOf(text) === soundOf(typed);
  // "Custome" finds whatever is custom, which says less than "customer".
  const isDoer = (text: string) => formsOfDoer(formOf(text), [stemOf(text)]).length > 0;
  const isOtherForm = (text: string) =>
    stemOf(text) === stemOf(typed) && !isMiswritten(text) && !isDoer(text);
  // Of a word that is a stem itself, such as "machin", only what has that stem may be found.
  const isOfOtherStem = (text: string) => stemOf(typed) === typed && stemOf(text) !== typed;
  return (
    [...found.values()]
      .filter(({ likelihood }) => jobs === 0 || likelihood > Math.log(1 + jobs))
      // Another form of a word that seems to find something finds the same jobs, and a rare word is
      // a misspelling in jobs, too.
      .filter((one) => ![...found.values()].some((other) => isFarBetter(other, one)))
      .filter(({ text }) => least === 0 || !(isOtherForm(text) || isOfOtherStem(text)))
      .filter((one) => !isRareForm(one))
      .toSorted((a, b) => b.likelihood - a.likelihood)
      .slice(0, WORDS_IN_PLACE_MAX)
  );
}

/**
 * About as near, and far more frequent: a word that hardly any job has is a misspelling there, too.
 */
const isFarBetter = (
  one: { cost: number; jobs: number },
  other: { cost: number; jobs: number },
): boolean =>
  one.cost <= other.cost + COST_OF_A_SLIP / 2 && one.jobs >= FAR_MORE_FREQUENT * other.jobs;

const isSaid = (start: string, text: string): boolean =>
  soundOf(start) === soundOf(text) && slipDistance(start, text) <= SLIGHT_DISTANCE;

/** Too many words have the same one or two consonants: "बीमा" is no "beam". */
const saysLittle = (word: string): boolean =>
  soundOf(word).length < SOUNDS_OF_WORDS && word.length < LETTERS_OF_SLIGHTEST;

const isSlightSlip = (word: string, text: string, distance: number) => {
  const { length } = word;
  if (length >= LETTERS_OF_SLIGHTEST && distance <= SLIGHTEST_DISTANCE) return true;
  if (length < LETTERS_OF_LONG_WORDS) return false;
  return distance <= SLIGHT_DISTANCE || saidAlike(word, text);
};

const saidAlike = (word: string, text: string): boolean => {
  const sound = soundOf(word);
  return sound.length >= SOUNDS_OF_LONG_WORDS && sound === soundOf(text);
};

/** One slip changes much of a short word. */
const shortnessOf = (word: string) => (word.length < 5 ? 1.3 : 1);
const slipsAllowed = (word: string) => (word.length < 5 ? 1 : word.length < 8 ? 1.7 : 2.5);

/**
 * The word as two, and how many jobs have them after each other, or may have. Two words that are
 * surely none misspelt count even where no job has them beside each other, but less than any slip.
 */
async function splitsOf(
  db: Db,
  word: string,
  written: WrittenWords | undefined,
): Promise<{ text: string; jobs: number }[]> {
  const letters = written ? LETTERS_OF_A_PART : LETTERS_LEAST;
  const splits = Array.from({ length: Math.max(0, word.length - 2 * letters + 1) }, (_, at) => [
    word.slice(0, at + letters),
    word.slice(at + letters),
  ]);
  const jobsOf = await countWords(db, splits.flat());
  const rated = splits
    .map((pair) => ({ pair, both: Math.min(...pair.map(jobsOf)) }))
    .filter(({ both }) => both > 0)
    .toSorted((a, b) => b.both - a.both)
    .slice(0, SPLITS_TRIED_MAX);
  const known = await knownWords(db);
  const isWord = (part: string) =>
    !isFiller(part) &&
    (known.has(part) || (part.length >= BEGINNING_LEAST && jobsOf(part) >= OF_FEW_JOBS));
  const found: { text: string; jobs: number }[] = [];
  for (const { pair, both } of rated) {
    const jobs = written
      ? Math.max(await written.inARow(pair), pair.every(isWord) ? 1 : 0)
      : both >= COMMON_WORD_JOBS
        ? both / 4
        : 0;
    const least = written && pair.every(isWord) ? 1 : SPLIT_LEAST_JOBS;
    if (jobs >= least) found.push({ text: pair.join(' '), jobs });
  }
  return found;
}
