import { deflateSync } from 'node:zlib';

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export const pdfOf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);

/** An object stream with these objects, numbered from 10. */
export function packed(
  objects: string[],
  {
    dictionary = '/Filter /FlateDecode',
    pack = deflateSync,
  }: { dictionary?: string; pack?: (bytes: Buffer) => Buffer } = {},
): Buffer {
  let offset = 0;
  const numbers = objects.map((object, index) => {
    const number = `${index + 10} ${offset}`;
    offset += object.length + 1;
    return number;
  });
  const head = `${numbers.join(' ')} `;
  const stream = pack(Buffer.from(head + objects.join('\n')));
  return Buffer.concat([
    Buffer.from(
      `<< /Type /ObjStm /N ${objects.length} /First ${head.length} ${dictionary} /Length ${stream.length} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream'),
  ]);
}

/** A catalogue that does nothing. */
export const PLAIN = '<< /Type /Catalog /Pages 2 0 R >>';
