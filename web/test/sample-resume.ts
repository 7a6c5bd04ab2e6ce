import type { Document } from '../../contract/documents.ts';

/** A resume for tests with this id and name. */
export const sampleResume = (
  id: number,
  doc_name: string,
  changes: Partial<Document> = {},
): Document => ({
  id,
  doc_type: 'Resume',
  doc_name,
  doc_number: '',
  doc_category: 'resume',
  doc_expire: null,
  upload: `/api/v2/barong/resource/documents/${id}/file?session=1&expires=1&signature=x`,
  size_bytes: 9_000,
  is_default: false,
  created_at: '2026-11-18T09:32:00.000Z',
  ...changes,
});

/** A profile picture for tests. */
export const samplePicture = sampleResume(7, 'Profile Picture.webp', {
  doc_type: 'Profile Picture',
  doc_category: 'picture',
});
