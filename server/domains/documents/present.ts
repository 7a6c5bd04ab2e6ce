import type { Document } from '../../../contract/documents.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import type { OwnDocument } from './queries.ts';

const NUMBER_DIGITS = 7;

export const presentDocument = (document: OwnDocument, addressOf: SignedAddress): Document => ({
  id: document.id,
  doc_type: document.doc_type,
  doc_name: document.doc_name,
  // Older clients made up a document number; we use the id and drop theirs.
  doc_number: String(document.id).padStart(NUMBER_DIGITS, '0'),
  doc_category: document.doc_type === 'Resume' ? 'resume' : 'picture',
  doc_expire: document.doc_expire,
  upload: addressOf('GET /barong/resource/documents/:id/file', { id: document.id }),
  size_bytes: document.size_bytes,
  is_default: document.is_default,
  created_at: document.created_at,
});
