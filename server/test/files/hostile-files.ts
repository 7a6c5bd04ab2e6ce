import { pdfOf, PLAIN } from './pdf-files.ts';

// The building blocks of the tests' hostile documents.

/** A name of a PDF, each letter in hexadecimal. */
export function escaped(name: string): string {
  return Array.from(name, (letter) => `#${letter.charCodeAt(0).toString(16)}`).join('');
}

/** A PDF of empty pages. */
export function pages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
  return pdfOf(
    PLAIN,
    `<< /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => page),
  );
}

/** An archive with a note at its end. */
export function withComment(bytes: Buffer, comment: string): Buffer {
  const commented = Buffer.concat([bytes, Buffer.from(comment)]);
  commented.writeUInt16LE(comment.length, bytes.length - 2);
  return commented;
}

/** The last name in the directory differs from the name before its content. */
export function renamed(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed.write('word/_rels.xml', changed.lastIndexOf('word/styles.xml'));
  return changed;
}

/** The standard test text for virus scanners. */
export function eicar(): string {
  return ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');
}
