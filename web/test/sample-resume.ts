import type { Document } from '../../contract/documents.ts';

/** A resume for tests with this id and name. */
export const sampleResume = (id: number, doc_name: string): Document => ({
  id,
  doc_type: 'Resume',
  doc_name,
  doc_number: '',
  doc_category: 'resume',
  doc_expire: null,
  upload: `/api/v2/barong/resource/documents/${id}/file`,
  size_bytes: 9_000,
  created_at: '2026-11-18T09:32:00.000Z',
});
