import { isBlank } from '../../contract/conversations/message-length.ts';

/** What people, keyboards and attackers put into a text; a lone NUL or half a surrogate is refused instead. */
const pieces: readonly string[] = [
  // Scripts, also from right to left, with their own directions and joiners
  'नमस्ते ', 'क्षि', 'ক্ষ', 'தமிழ்', 'ਪੰਜਾਬੀ', 'مرحبا', 'שלום', '漢字', 'Ünïcödé ', 'İı', 'ß', 'ﬁ', 'ﷺ', '﷽',
  '\u202E', '\u202C', '\u2066', '\u2069', '\u200F', '\u061C',
  // Invisible characters
  '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u2800', '\u3164', '\u180E',
  // Marks that pile up, forms that look alike
  'z\u0335\u0321', 'e\u0301', 'é', 'A\u030A', 'Å', 'क\u093C', 'क़', 'ＡＢＣ', '①', '½',
  // Emoji sequences
  '👨‍👩‍👧‍👦', '🧑🏽‍🚀', '🏳️‍🌈', '🇮🇳', '1️⃣', '❤️', '❤', '\u{1F3FF}', '🙂', '\u{E0067}',
  // Spaces and ends of lines
  ' ', '  ', '\t', '\n', '\r\n', '\r', '\u00A0', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u3000',
  // Control characters
  '\u0001', '\u0007', '\u001B[31m', '\u007F', '\u009F', '\uFFFD', '\uFFFE', '\u{10FFFF}', '\uE000',
  // HTML, Markdown, links, templates, SQL
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;', '&amp;', '&#0;', '<!--', ']]>',
  '**bold**', '_it_', '`code`', '[link](javascript:alert(1))', '# ', '> ', '- [ ] ', '~~x~~', '|',
  'https://example.com/?a=1&b=%20#x', 'www.example.in', 'mailto:a@b.example', 'tel:+919876543210',
  '{{x}}', '${x}', '$1', '%s', '%00', '\\', '\\u0000', '\\n', "'", '"', ';--', '%', '_', '\\x00',
  // What everybody writes
  'Can you come on Monday? ', 'Haan ji ', 'kal 10 baje ', 'ok', '...', '10,000', '₹', '@', '/',
]; // prettier-ignore

/** Numbers from 0 to below 1, the same for the same seed (mulberry32, by Tommy Ettinger). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LONGEST_UNITS = 4_000;

/** So many texts, none of them blank, of 1 to 4,000 UTF-16 units; short ones are more frequent. */
export function oddTexts(count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const piece = () => pieces[Math.floor(random() * pieces.length)] ?? '';
  return Array.from({ length: count }, () => {
    const length = Math.ceil(LONGEST_UNITS ** random());
    let text = piece();
    for (;;) {
      const longer = text + piece();
      const isDone = longer.length > length && !isBlank(text);
      if (isDone || longer.length > LONGEST_UNITS) return isBlank(text) ? `${text}.` : text;
      text = longer;
    }
  });
}
