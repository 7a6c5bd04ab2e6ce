import type { Plugin } from 'vite';

/** The parser's nodes, with only the fields used here. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  key?: { type: string; name?: string };
  properties?: SyntaxNode[];
  /** For an entry, the node of its value; for a literal, its content. */
  value?: unknown;
  /** The callee of a call, and the object of a member expression. */
  callee?: SyntaxNode;
  object?: SyntaxNode;
  name?: string;
}

/** An object with our texts in each language. */
interface Texts {
  whole: SyntaxNode;
  entries: SyntaxNode[];
}

const LANGUAGES = ['en', 'hi'];

/**
 * Removes the other languages from browser code: of every object with the keys `en` and `hi`, only the entry of
 * `language` stays. Changing the language reloads the page, so no page needs both. The server keeps all languages,
 * because it writes mails and errors in the reader's. An object for what people write in both languages, such as a
 * letter, stays whole; our own texts that a page needs in both languages are made with `inBothLanguages`.
 */
export const oneLanguage = (language: string): Plugin => ({
  name: 'one-language',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!mayHoldTexts(code, id)) return undefined;
    const cuts = textsIn(this.parse(code)).flatMap(({ entries }) =>
      entries.filter(({ key }) => key?.name !== language),
    );
    // From the end, so that earlier positions stay valid.
    const shortened = cuts
      .toSorted((a, b) => b.start - a.start)
      .reduce((rest, { start, end }) => rest.slice(0, start) + afterEntry(rest.slice(end)), code);
    return { code: shortened, map: null };
  },
});

/**
 * The same for component tests, which open pages in either language one after the other: entries become functions,
 * from which `ofOpenPage` makes an object whose other language cannot be read.
 */
export const oneLanguageAtATime = (): Plugin => ({
  name: 'one-language-at-a-time',
  apply: 'serve',
  enforce: 'post',
  transform(code, id) {
    if (!mayHoldTexts(code, id) || /\.test\.|\/web\/test\//.test(id)) return undefined;
    const texts = textsIn(this.parse(code));
    const wholes = texts.map(({ whole }) => ({ node: whole, before: 'ofOpenPage(', after: ')' }));
    const values = texts.flatMap(({ entries }) =>
      entries.map(({ value }) => ({ node: value as SyntaxNode, before: '() => (', after: ')' })),
    );
    const added = [...wholes, ...values].flatMap(({ node, before, after }) => [
      { at: node.start, text: before },
      { at: node.end, text: after },
    ]);
    const marked = added
      .toSorted((a, b) => b.at - a.at)
      .reduce((rest, { at, text }) => rest.slice(0, at) + text + rest.slice(at), code);
    const imported = `import { ofOpenPage } from '/web/test/of-open-page.ts';`;
    return texts.length > 0 ? { code: imported + marked, map: null } : undefined;
  },
});

const mayHoldTexts = (code: string, id: string) =>
  /\/(web|contract)\/[^?]+\.tsx?/.test(id) && /\bhi:/.test(code);

function textsIn(program: unknown): Texts[] {
  const found: Texts[] = [];
  visit(program, (node) => {
    const properties = node.type === 'ObjectExpression' ? (node.properties ?? []) : [];
    const entries = LANGUAGES.flatMap(
      (language) => properties.find(({ key }) => key?.name === language) ?? [],
    );
    if (entries.length === LANGUAGES.length && !entries.every(isHeld)) {
      found.push({ whole: node, entries });
    }
  });
  return found;
}

/**
 * Whether an entry holds no text of ours but a variable, a member of one, a schema, or an empty
 * value.
 */
function isHeld({ value }: SyntaxNode): boolean {
  const node = value as SyntaxNode;
  if (node.type === 'Literal') return node.value === '';
  if (node.type === 'CallExpression') return rootOf(node) === 'z';
  return ['Identifier', 'MemberExpression', 'ChainExpression', 'LogicalExpression'].includes(
    node.type,
  );
}

/** `z` of `z.string().trim()`. */
const rootOf = (node: SyntaxNode): string | undefined => {
  const inner = node.callee ?? node.object;
  return inner ? rootOf(inner) : node.name;
};

/** Also removes the comma after the entry. */
const afterEntry = (rest: string) => rest.replace(/^\s*,/, '');

function visit(node: unknown, look: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, look);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) look(node as SyntaxNode);
    for (const child of Object.values(node)) visit(child, look);
  }
}
