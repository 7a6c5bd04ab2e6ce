/**
 * Renders what recruiters and owners write as safe HTML. A small subset of Markdown is supported; everything
 * else, including HTML, is text. Only this file writes tags and attributes: nothing of the input is
 * passed through.
 */
import { Lexer, Marked, type MarkedToken, type Token, type TokensList } from 'marked';

const markdown = new Marked({
  gfm: true,
  // A single Enter starts a new line, as people expect.
  breaks: true,
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    def: () => undefined,
    table: () => undefined,
    code: () => undefined,
    fences: () => undefined,
    blockquote: () => undefined,
    del: () => undefined,
  },
});

/**
 * Bullets pasted from documents, which become Markdown's own. The text may begin below its bullet,
 * but a bullet without any text is left alone: a column of them would become lists in lists.
 */
const pastedBullet = /^[ \t]*[•●▪◦‣∙·○■➢➤✓✔](?:[ \t]+|\s+(?=[\p{L}\p{N}]))/gmu;

const MARKS_MAX = 1_000;
const LINES_MAX = 1_000;
/** Many nested lists that are opened in one line. */
const deepList = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]){20}/mu;

const WORD_MAX = 1_000;
const endlessWord = new RegExp(String.raw`\S{${WORD_MAX}}`, 'u');
const isSpace = /\s/u;

/**
 * Looks for a space backwards from the end of each thousand characters, which is faster than
 * counting the letters of every word.
 */
function hasEndlessWord(text: string): boolean {
  for (let start = 0; start + WORD_MAX <= text.length;) {
    let gap = start + WORD_MAX - 1;
    while (gap >= start && !isSpace.test(text.charAt(gap))) gap -= 1;
    // A character may take two code units, and the regular expression counts characters.
    if (gap < start) return endlessWord.test(text);
    start = gap + 1;
  }
  return false;
}

/** Whether a text is so unusual that parsing it would take seconds. */
const isExcessive = (text: string) =>
  hasEndlessWord(text) ||
  text.split(/[*_]/u).length > MARKS_MAX ||
  text.split('\n').length > LINES_MAX ||
  deepList.test(text);

/** How often each character may be read: the words of a list are read again at every level. */
const READINGS_MAX = 20;

/** A parser that gives up on texts that are nested too deeply. */
class BoundedLexer extends Lexer {
  private charactersLeft: number;

  constructor(text: string) {
    super(markdown.defaults);
    this.charactersLeft = (text.length + 1) * READINGS_MAX;
  }

  private spend(text: string) {
    this.charactersLeft -= text.length;
    if (this.charactersLeft < 0) throw new RangeError('too much inside each other to parse');
  }

  override blockTokens(text: string, tokens?: Token[], isClipped?: boolean): Token[];
  override blockTokens(text: string, tokens?: TokensList, isClipped?: boolean): TokensList;
  override blockTokens(text: string, tokens?: Token[], isClipped?: boolean): Token[] {
    this.spend(text);
    return super.blockTokens(text, tokens, isClipped);
  }

  override inlineTokens(text: string, tokens?: Token[]) {
    this.spend(text);
    return super.inlineTokens(text, tokens);
  }
}

/** The lines of a text as Markdown; throws if they would take too long to parse. */
function linesOf(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(pastedBullet, '- ')
    // Several spaces or tabs between words become one space.
    .replaceAll(/(?<=\S)(?: [ \t]+|\t[ \t]*)/gu, ' ');
  // Checked only now, because pasted bullets may be excessive only once they are Markdown.
  if (isExcessive(lines)) throw new RangeError('not a text to parse');
  return lines;
}

function tokensOf(text: string): Token[] {
  const lines = linesOf(text);
  return new BoundedLexer(lines).lex(lines);
}

/** Only the blocks, without their content. */
function blocksOf(text: string): Token[] {
  const lines = linesOf(text);
  return new BoundedLexer(lines).blockTokens(lines);
}

const escapeHtml = (text: string) =>
  text.replaceAll(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );

/** A text as HTML with the tags p, h3, ul, ol, li, strong, em, br and a. */
export function htmlOf(text: string): string {
  try {
    return blocks(tokensOf(text));
  } catch {
    // A text that cannot be parsed, or would exhaust the stack, is shown as plain text.
    return `<p>${escapeHtml(text)}</p>`;
  }
}

const blocks = (tokens: Token[]): string => tokens.map(block).join('');

function block(token: Token): string {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'space':
    case 'hr':
      return '';
    case 'heading':
      // One level below the page's own headings, without skipping one.
      return `<h3>${inlines(known.tokens)}</h3>`;
    case 'list': {
      const tag = known.ordered ? 'ol' : 'ul';
      const items = known.items.map((item) => `<li>${blocks(item.tokens)}</li>`).join('');
      const { start } = known;
      const attribute = typeof start === 'number' && start > 1 ? ` start="${start}"` : '';
      return `<${tag}${attribute}>${items}</${tag}>`;
    }
    case 'paragraph':
      return `<p>${inlines(known.tokens)}</p>`;
    case 'text':
      return inlines(known.tokens ?? [known]);
    default:
      return inline(token);
  }
}

const inlines = (tokens: Token[]): string => tokens.map(inline).join('');

function inline(token: Token): string {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'strong':
      return `<strong>${inlines(known.tokens)}</strong>`;
    case 'em':
      return `<em>${inlines(known.tokens)}</em>`;
    case 'br':
      return '<br>';
    case 'link': {
      const href = safeAddress(known.href);
      const label = inlines(known.tokens);
      return href
        ? `<a href="${escapeHtml(href)}" rel="nofollow noopener">${label}</a>`
        : escapeHtml(known.raw);
    }
    case 'text':
      return known.tokens ? inlines(known.tokens) : escapeHtml(known.text);
    case 'escape':
    case 'codespan':
    case 'image':
      return escapeHtml(known.text);
    case 'checkbox':
      return '';
    default:
      return escapeHtml(token.raw);
  }
}

/** The URL if it leads to a page or a mailbox, otherwise null. */
function safeAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}

/** A description without formatting, on one line. */
export function plainTextOf(text: string): string {
  let words: string;
  try {
    words = tokensOf(text).map(plain).join(' ');
  } catch {
    words = text;
  }
  return inOneLine(words);
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function plain(token: Token): string {
  const known = token as MarkedToken;
  if (known.type === 'list') return known.items.map(plain).join(' ');
  if ('tokens' in known && known.tokens) {
    const between = known.type === 'list_item' ? ' ' : '';
    return known.tokens.map(plain).join(between);
  }
  if (known.type === 'br' || known.type === 'space' || known.type === 'hr') return ' ';
  if (known.type === 'checkbox') return '';
  return 'text' in known ? known.text : known.raw;
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });
const PREVIEW_LENGTH = 150;

/** How many characters of a description a preview needs in any script; lists read no more. */
export const previewSource = PREVIEW_LENGTH * 8;

/** What may be Markdown: its signs, numbers of characters, and lines that begin with anything but a letter. */
const MAY_BE_MARKED = /[*_`[\]\\<~]|&#|\r(?!\n)|^[ \t]*[^\p{L}\s]/mu;
const EMPTY_LINE = /\r?\n[ \t]*\r?\n/u;

/** The first paragraph without formatting, or all of a text that has none. */
function openingOf(text: string): string {
  const [start = ''] = text.trimStart().split(EMPTY_LINE, 1);
  // Most texts begin so, and a page shows dozens of them.
  if (start !== '' && !MAY_BE_MARKED.test(start)) return inOneLine(start);
  try {
    const opening = blocksOf(text).find(({ type }) => type === 'paragraph');
    return plainTextOf(opening?.raw ?? text);
  } catch {
    return plainTextOf(text);
  }
}

/** At most 150 visible characters of the first paragraph (a Hindi syllable is never cut), with `…` if cut. */
export function previewOf(description: string): string {
  const text = openingOf(description.slice(0, previewSource));
  if (text.length <= PREVIEW_LENGTH) return text;
  const end = endOfPreview(text);
  return end < text.length ? `${text.slice(0, end).trimEnd()}…` : text;
}

/**
 * In basic Latin, each character is one visible character. For other scripts only ICU knows, which
 * is slow.
 */
const latin = new RegExp(String.raw`^[\x20-\x7E]{${PREVIEW_LENGTH}}(?:[\x20-\x7E]|$)`);

/** Where a text reaches the length of a preview, or ends. */
function endOfPreview(text: string): number {
  if (latin.test(text)) return PREVIEW_LENGTH;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === PREVIEW_LENGTH) return index;
    count += 1;
  }
  return text.length;
}
