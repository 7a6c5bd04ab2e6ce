import type { Language } from '../../contract/endpoint.ts';

const leftWords: Record<Language, string> = { en: 'Deleted account', hi: 'हटाया गया खाता' };

/** Somebody's name; of a person who deleted their account only that they left. */
export const personName = (name: string, language: Language): string => name || leftWords[language];
