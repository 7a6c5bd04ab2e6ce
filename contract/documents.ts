import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { idParams } from './ids.ts';

const documentTypes = ['Resume'] as const;

export const Document = z.object({
  id: z.number(),
  doc_type: z.enum(documentTypes),
  doc_name: z.string(),
  doc_number: z.string(),
  doc_category: z.string(),
  doc_expire: z.string().nullable(),
  /** Address of the file, which needs its owner's bearer token. */
  upload: z.string(),
  size_bytes: z.number(),
  created_at: z.string(),
});
export type Document = z.output<typeof Document>;

export const documents = endpoints({
  'GET /barong/resource/documents': {
    summary: "The seeker's uploaded documents, newest first",
    who: 'user',
    output: z.array(Document),
    errors: [],
  },
  'POST /barong/resource/documents': {
    summary:
      'Upload a resume: PDF, DOC or DOCX of at most 2 MB in `upload[]`, without scripts, attachments or parts from elsewhere',
    who: 'user',
    // Files take space, so an account with an unconfirmed address cannot leave any.
    verified: true,
    upload: z.object({
      doc_type: z.enum(documentTypes).default('Resume'),
      doc_category: z.string().max(60).default('resume'),
      doc_expire: z.string().max(40).optional(),
      doc_number: z.string().max(40).optional(),
    }),
    status: 201,
    output: Document,
    errors: [
      'resource.document.invalid_format',
      'resource.document.too_large',
      'resource.document.active',
      'resource.document.locked',
      'resource.document.infected',
      'resource.document.not_scanned',
      'resource.document.no_space',
      'request.missing',
      'request.too_many',
      'request.too_many_requests',
    ],
  },
  'DELETE /barong/resource/documents/:id': {
    summary: 'Delete a document; applications already sent keep theirs',
    who: 'user',
    params: idParams({ document: 'seeker' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.document.not_found'],
  },
  'GET /barong/resource/documents/:id/file': {
    summary: 'The bytes of a document, for its owner',
    who: 'user',
    params: idParams({ document: 'seeker' }),
    output: 'file',
    errors: ['resource.resume.not_found'],
  },
});
