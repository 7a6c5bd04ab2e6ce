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
    if (!/\/(web|contract)\/[^?]+\.tsx?/.test(id) || !/\bhi:/.test(code)) return undefined;
    const cuts: SyntaxNode[] = [];
    visit(this.parse(code), (node) => {
      const entries = node.type === 'ObjectExpression' ? (node.properties ?? []) : [];
      const named = (name: string) => entries.find(({ key }) => key?.name === name);
      const texts = ['en', 'hi'].map(named);
      if (texts.every((entry) => entry !== undefined) && !texts.every(isHeld)) {
        cuts.push(...texts.filter((entry) => entry !== named(language)));
      }
    });
    // From the end, so that earlier positions stay valid.
    const shortened = cuts
      .toSorted((a, b) => b.start - a.start)
      .reduce((rest, { start, end }) => rest.slice(0, start) + afterEntry(rest.slice(end)), code);
    return { code: shortened, map: null };
  },
});

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
