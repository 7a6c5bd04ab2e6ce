import type { Db } from '../../../platform/database.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { countAttempt } from '../../../platform/limits/attempts.ts';
import { presentSections } from '../present.ts';
import { renderDescription } from '../rendering.ts';

/** More than the pauses of somebody who types. */
const PREVIEWS_A_MINUTE = 120;

/** The sections of a text as the page of its job would show them. */
export async function previewDescription(db: Db, accountId: number, description: string) {
  await countAttempt(db, {
    key: attemptKey('description-preview', { account: accountId }),
    most: PREVIEWS_A_MINUTE,
    seconds: 60,
  });
  return presentSections(renderDescription(description));
}
