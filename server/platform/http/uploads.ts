import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts';
import type { UploadedForm } from '../endpoints.ts';
import { Refusal, refuse } from '../refusal.ts';

/**
 * Reads a multipart body: its text fields and its one file (any field name; the specification uses
 * `upload[]`). A file over 2 MB is refused with the documents' own code, or with that of
 * pictures if its type comes before it.
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
      upload = { name: part.filename, bytes: await part.toBuffer().catch(tooLarge(body)) };
    }
  } catch (error) {
    // Errors of the parser itself (no boundary, truncated body) have no status.
    throw error instanceof Refusal || 'statusCode' in (error as Error)
      ? error
      : refuse('request.unreadable');
  }
  return { body, upload };
}

const tooLarge =
  ({ doc_type }: Record<string, string>) =>
  (error: { code?: string }): never => {
    if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    const isPicture = doc_type === 'Profile Picture';
    throw refuse(isPicture ? 'resource.picture.too_large' : 'resource.document.too_large');
  };
