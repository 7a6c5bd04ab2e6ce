import type { VersionedText } from '../../contract/legal/documents.ts';
import type { ColumnType } from 'kysely';
import type { Id, MomentWithDefault, OrNull } from './columns.ts';

export interface LegalTables {
  legal_versions: LegalVersions;
  legal_consents: LegalConsents;
}

/** A published version of a text; never changed. */
interface LegalVersions {
  id: Id;
  document: VersionedText;
  version: number;
  /** Markdown. */
  text_en: string;
  text_hi: string;
  summary_en: string;
  summary_hi: string;
  /** The first day in India on which it is in force. */
  effective_on: ColumnType<string, string, never>;
  asks_consent: boolean;
  published_at: MomentWithDefault;
  published_by: OrNull<number>;
}

/** Somebody has accepted a version, or closed its notice. */
interface LegalConsents {
  account_id: number;
  version_id: number;
  accepted: boolean;
  said_at: MomentWithDefault;
}
