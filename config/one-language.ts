import type { Plugin } from 'vite';

/** The parser's nodes, with only the fields used here. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  key?: { type: string; name?: string };
  properties?: SyntaxNode[];
}

/**
 * Removes the other languages from the browser's code: of every object with the keys `en` and `hi`
 * only the entry of `language` stays. Changing the language reloads the page, so no page needs
 * both. The server keeps all languages, because it writes mails and errors in the reader's.
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
      if (texts.every((entry) => entry !== undefined)) {
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
