import type { Document } from '../../../contract/documents.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import type { DocumentRow } from './queries.ts';

const NUMBER_DIGITS = 7;

export const presentDocument = (document: DocumentRow): Document => ({
  id: document.id,
  doc_type: document.doc_type,
  doc_name: document.doc_name,
  // Older clients made up a document number; we use the id and drop theirs.
  doc_number: String(document.id).padStart(NUMBER_DIGITS, '0'),
  doc_category: 'resume',
  doc_expire: document.doc_expire,
  upload: `${API_BASE}/barong/resource/documents/${document.id}/file`,
  size_bytes: document.size_bytes,
  created_at: document.created_at,
});
