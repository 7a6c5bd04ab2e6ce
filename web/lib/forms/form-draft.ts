import { DRAFT_PREFIX, readStoredJson, removeStored, store } from '../session/storage.ts';

/**
 * What an account has typed into a form and not sent yet, kept in this browser for that account
 * alone.
 */
export interface FormDraft<Fields> {
  fields: Fields;
  /** ISO time of the last change. */
  kept_at: string;
}

const keyOf = (accountId: number, form: string) => `${DRAFT_PREFIX}${accountId}:${form}`;

/** The kept draft of a form such as `job:new`; null when there is none. */
export function readFormDraft<Fields>(accountId: number, form: string): FormDraft<Fields> | null {
  const stored = readStoredJson(keyOf(accountId, form));
  const isDraft =
    typeof stored === 'object' && stored !== null && 'fields' in stored && 'kept_at' in stored;
  return isDraft ? (stored as FormDraft<Fields>) : null;
}

/** Keeps a draft in this browser; returns the ISO time at which it did. */
export function keepFormDraft(accountId: number, form: string, fields: object): string {
  const kept_at = new Date().toISOString();
  store(keyOf(accountId, form), JSON.stringify({ fields, kept_at }));
  return kept_at;
}

export const dropFormDraft = (accountId: number, form: string): void =>
  store(keyOf(accountId, form), null);

/** Deletes other accounts' drafts, so that nobody reads them on a shared device. */
export const dropForeignFormDrafts = (accountId: number): void =>
  removeStored(
    (key) => key.startsWith(DRAFT_PREFIX) && !key.startsWith(`${DRAFT_PREFIX}${accountId}:`),
  );
