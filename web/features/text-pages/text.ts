import type { Language } from '../../../contract/endpoint.ts';

/** A paragraph, or the items of a list. */
type Block = string | readonly string[];

interface Section {
  head: string;
  says: readonly Block[];
}

/** A page that is read from top to bottom. */
export interface PageText<Id extends string = string> {
  title: string;
  /** One sentence below the title, also used for search engines. */
  lead: string;
  sections: Record<Id, Section>;
}

/** Both languages must have the same sections in the same order, or it does not compile. */
export const defineText = <Id extends string>(
  text: Record<Language, PageText<Id>>,
): Record<Language, PageText<Id>> => text;

/** The day of the latest change to any of these texts; `text-pages.test.tsx` fails if it is forgotten. */
export const CHANGED_ON = '2026-11-30';
