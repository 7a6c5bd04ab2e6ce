import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts';
import type { UploadedForm } from '../endpoints.ts';
import { Refusal, refuse } from '../refusal.ts';

/**
 * Reads a multipart body: its text fields and its one file (any field name; the specification uses
 * `upload[]`). A file over 2 MB is refused with the documents' own code, or with that of pictures
 * if a field with its type comes before it.
 */
export async function readUpload(request: FastifyRequest): Promise<UploadedForm> {
  if (!request.isMultipart()) throw refuse('request.unsupported_type');
  const body: Record<string, string> = {};
  let upload: UploadedForm['upload'];
  const limits = { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 20, fieldSize: 5_000 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        body[part.fieldname] = String(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(body);
      upload = { name: part.filename, bytes };
    }
  } catch (error) {
    // Errors of the parser itself (no boundary, truncated body) have no status.
    throw error instanceof Refusal || 'statusCode' in (error as Error)
      ? error
      : refuse('request.unreadable');
  }
  return { body, upload };
}

const tooLarge = ({ doc_type }: Record<string, string>): Refusal =>
  refuse(
    doc_type === 'Profile Picture' ? 'resource.picture.too_large' : 'resource.document.too_large',
    { field: 'upload' },
  );
