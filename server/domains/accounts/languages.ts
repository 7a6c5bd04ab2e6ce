/** The languages that people are written to in. */
import { type Language, languages } from '../../../contract/endpoint.ts';
import { isOffered } from '../../../contract/portal-settings/languages.ts';
import type { Db } from '../../platform/database.ts';
import { offeredLanguages } from '../../platform/in-force/settings.ts';
import { giveBackLanguage, putAsideLanguage } from './language-queries.ts';

/**
 * Writes to everybody in a language that is offered: puts a choice aside that is not, and gives back one that
 * is again. Accounts have it in a column of their own, so that no mail has to look up what is offered.
 */
export async function writeInOfferedLanguages(db: Db): Promise<void> {
  for (const language of languages) await follow(db, language);
}

async function follow(db: Db, language: Language): Promise<void> {
  for (;;) {
    // Read with each step: owners may change their minds meanwhile.
    const settings = await offeredLanguages(db);
    const changed = isOffered(settings, language)
      ? await giveBackLanguage(db, language)
      : await putAsideLanguage(db, { language, usual: settings.usual });
    if (changed === 0) return;
  }
}
