/** Blind review: until a candidate is shortlisted, their company does not learn who they are. */
import type { ApplicationSource } from '../../../../contract/applications/sources.ts';
import { HIDDEN_TEXT } from '../../../../contract/format/texts/hidden-text.ts';
import { withoutPhones } from '../../../../contract/format/phone-numbers.ts';
import type { SentAnswer } from '../../../../contract/jobs/questions.ts';
import type { CandidateSnapshot } from '../../../../db/tables/applications.ts';
import { withTexts } from '../../../../contract/profiles/texts.ts';
import { collegeWords, personalWords } from './hidden-words.ts';
import { hidingBySound } from './names-by-sound.ts';
import { withoutPronouns } from './pronouns.ts';

export interface IdentifiedRow {
  is_hidden: boolean;
  /** The name, or the code that stands for it. */
  candidate_name: string;
  seeker_id: number;
  candidate: CandidateSnapshot;
  email: string;
  picture_id: number | null;
  resume_id: number | null;
  resume_name: string | null;
  cover_letter: string;
  answers: SentAnswer[];
  referred_by: string | null;
  source: ApplicationSource;
}

/**
 * No account has this id. It stands for an account that the company must not be able to recognise.
 */
const NOBODY = 0;

// An address begins where no address character precedes it: otherwise a long word would be read
// again from each of its letters.
const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const LINK = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|facebook|instagram)\.com\/\S+/giu;
/** Titles before a name that reveal the gender. */
const FORMS_OF_ADDRESS = 'mr|mrs|ms|miss|shri|sri|smt|shrimati|km|kumari|श्री|श्रीमती|सुश्री|कुमारी';
const SHORTEST_NAME = 2;
const INITIAL_OR_NAME = String.raw`(?!I\s)\p{Lu}(?:\.|[\p{L}\p{M}\d]*)`;
const NAME = `${INITIAL_OR_NAME}(?: ${INITIAL_OR_NAME}){0,3}`;
const TITLE = String.raw`(?:Mrs?|Ms|Miss|Shri|Sri|Smt|Kumari|Km)\.? `;
const WORD = String.raw`[\p{L}\p{M}\d]+`;
const HINDI_NAME = `(?:${WORD} ){0,3}${WORD}`;
/** The name by which people introduce themselves or sign, which may be a nickname or another spelling. */
const INTRODUCED = new RegExp(
  [
    String.raw`(?<=\b(?:[Mm]y [Nn]ame is|MY NAME IS) )${NAME}`,
    String.raw`(?<=\b(?:I am|I['’]m|[Mm]yself) )${TITLE}${NAME}`,
    String.raw`(?<=(?:^|[.!\n] ?)Myself )${NAME}`,
    String.raw`(?<=\bI, )${NAME}(?=,)`,
    String.raw`(?<=(?:^|\n) ?(?:[•*-] ?)?(?:(?:Full|Applicant|Candidate) )?(?:[Nn]ame|NAME) ?[:–-] ?)(?:${TITLE})?${NAME}`,
    String.raw`(?<=(?:^|\n) ?नाम ?[:–-] ?)${HINDI_NAME}`,
    String.raw`(?<=\b(?:[Rr]egards|[Ss]incerely|[Ff]aithfully|[Tt]ruly|[Tt]hanking you)(?:[,:–-] ?|[,.]? ?\r?\n\s{0,3}))(?:${TITLE})?${NAME}(?=\s*(?:[,.(\n]|$))`,
    String.raw`(?<=मैं )(?:श्रीमती|श्री|सुश्री|कुमारी) ${HINDI_NAME}(?= (?:हूँ|हूं))`,
    String.raw`(?<=मेरा नाम )${HINDI_NAME}(?= है)`,
    String.raw`(?<=\b[Mm]era na+m )${HINDI_NAME}(?= hai\b)`,
  ].join('|'),
  'gu',
);
/**
 * Patterns that allow any amount of space between words would scan a long space again from each of its characters.
 */
const LONG_SPACE = /(\s{8})\s+/g;
/** How many names of one person are read in a row, so that a text full of them stays quick to read. */
const NAMES_MOST = 6;

/**
 * Returns a function that takes a person's name, age, gender, colleges, addresses and numbers out
 * of a text.
 */
export function hidingOf(
  { candidate, candidate_name: code }: Pick<IdentifiedRow, 'candidate' | 'candidate_name'>,
  colleges: readonly RegExp[] = collegeWords,
): (text: string) => string {
  const parts = candidate.name.split(/[\s.]+/u).filter((part) => part.length >= SHORTEST_NAME);
  const names = patternsOf([candidate.name, ...parts, parts.join('')]);
  const hideOtherScript = hidingBySound(parts, code);
  const attended = patternsOf(candidate.education.map(({ institution }) => institution.trim()));
  const instead = RegExp.escape(code);
  // "Kumari Asha" is one person, whether or not "Kumari" is a part of the name.
  const addressed = new RegExp(
    String.raw`(?:(?:(?:${FORMS_OF_ADDRESS})\.?|${instead})\s+){1,${NAMES_MOST}}(?:\p{L}\.?\s+){0,2}${instead}`,
    'giu',
  );
  const all = (patterns: readonly RegExp[], from: string) =>
    patterns.reduce((rest, it) => rest.replaceAll(it, HIDDEN_TEXT), from);
  return (text) => {
    const reached = withoutPhones(all([MAIL, LINK], text.replaceAll(LONG_SPACE, '$1')));
    const studied = all(colleges, withoutWords(reached, attended, HIDDEN_TEXT));
    const introduced = all(personalWords, studied).replaceAll(INTRODUCED, code);
    const named = hideOtherScript(withoutWords(introduced, names, code));
    return withoutPronouns(withoutWords(named, [addressed], code), code);
  };
}

const patternsOf = (said: readonly string[]) =>
  said
    .filter((one) => one.length >= SHORTEST_NAME)
    .map((one) => new RegExp(RegExp.escape(one), 'giu'));

const LETTER_LAST = /[\p{L}\p{M}]$/u;
const LETTER_FIRST = /^[\p{L}\p{M}]/u;
/** The longest letter, in units of UTF-16. */
const LETTER_UNITS = 2;

/**
 * The text with other words in the place of these where no letter is beside them. The patterns do not ask for letters
 * themselves: such a pattern takes V8 a millisecond to compile, and every candidate has others.
 */
const withoutWords = (text: string, patterns: readonly RegExp[], instead: string): string =>
  patterns.reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (found: string, at: number) => {
        const end = at + found.length;
        const isApart =
          !LETTER_LAST.test(rest.slice(Math.max(0, at - LETTER_UNITS), at)) &&
          !LETTER_FIRST.test(rest.slice(end, end + LETTER_UNITS));
        return isApart ? instead : found;
      }),
    text,
  );

/** The row as the company may see it. */
export function hideIdentity<Row extends IdentifiedRow>(row: Row): Row {
  if (!row.is_hidden) return row;
  const hide = hidingOf(row);
  const shown = withTexts(row.candidate, hide);
  // A college where somebody taught may be named.
  const hideEmployer = hidingOf(row, []);
  return {
    ...row,
    seeker_id: NOBODY,
    email: '',
    picture_id: null,
    resume_id: null,
    resume_name: null,
    // The member who refers a candidate knows who it is, and may tell colleagues.
    referred_by: null,
    source: row.source === 'referral' ? 'shared_link' : row.source,
    cover_letter: hide(row.cover_letter),
    answers: row.answers.map((one) => ({
      ...one,
      answer: one.kind === 'text' ? hide(one.answer) : one.answer,
      explanation: hide(one.explanation),
    })),
    candidate: {
      ...shown,
      name: row.candidate_name,
      email: '',
      phone: null,
      experience: shown.experience.map((entry, index) => ({
        ...entry,
        company: hideEmployer(row.candidate.experience[index]?.company ?? ''),
      })),
      // The years of a degree tell the age.
      education: shown.education.map((entry) => ({
        ...entry,
        institution: '',
        location: '',
        startDate: '',
        endDate: '',
        description: '',
      })),
    },
  };
}

/** Letters to the candidate address them by name. */
export const hideIn = <Event extends { note: string | null }>(
  row: IdentifiedRow,
  events: Event[],
): Event[] => {
  if (!row.is_hidden) return events;
  const hide = hidingOf(row);
  return events.map((event) => ({ ...event, note: event.note && hide(event.note) }));
};
