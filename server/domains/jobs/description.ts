/**
 * Renders what recruiters write as safe HTML. A small subset of Markdown is supported; everything
 * else, including HTML, is text. Only this file writes tags and attributes: nothing of the input is
 * passed through.
 */
import { Marked, type MarkedToken, type Token } from 'marked';

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

/** Bullets pasted from documents, which become Markdown's own. */
const pastedBullet = /^[ \t]*[•●▪◦‣∙·○■➢➤✓✔]\s+/gmu;

const MARKS_MAX = 1_000;
/** Many nested lists opened in one line. */
const deepList = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]){20}/mu;

/** Whether a text is so unusual that parsing it would take seconds. */
const isExcessive = (text: string) =>
  /\S{1000}/u.test(text) || text.split(/[*_]/u).length > MARKS_MAX || deepList.test(text);

function tokensOf(text: string): Token[] {
  if (isExcessive(text)) throw new RangeError('not a text to parse');
  const lines = text.replaceAll('\r\n', '\n').replaceAll(pastedBullet, '- ');
  return markdown.lexer(lines.replaceAll(/(?<=\S)[ \t]+/gu, ' '));
}

const escapeHtml = (text: string) =>
  text.replaceAll(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );

/** A description as HTML with the tags p, h3, ul, ol, li, strong, em, br and a. */
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
  return words.replaceAll(/\s+/g, ' ').trim();
}

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

/** The first 150 visible characters (a Hindi syllable is never cut), with `…` if cut. */
export function previewOf(description: string): string {
  const text = plainTextOf(description.slice(0, previewSource));
  const shown = Array.from(graphemes.segment(text), (part) => part.segment);
  if (shown.length <= PREVIEW_LENGTH) return text;
  return `${shown.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
}
