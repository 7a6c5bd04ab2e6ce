import {
  DRAFT_PREFIX,
  keep,
  readKeptJson,
  readStoredJson,
  removeKept,
  removeStored,
  store,
} from '../session/storage.ts';

/**
 * What an account has typed into a form and not sent yet, kept in this browser for that account
 * alone.
 */
export interface FormDraft<Fields> {
  fields: Fields;
  /** ISO time of the last change. */
  kept_at: string;
}

/**
 * Where a draft is kept: under the name of its form, in the browser or only in this tab, until that
 * is closed. What guests type belongs to account 0.
 */
export interface DraftPlace {
  accountId: number;
  form: string;
  ofTab?: boolean;
}

const GUEST = 0;

/** The name of a draft in the browser's storage. */
export const keyOf = ({ accountId, form }: DraftPlace) => `${DRAFT_PREFIX}${accountId}:${form}`;

function draftIn<Fields>(stored: unknown): FormDraft<Fields> | null {
  const isDraft =
    typeof stored === 'object' && stored !== null && 'fields' in stored && 'kept_at' in stored;
  return isDraft ? (stored as FormDraft<Fields>) : null;
}

/** What all tabs find; null for what only this one keeps. */
const sharedDraft = <Fields>(place: DraftPlace) =>
  place.ofTab ? null : draftIn<Fields>(readStoredJson(keyOf(place)));

/**
 * The kept draft of a form such as `job:new`; null when there is none. A tab finds what it has kept itself, even if
 * another one has kept something else since then.
 */
export const readFormDraft = <Fields>(place: DraftPlace): FormDraft<Fields> | null =>
  draftIn<Fields>(readKeptJson(keyOf(place))) ?? sharedDraft<Fields>(place);

/** Keeps a draft in this browser; returns the ISO time at which it did. */
export function keepFormDraft(place: DraftPlace, fields: object): string {
  const kept_at = new Date().toISOString();
  const draft = JSON.stringify({ fields, kept_at });
  keep(keyOf(place), draft);
  if (!place.ofTab) store(keyOf(place), draft);
  return kept_at;
}

export function dropFormDraft(place: DraftPlace): void {
  keep(keyOf(place), null);
  if (!place.ofTab) store(keyOf(place), null);
}

/** Drops the draft that this tab has kept or read, of that time; what another tab has kept since then stays. */
export function dropOwnFormDraft(place: DraftPlace, keptAt: string | null): void {
  keep(keyOf(place), null);
  if (sharedDraft(place)?.kept_at === keptAt) dropFormDraft(place);
}

/** Deletes other accounts' drafts, so that nobody reads them on a shared device. */
export function dropForeignFormDrafts(accountId: number): void {
  // Somebody whose session has ended finds the drafts again after logging in.
  if (accountId === GUEST) return;
  const own = [accountId, GUEST].map((id) => `${DRAFT_PREFIX}${id}:`);
  const isForeign = (key: string) =>
    key.startsWith(DRAFT_PREFIX) && !own.some((prefix) => key.startsWith(prefix));
  removeStored(isForeign);
  removeKept(isForeign);
}
