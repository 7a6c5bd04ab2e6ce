import { strToU8, zipSync } from 'fflate';
import type { Sheet, SheetEntry, SheetLine } from './sheet.ts';

// A Word document (ECMA-376) of one column with real headings and lists, which programs that read resumes understand
// best. It uses Word's own styles, so that it is easy to go on editing.

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const DOCUMENTS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGES = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const BEGIN = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const BRAND = '0B5E6C';
const MUTED = '3D5256';

const escaped = (text: string) =>
  text
    // Characters that XML does not allow.
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

const paragraph = (style: string, runs: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p>`;

const BOLD = '<w:b/><w:bCs/>';
const TAB = '<w:r><w:tab/></w:r>';

const linesOf = (lines: SheetLine[]) =>
  lines.map(({ text, isBullet }) => paragraph(isBullet ? 'ListBullet' : 'Normal', run(text)));

const entryOf = ({ title, at, when, lines, skills }: SheetEntry) => [
  paragraph('Entry', run(title, BOLD) + (when && TAB + run(when, `<w:color w:val="${MUTED}"/>`))),
  ...(at ? [paragraph('Normal', run(at))] : []),
  ...linesOf(lines),
  ...(skills ? [paragraph('Normal', run(skills, '<w:i/><w:iCs/>'))] : []),
];

function bodyOf({ name, headline, contacts, sections }: Sheet): string {
  const parts = sections.flatMap(({ heading, lines, items, entries }) => [
    paragraph('Heading1', run(heading)),
    ...linesOf(lines),
    ...(items.length > 0
      ? [
          paragraph(
            'Normal',
            items
              .map(
                ({ text, isFirst }, at) =>
                  (at > 0 ? run(', ') : '') + run(text, isFirst ? BOLD : ''),
              )
              .join(''),
          ),
        ]
      : []),
    ...entries.flatMap(entryOf),
  ]);
  return [
    paragraph('Title', run(name)),
    ...(headline ? [paragraph('Subtitle', run(headline))] : []),
    ...(contacts.length > 0 ? [paragraph('Normal', run(contacts.join(' | ')))] : []),
    ...parts,
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1020" w:right="1020" w:bottom="1020" w:left="1020" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>',
  ].join('');
}

interface Style {
  id: string;
  name: string;
  size: number;
  look?: string;
  space?: string;
}

const styleOf = ({ id, name, size, look = '', space = '' }: Style) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${space}</w:pPr><w:rPr>${look}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`;

const styles: Style[] = [
  { id: 'Normal', name: 'Normal', size: 21, space: '<w:spacing w:after="40"/>' },
  { id: 'Title', name: 'Title', size: 44, look: BOLD, space: '<w:spacing w:after="0"/>' },
  { id: 'Subtitle', name: 'Subtitle', size: 26, look: `<w:color w:val="${BRAND}"/>` },
  {
    id: 'Heading1',
    name: 'heading 1',
    size: 24,
    look: `${BOLD}<w:color w:val="${BRAND}"/>`,
    space: `<w:keepNext/><w:pBdr><w:top w:val="single" w:sz="6" w:space="4" w:color="${BRAND}"/></w:pBdr><w:spacing w:before="240" w:after="60"/><w:outlineLvl w:val="0"/>`,
  },
  {
    id: 'Entry',
    name: 'Entry',
    size: 21,
    space:
      '<w:keepNext/><w:tabs><w:tab w:val="right" w:pos="9866"/></w:tabs><w:spacing w:before="100" w:after="0"/>',
  },
  {
    id: 'ListBullet',
    name: 'List Bullet',
    size: 21,
    space:
      '<w:numPr><w:numId w:val="1"/></w:numPr><w:spacing w:after="20"/><w:ind w:left="284" w:hanging="284"/>',
  },
];

const stylesOf = (language: string) =>
  `${BEGIN}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/><w:lang w:val="${language}-IN" w:bidi="hi-IN"/></w:rPr></w:rPrDefault></w:docDefaults>${styles.map(styleOf).join('')}</w:styles>`;

const NUMBERING = `${BEGIN}<w:numbering xmlns:w="${MAIN}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="r${id}" Type="${type}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `${BEGIN}<Relationships xmlns="${PACKAGES}/relationships">${all.join('')}</Relationships>`;
const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${type}"/>`;

export function docxOf(sheet: Sheet): Buffer {
  const core = `${BEGIN}<cp:coreProperties xmlns:cp="${PACKAGES}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(sheet.title)}</dc:title><dc:creator>${escaped(sheet.name)}</dc:creator><dc:language>${sheet.language}</dc:language></cp:coreProperties>`;
  const types = `${BEGIN}<Types xmlns="${PACKAGES}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/word/document.xml', `${TYPES}.document.main+xml`)}${part('/word/styles.xml', `${TYPES}.styles+xml`)}${part('/word/numbering.xml', `${TYPES}.numbering+xml`)}${part('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}</Types>`;
  const files = {
    '[Content_Types].xml': types,
    '_rels/.rels': relations(
      relation(1, `${DOCUMENTS}/officeDocument`, 'word/document.xml'),
      relation(2, `${PACKAGES}/relationships/metadata/core-properties`, 'docProps/core.xml'),
    ),
    'docProps/core.xml': core,
    'word/_rels/document.xml.rels': relations(
      relation(1, `${DOCUMENTS}/styles`, 'styles.xml'),
      relation(2, `${DOCUMENTS}/numbering`, 'numbering.xml'),
    ),
    'word/document.xml': `${BEGIN}<w:document xmlns:w="${MAIN}"><w:body>${bodyOf(sheet)}</w:body></w:document>`,
    'word/styles.xml': stylesOf(sheet.language),
    'word/numbering.xml': NUMBERING,
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}
