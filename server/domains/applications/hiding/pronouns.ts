// Hides "she" and "he" in a text in which somebody writes about themselves as about another person.
import { HIDDEN_TEXT } from '../../../../contract/format/texts/hidden-text.ts';

/** "Phase I", "Class I" and the like have a number. */
const NUMBERED =
  '[Pp]hase|[Pp]art|[Cc]lass|[Gg]rade|[Ll]evel|[Tt]ier|[Tt]ype|[Ss]tage|[Ss]emester|[Uu]nit|[Vv]olume|[Gg]roup|[Ss]ection|[Ss]chedule|[Cc]ategory|[Mm]odule|[Pp]lant|[Bb]lock|[Zz]one|[Dd]ivision|[Ss]cale|[Pp]aper|War';
/** "I" is a person where a verb may follow: not in "Engineer I at", "I.T." or "Parts I and II". */
const I = String.raw`(?<!\b(?:${NUMBERED})[\s-])\bI(?=['’]|\s+(?!(?:and|or|to|at|of|in|for|on|from|with|s?he|her|his)\b)[a-z]|\s+(?:Am|Have|Had|Was|Will|Can)\b)`;
/** Before a preposition, "I" is a person only where a sentence goes on or begins: "what I for one saw", but not "class I at". */
const I_BEFORE_PREPOSITION = String.raw`(?<=^|[.!?,;]\s+|\b(?:(?<!\b[IVX]+\s)and|as|because|before|but|how|if|since|so|than|that|though|what|when|where|which|while|why)\s+)I\s+(?:to|at|of|in|for|on|from|with)\b(?!\s+[IVX]+\b)`;
const FIRST_PERSON = new RegExp(
  String.raw`${I}|${I_BEFORE_PREPOSITION}|\b(?:[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]ur|[Uu]s)\b`,
  'u',
);
// Not in capitals: a hospital has an HIS.
const PRONOUN =
  /(?<![\p{L}\p{M}/])(?:[Ss]he|[Hh]ers?|[Hh]erself|[Hh]e|[Hh]im|[Hh]is|[Hh]imself)(?![\p{L}\p{M}/])/gu;
const BEGINS_WITH_PRONOUN = /^\s*(?:She|He)\s/u;

/** In a text with "I", "she" may be anybody; "his/her" is nobody. `code` stands for the name of whoever wrote it. */
export function withoutPronouns(text: string, code: string): string {
  if (FIRST_PERSON.test(text)) return text;
  const at = text.indexOf(code);
  const from = BEGINS_WITH_PRONOUN.test(text) ? 0 : at === -1 ? text.length : at;
  return text.slice(0, from) + text.slice(from).replaceAll(PRONOUN, HIDDEN_TEXT);
}
