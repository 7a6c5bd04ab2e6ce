import { type Announced, announced } from '../announced/announced.ts';

/** Announces pages for the tests of a file, whatever is announced at present; ends it when called again. */
export function announceForNow(paths: readonly string[]): () => void {
  const pages = announced as Announced[];
  const before = [...pages];
  pages.push(...paths.map((path) => ({ feature: path, path })));
  return () => void pages.splice(0, pages.length, ...before);
}
