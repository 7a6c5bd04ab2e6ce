import type { UploadedDocument } from '../../contract/documents.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { Actor, Portal } from './portal.ts';

/** The smallest PDF, plus `padding` bytes. */
export const pdf = (padding = 0): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(padding, ' '), Buffer.from('%%EOF\n')]);

/** Looks like an old Office container with entries of these names. */
export const oldOffice = (...entries: string[]): Buffer =>
  Buffer.concat([
    Buffer.from('D0CF11E0A1B11AE1', 'hex'),
    Buffer.alloc(504),
    ...entries.map((entry) => Buffer.from(entry.padEnd(32, '\0'), 'utf16le')),
  ]);

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * A Word document; `type` is its declared content type, `more` are further entries of its archive.
 */
export const docx = (
  type = WORD,
  more: Record<string, string> = {},
  deflate?: (text: string) => Buffer,
): Buffer =>
  zip(
    {
      '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      'word/document.xml': '<w:document/>',
      ...more,
    },
    deflate,
  );

/** An archive, of uncompressed entries unless told how (PKWARE APPNOTE 4.3.7, 4.3.12, 4.3.16). */
export function zip(entries: Record<string, string>, deflate?: (text: string) => Buffer): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const name = Buffer.from(path);
    const content = deflate?.(text) ?? Buffer.from(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(deflate ? 8 : 0, 4);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, content]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...central, Buffer.from('PK\u0005\u0006'), end]);
}

interface Sent {
  as?: Actor | undefined;
  bytes?: Buffer;
  name?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** The path of the upload, below the base of the API. */
  path?: string;
}

/** Uploads a resume, or the file in `fields`, as a browser does: a real `multipart/form-data` body. */
export async function uploadResume(
  portal: Portal,
  {
    as,
    bytes,
    name = 'resume.pdf',
    fields = {},
    headers = {},
    path = '/barong/resource/documents',
  }: Sent,
): Promise<{
  status: number;
  body: UploadedDocument & ErrorAnswer;
  headers: Record<string, unknown>;
  text: string;
}> {
  const form = new FormData();
  const sent = { doc_type: 'Resume', doc_category: 'resume', doc_number: '12', ...fields };
  for (const [field, value] of Object.entries(sent)) form.append(field, value);
  if (bytes) form.append('upload[]', new File([new Uint8Array(bytes)], name));
  const request = new Response(form);
  const answer = await portal.send({
    method: 'POST',
    url: `${API_BASE}${path}`,
    as,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer as never;
}
