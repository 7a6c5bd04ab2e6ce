import type { Language } from '../../endpoint.ts';

/**
 * Names that readers of a language know, for what is stored in English: for each language one text of entries
 * "Pune=पुणे", separated by commas.
 */
export function knownNames(texts: Readonly<Record<Language, string>>) {
  const all = (language: Language): [stored: string, name: string][] =>
    texts[language].split(',').flatMap((entry) => {
      const [stored = '', name] = entry.trim().split('=');
      return name ? [[stored, name]] : [];
    });
  // A browser has one language, and the server may write in both by turns.
  const byLanguage: Partial<Record<Language, ReadonlyMap<string, string>>> = {};
  const namesIn = (language: Language) =>
    (byLanguage[language] ??= new Map(
      all(language).map(([stored, name]) => [stored.toLowerCase(), name]),
    ));
  return {
    /** Each that has a name of its own in the language, with that name. */
    all,
    /** The name in the language, in whatever case it is stored; what is not known stays as it is. */
    nameOf: (stored: string, language: Language): string =>
      namesIn(language).get(stored.toLowerCase()) ?? stored,
  };
}
