import { z } from 'zod';
import { RESUME_NAME_MAX_LENGTH } from './constants.ts';
import { endpoints } from './endpoint.ts';
import { idParams } from './fields/ids.ts';
import { requiredText } from './fields/texts.ts';

const documentTypes = ['Resume', 'Profile Picture'] as const;

export const Document = z.object({
  id: z.number(),
  doc_type: z.enum(documentTypes),
  doc_name: z.string(),
  doc_number: z.string(),
  doc_category: z.string(),
  doc_expire: z.string().nullable(),
  /** Opens the file without a bearer token, for SIGNED_ADDRESS_MINUTES. */
  upload: z.string(),
  size_bytes: z.number(),
  /** Whether it goes with applications unless another is chosen. */
  is_default: z.boolean(),
  created_at: z.string(),
});
export type Document = z.output<typeof Document>;

const UploadedDocument = Document.extend({
  /** The address at which an uploaded picture is shown from now on. */
  profilePictureUrl: z.string().optional(),
});
export type UploadedDocument = z.output<typeof UploadedDocument>;

/** A number of pixels as the text of a form. */
const pixels = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);

/** The square of a picture that is shown, in pixels of the picture as it stands upright. */
const crop = {
  crop_x: pixels.optional(),
  crop_y: pixels.optional(),
  crop_size: pixels.pipe(z.number().min(1)).optional(),
};
interface Crop {
  crop_x?: number | undefined;
  crop_y?: number | undefined;
  crop_size?: number | undefined;
}

const isWhole = ({ crop_x, crop_y, crop_size }: Crop) =>
  new Set([crop_x, crop_y, crop_size].map((side) => side === undefined)).size === 1;

export const documents = endpoints({
  'GET /barong/resource/documents': {
    summary: "The seeker's uploaded documents, newest first",
    who: 'user',
    output: z.array(Document),
  },
  'POST /barong/resource/documents': {
    summary:
      'Upload a resume (PDF, DOC or DOCX without scripts, attachments or parts from elsewhere) or, in place of the one before, a profile picture (JPEG, PNG, GIF or WebP), of at most 2 MB in `upload[]`',
    who: 'user',
    // Files take space, so an account with an unconfirmed address cannot leave any.
    verified: true,
    upload: z
      .object({
        doc_type: z.enum(documentTypes).default('Resume'),
        doc_category: z.string().max(60).default('resume'),
        doc_expire: z.string().max(40).optional(),
        doc_number: z.string().max(40).optional(),
        ...crop,
      })
      .refine(isWhole, { path: ['crop_size'], error: 'request.invalid_value' }),
    status: 201,
    output: UploadedDocument,
    errors: [
      'resource.document.invalid_format',
      'resource.document.empty',
      'resource.document.too_large',
      'resource.document.active',
      'resource.document.locked',
      'resource.document.slow',
      'resource.document.infected',
      'resource.document.not_scanned',
      'resource.document.no_space',
      'resource.picture.invalid_format',
      'resource.picture.too_large',
      'resource.picture.too_many_pixels',
      'resource.picture.unreadable',
      'resource.picture.outside',
      'request.missing',
      'request.too_many',
      'request.too_many_requests',
    ],
  },
  'PUT /barong/resource/documents/:id': {
    summary: 'Rename a resume, or make it the default, which goes with applications',
    who: 'user',
    params: idParams({ document: 'seeker' }),
    body: z.object({
      /** With or without its ending, which stays that of the file's format. */
      doc_name: requiredText('request.missing', RESUME_NAME_MAX_LENGTH).optional(),
      /** There is no `false`: making another resume the default replaces this one. */
      is_default: z.literal(true).optional(),
    }),
    example: { doc_name: 'Accounts 2026', is_default: true },
    output: Document,
    errors: ['resource.resume.not_found'],
  },
  'DELETE /barong/resource/documents/:id': {
    summary:
      'Delete a document; applications already sent keep theirs. After the default, the newest is the default',
    who: 'user',
    params: idParams({ document: 'seeker' }),
    output: z.object({
      message: z.string(),
      /** The resume that is the default from now on, if the default was deleted and another is left. */
      new_default: Document.nullable(),
    }),
    errors: ['resource.document.not_found'],
  },
  'GET /barong/resource/documents/:id/file': {
    summary: 'The bytes of a document, for its owner',
    who: 'user',
    signed: true,
    params: idParams({ document: 'seeker' }),
    output: 'file',
    errors: ['resource.resume.not_found'],
  },
  'GET /barong/public/pictures/:id': {
    summary: 'A picture, for whoever was given its address with `profilePictureUrl`',
    who: 'anyone',
    params: idParams({ picture: 'nobody' }),
    query: z.object({
      expires: z.coerce.number().int().catch(0),
      signature: z.string().catch(''),
      /** Squares of 96, 192 and 512 pixels. */
      size: z.enum(['small', 'medium', 'large']).catch('medium'),
    }),
    output: 'file',
    errors: ['resource.picture.not_found'],
  },
});
