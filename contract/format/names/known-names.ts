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
  // Built when first needed: a browser uses one language, the server both.
  const byLanguage: Partial<Record<Language, ReadonlyMap<string, string>>> = {};
  const namesIn = (language: Language) =>
    (byLanguage[language] ??= new Map(
      all(language).map(([stored, name]) => [stored.toLowerCase(), name]),
    ));
  return {
    /** Every stored name that has another in this language, with that other name. */
    all,
    /**
     * The name in this language, whatever the case it is stored in; unknown names stay as they are.
     */
    nameOf: (stored: string, language: Language): string =>
      namesIn(language).get(stored.toLowerCase()) ?? stored,
  };
}
