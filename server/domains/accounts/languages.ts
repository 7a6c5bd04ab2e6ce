/** The languages in which accounts get mail. */
import { type Language, languages } from '../../../contract/endpoint.ts';
import { isOffered } from '../../../contract/portal-settings/languages.ts';
import type { Db } from '../../platform/database.ts';
import { offeredLanguages } from '../../platform/in-force/settings.ts';
import { giveBackLanguage, putAsideLanguage } from './language-queries.ts';

/**
 * Brings every account's mail language in line with the languages on offer: a choice that is not
 * offered now is set aside, and restored when it is offered again. The result is stored in a
 * column, so that no mail has to look up what is on offer.
 */
export async function writeInOfferedLanguages(db: Db): Promise<void> {
  for (const language of languages) await follow(db, language);
}

async function follow(db: Db, language: Language): Promise<void> {
  for (;;) {
    // Read again for each batch: an owner may change the languages while this runs.
    const settings = await offeredLanguages(db);
    const changed = isOffered(settings, language)
      ? await giveBackLanguage(db, language)
      : await putAsideLanguage(db, { language, usual: settings.usual });
    if (changed === 0) return;
  }
}
