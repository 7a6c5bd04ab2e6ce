/** Small files of each format for tests, made in code. */
import { strToU8, zipSync } from 'fflate';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

interface Placed {
  text: string;
  x: number;
  /** From the bottom, as PDF measures. */
  y: number;
  size?: number;
}

/** A PDF with these texts in Helvetica on its pages. */
export function samplePdf(pages: Placed[][]): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  for (const page of pages) {
    const number = objects.length + 2;
    const content = page
      .map(({ text, x, y, size = 10 }) => {
        const escaped = text.replaceAll(/[\\()]/g, (letter) => `\\${letter}`);
        return `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET`;
      })
      .join('\n');
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${number} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return latin(file);
}

/** A column of lines from the top of a single page; the first is large. */
export const sampleColumn = (lines: string[]): Placed[] =>
  lines.map((text, at) => ({ text, x: 60, y: 780 - at * 16, size: at === 0 ? 20 : 10 }));

const escapedXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A Word file; a row of several texts becomes a row of a table. */
export function sampleDocx(rows: (string | string[])[]): Uint8Array {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${escapedXml(text)}</w:t></w:r></w:p>`;
  const body = rows.map((row) =>
    typeof row === 'string'
      ? paragraph(row)
      : `<w:tbl><w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr></w:tbl>`,
  );
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    'word/document.xml': strToU8(`<w:document><w:body>${body.join('')}</w:body></w:document>`),
  });
}

const SECTOR = 512;

/** A Word 97 file with the text in one piece. */
export function sampleDoc(lines: string[], { isLocked = false } = {}): Uint8Array {
  const text = lines.join('\r');
  const main = new Uint8Array(SECTOR * (9 + Math.ceil((text.length * 2) / SECTOR)));
  const header = new DataView(main.buffer);
  header.setUint16(0x0a, isLocked ? 0x01_00 : 0, true);
  header.setUint32(0x4c, text.length, true);
  header.setUint32(0x01_a2, 0, true);
  header.setUint32(0x01_a6, 21, true);
  for (let at = 0; at < text.length; at += 1) {
    header.setUint16(SECTOR + at * 2, text.charCodeAt(at), true);
  }
  const table = new Uint8Array(SECTOR * 8);
  const pieces = new DataView(table.buffer);
  pieces.setUint8(0, 2);
  pieces.setUint32(1, 16, true);
  pieces.setUint32(9, text.length, true);
  pieces.setUint32(15, SECTOR, true);
  return compoundFile({ WordDocument: main, '0Table': table });
}

/** A compound file whose streams are 4,096 bytes or longer: header, table, directory, streams. */
function compoundFile(streams: Record<string, Uint8Array>): Uint8Array {
  const chains: number[] = [0xff_ff_ff_fd, 0xff_ff_ff_fe];
  const directory = new Uint8Array(SECTOR);
  const entries = new DataView(directory.buffer);
  const entry = (at: number, name: string, first: number, size: number) => {
    for (const [place, letter] of Array.from(name).entries()) {
      entries.setUint16(at * 128 + place * 2, letter.charCodeAt(0), true);
    }
    entries.setUint16(at * 128 + 0x40, name.length * 2 + 2, true);
    entries.setUint32(at * 128 + 0x74, first, true);
    entries.setUint32(at * 128 + 0x78, size, true);
  };
  entry(0, 'Root Entry', 0xff_ff_ff_fe, 0);
  const parts: Uint8Array[] = [];
  for (const [at, [name, content]] of Object.entries(streams).entries()) {
    const first = chains.length;
    const sectors = content.length / SECTOR;
    entry(at + 1, name, first, content.length);
    for (let sector = 1; sector <= sectors; sector += 1) {
      chains.push(sector === sectors ? 0xff_ff_ff_fe : first + sector);
    }
    parts.push(content);
  }
  const head = new Uint8Array(SECTOR).fill(0xff);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(head.buffer);
  view.setUint16(0x1e, 9, true);
  view.setUint32(0x30, 1, true);
  view.setUint32(0x38, 4096, true);
  view.setUint32(0x3c, 0xff_ff_ff_fe, true);
  view.setUint32(0x44, 0xff_ff_ff_fe, true);
  view.setUint32(0x4c, 0, true);
  const table = new Uint8Array(SECTOR).fill(0xff);
  for (const [at, next] of chains.entries())
    new DataView(table.buffer).setUint32(at * 4, next, true);
  return Uint8Array.from([head, table, directory, ...parts].flatMap((part) => [...part]));
}
