const languages: ReadonlySet<string | symbol> = new Set(['en', 'hi']);

/**
 * An object whose entries `en` and `hi` are given as functions. Only the one in the language of the open page can be
 * read, because the page's build has no other. It is made when it is first read: it may be made of texts that have
 * one language themselves. Component tests read all texts of the product through this (`config/one-language.ts`).
 */
export function ofOpenPage<T extends object>(entries: T): T {
  const made = new Map<string | symbol, unknown>();
  const isLeftOut = (name: string | symbol) =>
    languages.has(name) && name !== document.documentElement.lang;
  return new Proxy(entries, {
    ownKeys: (all) => Reflect.ownKeys(all).filter((name) => !isLeftOut(name)),
    get(all, name) {
      const value: unknown = Reflect.get(all, name);
      if (isLeftOut(name)) {
        const open = document.documentElement.lang;
        throw new Error(
          `A page in '${open}' has no texts in '${String(name)}' but those made with inBothLanguages.`,
        );
      }
      if (!languages.has(name)) return value;
      if (!made.has(name)) made.set(name, (value as () => unknown)());
      return made.get(name);
    },
  });
}
