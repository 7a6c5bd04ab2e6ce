/** Blind review: until a candidate is shortlisted, their company does not learn who they are. */
import type { ApplicationSource } from '../../../contract/applications/sources.ts';
import { HIDDEN_TEXT } from '../../../contract/format/hidden-text.ts';
import { withoutPhones } from '../../../contract/format/phone-numbers.ts';
import type { SentAnswer } from '../../../contract/jobs/questions.ts';
import type { CandidateSnapshot } from '../../../db/application-tables.ts';
import { withTexts } from '../../../contract/profiles/texts.ts';

export interface Known {
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

/** Nobody has this id. It stands for an account that the company may not tell from others. */
const NOBODY = 0;

// An address begins where no other character of one precedes: otherwise a long word would be read again from each of its letters.
const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const LINK = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|facebook|instagram)\.com\/\S+/giu;
const AGE =
  /\b(?:aged?\s+)?\d{2}[\s-]*(?:years?|yrs?)(?:[\s-]*old|\s+of\s+age)\b|\bage(?:d|\s+is|\s*[:–-])?\s*\d{2}\b|(?:उम्र|आयु)(?:\s*[:–-])?\s*\d{2}|\d{2}\s*(?:साल|वर्ष)\s+(?:का|की)\s+(?:हूँ|हूं)/giu;
const BIRTH =
  /(?:\b(?:d\.?o\.?b\b\.?|date\s+of\s+birth|birth\s?da(?:y|te)|born)|जन्म(?:\s*(?:तिथि|तारीख|दिनांक))?)\s*(?:[:–-]|is|on|in)?\s*(?:\d{1,2}[\s./-]*(?:\d{1,2}|\p{L}{3,9})[\s./,-]*)?(?:19|20)?\d{2}(?!\d)/giu;
const GENDER =
  /\b(?:gender|sex)\s*(?:[:–-]|is)?\s*(?:fe)?male\b|लिंग\s*[:–-]?\s*(?:पुरुष|महिला|स्त्री)|(?<=\b(?:I\s+am|I['’]m|as|being)\s+an?\s+)(?:(?:young|single|married|unmarried|working|hard[\s-]?working|proud)\s+)*(?:female|male|woman|man|girl|boy|lady|mother|father|wife|husband|housewife|widow)\b/giu;
/** A college that is named beside a degree: "B.Tech, IIT Bombay", "B.A. from St. Xavier's College". */
const COLLEGE =
  /\b(?:IITs?|NITs?|IIMs?|IIITs?|BITS|AIIMS|NLU|ISB|XLRI|VIT|JNU|BHU|AMU)\b(?:[\s,-]+\p{Lu}[\p{L}.]*){0,3}|(?:\p{Lu}[\p{L}.'’&-]*\s+){1,6}(?:University|College|Institute|Vidyalaya|Vidyapeeth|Polytechnic|Academy)\b(?:\s+of(?:\s+\p{Lu}\p{L}*){1,4})?|\b(?:University|College|Institute)\s+of(?:\s+\p{Lu}\p{L}*){1,4}|[\p{L}\p{M}]+\s+(?:विश्वविद्यालय|महाविद्यालय|कॉलेज|विद्यापीठ)/gu;
/** What stands before a name and tells the gender. */
const FORMS_OF_ADDRESS = 'mr|mrs|ms|miss|shri|sri|smt|shrimati|km|kumari|श्री|श्रीमती|सुश्री|कुमारी';
const SHORTEST_NAME = 2;

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What takes a person's own name, colleges, addresses and numbers out of a text. */
export function hidingOf({
  candidate,
  candidate_name: code,
}: Pick<Known, 'candidate' | 'candidate_name'>): (text: string) => string {
  const names = [candidate.name, ...candidate.name.split(/[\s.]+/u)];
  const colleges = candidate.education.map(({ institution }) => institution.trim());
  const personal = (said: string[]) =>
    said
      .filter((one) => one.length >= SHORTEST_NAME)
      .map(literally)
      .join('|');
  const without = (text: string, words: string, instead: string) =>
    words === ''
      ? text
      : text.replaceAll(
          new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'giu'),
          instead,
        );
  return (text) => {
    const all = (patterns: RegExp[], from: string) =>
      patterns.reduce((rest, it) => rest.replaceAll(it, HIDDEN_TEXT), from);
    const said = all([AGE, BIRTH, GENDER], withoutPhones(all([MAIL, LINK], text)));
    const named = personal(names);
    const addressed = named && String.raw`(?:(?:${FORMS_OF_ADDRESS})\.?\s+)?(?:${named})`;
    return without(without(said, personal(colleges), HIDDEN_TEXT), addressed, code);
  };
}

/** The row as the company may see it. */
export function hideIdentity<Row extends Known>(row: Row): Row {
  if (!row.is_hidden) return row;
  const hide = hidingOf(row);
  const shown = withTexts(row.candidate, hide);
  return {
    ...row,
    seeker_id: NOBODY,
    email: '',
    picture_id: null,
    resume_id: null,
    resume_name: null,
    // Whoever refers a candidate knows who it is, and may tell colleagues.
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
      // The years of a degree tell the age.
      education: shown.education.map((entry) => ({
        ...entry,
        degree: entry.degree.replaceAll(COLLEGE, HIDDEN_TEXT),
        field: entry.field.replaceAll(COLLEGE, HIDDEN_TEXT),
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
  row: Known,
  events: Event[],
): Event[] => {
  if (!row.is_hidden) return events;
  const hide = hidingOf(row);
  return events.map((event) => ({ ...event, note: event.note && hide(event.note) }));
};
