import { useRouteLoaderData } from 'react-router';
import type { Language } from '../../contract/endpoint.ts';
import type { PageContext, Theme } from './api/page-context.ts';

/** A text, or a function that builds one from its values. */
type Message = string | ((...values: never[]) => string);
type Texts = Record<string, Message>;

/** Same keys and same parameters in both languages, or it does not compile. */
type SameShape<T extends Texts> = {
  [K in keyof T]: T[K] extends (...values: infer V) => string ? (...values: V) => string : string;
};

export type Catalogue<T extends Texts> = Record<Language, SameShape<T>>;

/** Declares the texts of a feature in both languages. */
export const defineMessages = <T extends Texts>(catalogue: {
  en: T;
  hi: SameShape<T>;
}): Catalogue<T> => catalogue as unknown as Catalogue<T>;

/** What the root loader knows about the visitor. */
export interface RootFacts {
  language: Language;
  /** The languages that the portal offers. */
  languages: readonly Language[];
  theme: Theme;
  publicUrl: string;
  demo: boolean;
  look: PageContext['look'];
  /** Whether the server can send SMS. */
  sms: boolean;
  /** The operator's own pages on social networks. */
  socialLinks: PageContext['socialLinks'];
}

const unknownVisitor: RootFacts = {
  language: 'en',
  languages: ['en', 'hi'],
  theme: 'system',
  publicUrl: '',
  demo: false,
  look: { name: null, logo: null, accent: null, css: null },
  sms: false,
  socialLinks: [],
};

export const useRootFacts = (): RootFacts =>
  (useRouteLoaderData('root') as RootFacts | undefined) ?? unknownVisitor;

export const useLanguage = (): Language => useRootFacts().language;

/** The texts of a catalogue in the page's language. */
export const useMessages = <T extends Texts>(catalogue: Catalogue<T>): SameShape<T> =>
  catalogue[useLanguage()];
