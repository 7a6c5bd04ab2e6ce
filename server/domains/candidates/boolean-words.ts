/** Reads what recruiters type: words with AND, OR, NOT, quotes and brackets. */

export type Words<Other = never> =
  | { all: readonly Words<Other>[] }
  | { any: readonly Words<Other>[] }
  | { not: Words<Other> }
  | { text: string; isQuoted: boolean; mayBeName?: true }
  | Other;

type Token = '(' | ')' | 'and' | 'or' | 'not' | { text: string; isQuoted: boolean };

/** A term without letters or digits is found in no candidate. */
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

function tokensOf(typed: string): Token[] {
  const parts = typed.matchAll(/["“”„]([^"“”„]*)["“”„]?|([()])|([^\s()"“”„]+)/gu);
  return [...parts].flatMap(([, quoted, bracket, word = '']): Token[] => {
    if (bracket === '(' || bracket === ')') return [bracket];
    if (quoted !== undefined)
      return saysSomething(quoted) ? [{ text: quoted, isQuoted: true }] : [];
    if (/^(and|or|not)$/i.test(word)) return [word.toLowerCase() as Token];
    if (!saysSomething(word)) return [];
    const text = { text: word.replace(/^-/, ''), isQuoted: false };
    return word.startsWith('-') ? ['not', text] : [text];
  });
}

/**
 * The words, or null if there are none. NOT binds before AND, AND before OR, and words beside each
 * other are joined by AND. Nothing is refused: an operator with nothing to join is left out, and a
 * bracket or quote that is not closed ends with the text.
 */
export function readWords(typed: string): Words | null {
  const tokens = tokensOf(typed);
  let at = 0;

  function readAny(): Words | null {
    const parts: Words[] = [];
    do {
      const part = readAll();
      if (part) parts.push(part);
    } while (takes('or'));
    return joined('any', parts);
  }

  function readAll(): Words | null {
    const parts: Words[] = [];
    while (at < tokens.length && tokens[at] !== 'or' && tokens[at] !== ')') {
      if (takes('and')) continue;
      const part = readOne();
      if (part) parts.push(part);
    }
    return joined('all', parts);
  }

  function readOne(): Words | null {
    if (takes('not')) {
      while (takes('and'));
      const isEnd = at === tokens.length || tokens[at] === 'or' || tokens[at] === ')';
      const part = isEnd ? null : readOne();
      return part && { not: part };
    }
    if (takes('(')) {
      const part = readAny();
      takes(')');
      return part;
    }
    const token = tokens[at++];
    return typeof token === 'object' ? token : null;
  }

  function takes(token: Token): boolean {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  }

  const parts: Words[] = [];
  while (at < tokens.length) {
    const part = readAny();
    if (part) parts.push(part);
    // A closing bracket without an opening one.
    takes(')');
  }
  return joined('all', parts);
}

function joined(how: 'all' | 'any', parts: Words[]): Words | null {
  const [first, ...more] = parts;
  if (!first) return null;
  if (more.length === 0) return first;
  return how === 'all' ? { all: parts } : { any: parts };
}
