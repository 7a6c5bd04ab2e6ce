import { lenientParser } from './readers/lenient-parser.ts';

/** The tags and entities that occur in job descriptions; `C++ <T>` has neither. */
const markup =
  /<\/?(?:p|br|div|ul|ol|li|b|strong|i|em|u|h[1-6]|span|a|hr|table|tbody|tr|t[dh]|font|section|script|style)\b[^<>]*>|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|bull|ndash|mdash|[lr][sd]quo|hellip|middot);/i;

const blocks = new Set(['p', 'div', 'ul', 'ol', 'table', 'tr', 'section', 'hr']);
const bold = new Set(['b', 'strong']);
const MARK = '**';

/** Turns HTML in a text into Markdown; any other text is returned unchanged. */
export function markdownOf(text: string): string {
  if (!markup.test(text)) return text;
  let markdown = '';
  let hidden = 0;
  const parser = lenientParser({
    opened(name) {
      if (name === 'style') hidden += 1;
      else if (name === 'br') markdown += '\n';
      else if (blocks.has(name)) markdown += '\n\n';
      else if (name === 'li') markdown += '\n- ';
      else if (/^h[1-6]$/.test(name)) markdown += '\n\n## ';
      else if (bold.has(name)) markdown += MARK;
    },
    closed(name) {
      if (name === 'style') hidden -= 1;
      else if (blocks.has(name) || /^h[1-6]$/.test(name)) markdown += '\n\n';
      else if (bold.has(name)) markdown = closeBold(markdown);
    },
    text(words) {
      if (hidden === 0) markdown += words;
    },
  });
  // The surrounding element closes whatever the text leaves open.
  parser.write(`<div>${text}</div>`).close();
  return markdown.trim();
}

/** Moves bold marks next to their words, within one line; elsewhere Markdown would print them. */
function closeBold(markdown: string): string {
  const start = markdown.lastIndexOf(MARK);
  const before = markdown.slice(0, start);
  const words = markdown.slice(start + MARK.length);
  if (words.trim() === '' || words.trim().includes('\n')) return before + words;
  const lead = words.slice(0, words.length - words.trimStart().length);
  const tail = words.slice(words.trimEnd().length);
  return `${before}${lead}${MARK}${words.trim()}${MARK}${tail}`;
}
