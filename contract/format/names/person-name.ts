import type { Language } from '../../endpoint.ts';

const leftWords: Record<Language, string> = { en: 'Deleted account', hi: 'हटाया गया खाता' };

/** What stands for the name of somebody who is reviewed blind. */
const CODE = /^Candidate (?=[2-9A-Z]{4}$)/u;

/** A person's name, or their code in a blind review, or a text saying that they have deleted their account. */
export const personName = (name: string, language: Language): string =>
  language === 'hi' && CODE.test(name) ? name.replace(CODE, 'आवेदक ') : name || leftWords[language];
