import type { Language } from '../endpoint.ts';

const leftWords: Record<Language, string> = { en: 'Deleted account', hi: 'हटाया गया खाता' };

/** A person's name, or a text saying that they have deleted their account. */
export const personName = (name: string, language: Language): string => name || leftWords[language];
