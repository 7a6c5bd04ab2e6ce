// Hides "she" and "he" in a text in which somebody writes about themselves as about another person.
import { HIDDEN_TEXT } from '../../../../contract/format/texts/hidden-text.ts';

const FIRST_PERSON = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]ur|[Uu]s)\b/u;
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
