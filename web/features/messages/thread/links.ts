interface TextPart {
  /** Where the part begins in the text. */
  at: number;
  text: string;
  /** Null for plain text. */
  href: string | null;
}

/** Anything written like an address; punctuation at its end belongs to the sentence. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>"'.,:;!?।)\]}…»”’]/giu;
/** Characters that change the text direction could make a link look like another one. */
const TURNING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

function hrefOf(address: string): string | null {
  if (TURNING.test(address)) return null;
  try {
    const url = new URL(/^www\./i.test(address) ? `https://${address}` : address);
    // A name before the host could make one site look like another.
    return url.username || url.password ? null : url.href;
  } catch {
    return null;
  }
}

/** Cuts a text into plain parts and addresses; joined they are the text again. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const href = hrefOf(address);
    if (href === null) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index), href: null });
    parts.push({ at: index, text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), href: null });
  return parts;
}
