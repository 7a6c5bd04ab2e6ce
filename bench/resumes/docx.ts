/** The same resumes as Word files, with only those parts of the format that are read. */
import { strToU8, zipSync } from 'fflate';
import type { Columns, Draft, Section } from './html.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraph = (text: string, { size = 20, isListed = false, right = '' } = {}) =>
  `<w:p><w:pPr>${isListed ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}</w:pPr><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t>${right === '' ? '' : `<w:tab/><w:t>${escaped(right)}</w:t>`}</w:r></w:p>`;

const cell = (inside: string) => `<w:tc>${inside}</w:tc>`;
const table = (rows: string[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;

function sectionXml({ heading, parts }: Section): string {
  const inside = parts.map((part) => {
    if ('bullets' in part)
      return part.bullets.map((text) => paragraph(text, { isListed: true })).join('');
    if ('table' in part)
      return table(part.table.map((row) => row.map((text) => cell(paragraph(text))).join('')));
    return part.rows.map(([text, right]) => paragraph(text, { right })).join('');
  });
  return paragraph(heading, { size: 26 }) + inside.join('');
}

export function docxOf({ header, main, side }: Draft, columns: Columns): Uint8Array {
  const [name = '', ...rest] = header;
  const top = paragraph(name, { size: 40 }) + rest.map((text) => paragraph(text)).join('');
  const cells = [side, main].map((sections) => cell(sections.map(sectionXml).join('')));
  const body =
    side.length > 0
      ? table([(columns === 'left' ? cells : cells.toReversed()).join('')])
      : main.map(sectionXml).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${top}${body}</w:body></w:document>`;
  return zipSync({ 'word/document.xml': strToU8(xml) });
}
