/** What somebody wrote in a mail, without the mail they reply to and without their signature. */
import type { Email } from 'postal-mime';

/** A longer mail is not a message; the rest of it is ignored. */
const LOOKED_AT = 200_000;
/** Mail programs break the line that introduces a quotation after some 70 characters. */
const INTRODUCTION_LINES = 4;

/** Plain text without surrounding spaces; empty if nothing is left. */
export function ownWordsOf({ text, html }: Pick<Email, 'text' | 'html'>): string {
  const written = text?.trim() ? text : textOf((html ?? '').slice(0, LOOKED_AT));
  return withoutQuotation(written.slice(0, LOOKED_AT).replaceAll('\r\n', '\n'));
}

function withoutQuotation(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const end = lines.findIndex((_, index) => endsOwnWords(lines, index));
  const above = unquoted(end === -1 ? lines : lines.slice(0, end));
  if (above !== '' || end === -1) return above;
  // The reply is below the quotation.
  const below = lines.slice(end + introductionAt(lines, end));
  return below.some(isQuoted) ? unquoted(below.filter((line) => !isSignature(line))) : '';
}

const isQuoted = (line: string) => /^\s*>/.test(line);

const unquoted = (lines: readonly string[]) =>
  lines
    .filter((line) => !isQuoted(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const isSignature = (line: string) =>
  /^--$|^(?:Sent from my |Sent from (?:Yahoo|Outlook|Mail for)|Get Outlook for )|^मेरे .{1,40} से भेजा गया/.test(
    line,
  );

/** After these lines there is nothing of the writer's own, unless they reply below what they quote. */
const endsOwnWords = (lines: readonly string[], index: number): boolean => {
  const line = lines[index] ?? '';
  return (
    isSignature(line) ||
    introductionAt(lines, index) > 0 ||
    /^(?:-{2,}|_{2,})\s*(?:Original Message|Forwarded message|मूल संदेश|अग्रेषित संदेश)\s*(?:-{2,}|_{2,})$/i.test(
      line.trim(),
    ) ||
    /^Begin forwarded message:$/.test(line) ||
    isHeadOfMail(lines, /^_{10,}$/.test(line) ? index + 1 : index)
  );
};

const DATE = /\d{4}|\d:\d\d/;

/** How many lines from here introduce a quotation, such as "On Mon, 23 Nov 2026 at 10:15, Vritti wrote:"; 0 for none. */
function introductionAt(lines: readonly string[], index: number): number {
  for (let count = 1; count <= INTRODUCTION_LINES; count += 1) {
    const said = lines
      .slice(index, index + count)
      .join(' ')
      .slice(0, 600);
    // Requires a year or a time of day, because people themselves write "On Monday he wrote:".
    if (!DATE.test(said)) continue;
    if (/^\s*On\s.*\swrote:$/.test(said)) return count;
    if (DATE.test(lines[index] ?? '') && /\sने\s(?:लिखा|कहा)\s?:?$/.test(said)) return count;
  }
  return 0;
}

/** Outlook puts the header of the quoted mail above it: a sender, and a time or a recipient in the next lines. */
function isHeadOfMail(lines: readonly string[], index: number): boolean {
  if (!/^\s*\*?(?:From|प्रेषक|द्वारा|से)\s?:\*?\s/.test(lines[index] ?? '')) return false;
  return lines
    .slice(index + 1, index + 4)
    .some((line) => /^\s*\*?(?:Sent|Date|To|भेजा गया|दिनांक|प्रति|को)\s?:\*?\s/.test(line));
}

/** Where mail programs begin the quoted mail in HTML. */
const QUOTATION =
  /<(?:blockquote\b|div\b[^>]{0,300}(?:gmail_quote|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|gmail_signature|ms-outlook-mobile-signature))/i;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Elements whose content is not displayed. */
const UNSEEN = /^(?:style|script|head|title)$/;
const NEW_LINE = /^(?:br|\/(?:p|div|li|tr|h[1-6]))$/;

/** The text of a mail that has only HTML. Reads each character once or twice, whatever the mail consists of. */
function textOf(html: string): string {
  const end = html.search(QUOTATION);
  const pieces = (end === -1 ? html : html.slice(0, end)).split(/(<[^<>]*>)/);
  let unseen: string | undefined;
  let text = '';
  for (const piece of pieces) {
    const tag = /^<(\/?[a-z\d]+)/i.exec(piece)?.[1]?.toLowerCase();
    if (tag === undefined && unseen === undefined) text += piece.replaceAll(/\s+/g, ' ');
    else if (tag !== undefined && UNSEEN.test(tag)) unseen ??= tag;
    else if (tag === `/${unseen}`) unseen = undefined;
    else if (tag !== undefined && NEW_LINE.test(tag)) text += '\n';
  }
  return decoded(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

const decoded = (text: string) =>
  text.replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : '';
  });
