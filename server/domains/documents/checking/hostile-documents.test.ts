import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../../contract/constants.ts';
import { eicar, escaped, pages, renamed, withComment } from '../../../test/files/hostile-files.ts';
import { packed, pdfOf, PLAIN } from '../../../test/files/pdf-files.ts';
import { docx, oldOffice, pdf, zip } from '../../../test/resumes.ts';
import { checkResume } from './check-resume.ts';

// Every file is either clearly refused or harmless. The files are made here; none is stored in the
// repository.

type End = 'unknown' | 'acts' | 'locked' | 'infected' | 'kept';
type Case = [name: string, bytes: Buffer, end: End];

const CODES = {
  unknown: 'resource.document.invalid_format',
  acts: 'resource.document.active',
  locked: 'resource.document.locked',
  infected: 'resource.document.infected',
};

async function endOf(bytes: Buffer): Promise<string> {
  const found = await checkResume(bytes, { lateSeconds: 50 });
  return 'refused' in found ? found.refused : 'kept';
}

const run = (cases: Case[]) =>
  test.each(cases)('%s', async (_, bytes, end) => {
    expect(bytes.length).toBeLessThanOrEqual(UPLOAD_MAX_BYTES);
    expect(await endOf(bytes)).toBe(end === 'kept' ? end : CODES[end]);
  });

const hex = (text: string) => Buffer.from(text, 'hex');
const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));
const archive = zip({ 'setup.exe': 'MZ' });
const HTML = '<html><script>alert(1)</script></html>';

describe('a file that only claims to be a resume', () => {
  run([
    ['nothing but spaces', Buffer.alloc(400, ' '), 'unknown'],
    ['NULs', Buffer.alloc(400), 'unknown'],
    ['text', Buffer.from('Asha Rao, bookkeeper'), 'unknown'],
    ['a page', Buffer.from(`<!doctype html>${HTML}`), 'unknown'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'unknown',
    ],
    ['XML', Buffer.from('<?xml version="1.0"?><w:document/>'), 'unknown'],
    [
      'a text document of another kind',
      Buffer.from('{\\rtf1\\ansi Asha {\\object\\objdata 01}}'),
      'unknown',
    ],
    ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'unknown'],
    ['a program of Windows', join(hex('4D5A9000'), Buffer.alloc(400)), 'unknown'],
    ['a program of Linux', join(hex('7F454C46'), Buffer.alloc(400)), 'unknown'],
    ['a picture', join(hex('89504E470D0A1A0A0000000D49484452'), Buffer.alloc(64)), 'unknown'],
    ['a photo', join(hex('FFD8FFE000104A464946'), Buffer.alloc(64)), 'unknown'],
    ['an archive', archive, 'unknown'],
    ['a packed file', join(hex('1F8B0800'), Buffer.alloc(64)), 'unknown'],
    ['another archive', join('Rar!\u001A\u0007\0', Buffer.alloc(64)), 'unknown'],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0\n(x) run\n'), 'unknown'],
    ['a PDF after a page', join(HTML, pdf()), 'unknown'],
    ['a PDF after a script', join('#!/bin/sh\n', pdf()), 'unknown'],
    ['an old spreadsheet', oldOffice('Workbook'), 'unknown'],
    ['an old presentation', oldOffice('PowerPoint Document'), 'unknown'],
    ['a mail of Outlook', oldOffice('__properties_version1.0'), 'unknown'],
    ['an installer', oldOffice('SummaryInformation'), 'unknown'],
    ['a container with nothing in it', oldOffice(), 'unknown'],
    [
      'a spreadsheet',
      docx('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      'unknown',
    ],
    ['a Java program', zip({ 'META-INF/MANIFEST.MF': 'Main-Class: X', 'X.class': '' }), 'unknown'],
    [
      'an OpenDocument text',
      zip({ mimetype: 'application/vnd.oasis.opendocument.text' }),
      'unknown',
    ],
  ]);
});

describe('two files in one', () => {
  run([
    ['a PDF and an archive', join(pdf(), archive), 'unknown'],
    ['a PDF and a Word document', join(pdf(), docx()), 'unknown'],
    ['a PDF and an archive with a note', join(pdf(), withComment(archive, 'read me')), 'unknown'],
    ['an old Word document and an archive', join(oldOffice('WordDocument'), archive), 'unknown'],
    ['an archive and a PDF', join(archive, pdf()), 'unknown'],
    ['a Word document and a PDF', join(docx(), pdf()), 'locked'],
    ['a Word document and a page', join(docx(), HTML), 'locked'],
    // It is only ever opened as a PDF: the type is sent, and browsers are told not to guess it.
    ['a PDF and a page', join('%PDF-1.7\n', HTML, '%%EOF'), 'kept'],
    ['a PDF and a page after its end', join(pdf(), HTML), 'kept'],
    ['a PDF and a script of a shell', join('%PDF-1.7\n', '\nrm -rf /\n', '%%EOF'), 'kept'],
    [
      'two PDFs, of which the second acts',
      join(pdf(), pdfOf('<< /S /JavaScript /JS (x) >>')),
      'acts',
    ],
    ['a PDF with the text of virus tests', join(pdf(), eicar()), 'infected'],
  ]);
});

describe('a PDF that acts by itself', () => {
  const names = [
    'JavaScript',
    'JS',
    'Launch',
    'EmbeddedFile',
    'EmbeddedFiles',
    'GoToE',
    'GoToR',
    'ImportData',
    'Rendition',
    'RichMedia',
    'SubmitForm',
    'XFA',
  ];
  const hidden: [string, (name: string) => Buffer][] = [
    ['plainly', (name) => pdfOf(PLAIN, `<< /S /${name} >>`)],
    ['in hexadecimal', (name) => pdfOf(PLAIN, `<< /S /${escaped(name)} >>`)],
    ['in a compressed object', (name) => pdfOf(PLAIN, packed(['<< /A 1 >>', `<< /S /${name} >>`]))],
    [
      'in hexadecimal in a compressed object',
      (name) => pdfOf(PLAIN, packed([`<< /S /${escaped(name)} >>`])),
    ],
    ['after its end', (name) => join(pdf(), `9 0 obj << /S /${name} >> endobj`)],
  ];
  run(
    names.flatMap((name) =>
      hidden.map(([how, hide]): Case => [`${name} ${how}`, hide(name), 'acts']),
    ),
  );
  const uri = '<< /S /URI /URI (http://x.in) >>';
  run([
    ['an address opened with it', pdfOf(`<< /OpenAction ${uri} >>`), 'acts'],
    [
      'an address opened with a page',
      pdfOf(PLAIN, `<< /Type /Page /AA << /O ${uri} >> >>`),
      'acts',
    ],
    [
      'an address opened with a page, of another object',
      pdfOf(PLAIN, '<< /AA << /O 3 0 R >> >>', uri),
      'acts',
    ],
    [
      'an address opened after a page',
      pdfOf('<< /OpenAction 2 0 R >>', '<< /S /GoTo /Next 3 0 R >>', uri),
      'acts',
    ],
    [
      'a stream of another file',
      pdfOf(PLAIN, '<< /F (\\\\\\\\host\\\\share) /Length 0 >>\nstream\n\nendstream'),
      'acts',
    ],
    [
      'steps in a circle',
      pdfOf('<< /OpenAction 2 0 R >>', '<< /S /GoTo /Next 3 0 R >>', '<< /Next 2 0 R >>'),
      'kept',
    ],
  ]);
});

describe('a PDF that is damaged, locked or made to grow', () => {
  const zeros = (times: number) => deflateSync(Buffer.alloc(times * 1_000_000));
  const stream = (dictionary: string, content: Buffer) =>
    join(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, content, '\nendstream');
  run([
    ['locked', join(pdf(), 'trailer << /Encrypt 5 0 R >>'), 'locked'],
    ['locked, said in hexadecimal', join(pdf(), 'trailer << /Encr#79pt 5 0 R >>'), 'locked'],
    [
      'locked, said in a stream',
      pdfOf(PLAIN, stream('/Type /XRef /Encrypt 5 0 R', zeros(0))),
      'locked',
    ],
    ['objects that grow', pdfOf(PLAIN, packed([`<< /A (${'x'.repeat(5_000_000)}) >>`])), 'locked'],
    [
      'many objects that grow together',
      pdfOf(...Array.from({ length: 40 }, () => packed([`<< /A (${'x'.repeat(300_000)}) >>`]))),
      'locked',
    ],
    [
      'a page packed twice',
      pdfOf(PLAIN, stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zeros(50)))),
      'locked',
    ],
    [
      'a page packed twice, abbreviated',
      pdfOf(PLAIN, stream('/Filter [/Fl /Fl]', deflateSync(zeros(50)))),
      'locked',
    ],
    [
      'objects packed in another way',
      pdfOf(PLAIN, packed(['<< /A 1 >>'], { dictionary: '/Filter /LZWDecode' })),
      'locked',
    ],
    [
      'objects that cannot be unpacked',
      pdfOf(PLAIN, packed(['<< >>'], { pack: (it) => Buffer.from(it.toReversed()) })),
      'locked',
    ],
    ['objects within objects', join('%PDF-1.7\n', '1 0 obj ('.repeat(200_000)), 'locked'],
    ['a text without an end', join('%PDF-1.7\n1 0 obj ', '('.repeat(1_900_000)), 'kept'],
    ['dictionaries without an end', join('%PDF-1.7\n1 0 obj ', '<<'.repeat(900_000)), 'kept'],
    ['comments without an end', join('%PDF-1.7\n', '%\n'.repeat(900_000)), 'kept'],
    [
      'spaces before every object',
      join('%PDF-1.7\n', `1 0${' '.repeat(9_000)}obj\n`.repeat(200)),
      'kept',
    ],
    ['nothing but names', join('%PDF-1.7\n1 0 obj ', '/'.repeat(1_900_000)), 'kept'],
    ['10,000 pages', pages(10_000), 'kept'],
    [
      'pages that contain each other',
      pdfOf('<< /Pages 2 0 R >>', '<< /Kids [3 0 R] >>', '<< /Kids [2 0 R] /Parent 3 0 R >>'),
      'kept',
    ],
    [
      'a page that is its own parent',
      pdfOf('<< /Pages 1 0 R >>', '<< /Parent 2 0 R /Kids [2 0 R] >>'),
      'kept',
    ],
    [
      'a chain of 50,000 steps',
      pdfOf(
        '<< /OpenAction 2 0 R >>',
        ...Array.from({ length: 50_000 }, (_, at) => `<< /Next ${at + 3} 0 R >>`),
      ),
      'kept',
    ],
    ['cut in the middle', pages(50).subarray(0, 2_000), 'kept'],
    ['only its first line', Buffer.from('%PDF-1.7\n'), 'kept'],
  ]);
});

const relation = (type: string, target: string, mode = '') =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/></Relationships>`;
const EXTERNAL = 'TargetMode="External"';
const word = (parts: Record<string, string>) => docx(undefined, parts, deflateRawSync);
const related = (...about: Parameters<typeof relation>) =>
  word({ 'word/_rels/document.xml.rels': relation(...about) });
const body = (text: string) =>
  word({ 'word/footer1.xml': `<w:ftr xmlns:w="urn:w">${text}</w:ftr>` });
const field = (...pieces: string[]) =>
  body(pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join(''));

describe('a Word document that acts by itself', () => {
  const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  run([
    ['with macros', docx(MACROS), 'unknown'],
    [
      'with macros, as a template',
      docx('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
      'unknown',
    ],
    ['with macros that call it a document', word({ 'word/vbaProject.bin': 'x' }), 'unknown'],
    ['with macros in capitals', word({ 'WORD/VBAPROJECT.BIN': 'x' }), 'unknown'],
    [
      'with macros under another name',
      word({ 'word/x.bin': 'x', 'word/_rels/document.xml.rels': relation('vbaProject', 'x.bin') }),
      'unknown',
    ],
    ['with keys for macros', word({ 'word/vbaData.xml': '<a/>' }), 'unknown'],
    ['an old one with macros', oldOffice('WordDocument', 'Macros', '_VBA_PROJECT'), 'unknown'],
    ...[
      'attachedTemplate',
      'image',
      'oleObject',
      'frame',
      'subDocument',
      'aFChunk',
      'settings',
    ].flatMap((type): Case[] => [
      [`with ${type} from elsewhere`, related(type, 'https://x.in/a', EXTERNAL), 'acts'],
      [`with ${type} of a share`, related(type, 'file://host/share/a', EXTERNAL), 'acts'],
    ]),
    ['with a program inside', related('oleObject', 'embeddings/o.bin'), 'acts'],
    ['with a control inside', related('control', 'activeX/a.xml'), 'acts'],
    ['with another document inside', related('aFChunk', 'a.mht'), 'acts'],
    ['with a field that starts a program', field('DDEAUTO c:\\\\windows\\\\cmd.exe'), 'acts'],
    ['with such a field in pieces', field('DD', 'EAU', 'TO cmd'), 'acts'],
    ['with such a field in an attribute', body('<w:fldSimple w:instr="DDE cmd"/>'), 'acts'],
    ['with a field that reads a file', field('INCLUDETEXT &quot;c:\\\\secret.txt&quot;'), 'acts'],
    ['with a field that fetches a picture', field('INCLUDEPICTURE http://x.in/a.png'), 'acts'],
    [
      'an old one with a field that starts a program',
      join(oldOffice('WordDocument'), '\u0013 DDEAUTO cmd \u0015'),
      'acts',
    ],
    ['that speaks of DDE', body('<w:t>DDEAUTO and INCLUDETEXT http://x.in</w:t>'), 'kept'],
    ['with a link', related('hyperlink', 'https://x.in', EXTERNAL), 'kept'],
    ['with a page number', field('PAGE \\* MERGEFORMAT'), 'kept'],
  ]);
});

describe('a Word document that is damaged, locked or made to grow', () => {
  const zeros = (megabytes: number) => ' '.repeat(megabytes * 1_000_000);
  const LOL = `<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>`;
  run([
    ['locked by a newer Word', oldOffice('EncryptionInfo', 'EncryptedPackage'), 'locked'],
    [
      'locked by an old Word',
      join(
        oldOffice('WordDocument').subarray(0, 512),
        hex('ECA5C100000000000000'),
        hex('0001'),
        Buffer.from('WordDocument', 'utf16le'),
      ),
      'locked',
    ],
    ['with one part that grows', word({ 'word/media/a.bin': zeros(60) }), 'locked'],
    [
      'with many parts that grow together',
      word(
        Object.fromEntries(
          Array.from({ length: 50 }, (_, at) => [`word/media/${at}.bin`, zeros(1)]),
        ),
      ),
      'locked',
    ],
    ['with text that grows', word({ 'word/comments.xml': `<a>${zeros(22)}</a>` }), 'locked'],
    [
      'with links of many attributes',
      word({ 'word/_rels/a.rels': `<a ${'b="" '.repeat(50_000)}/>` }),
      'locked',
    ],
    ['with links nested deeply', word({ 'word/_rels/a.rels': '<a>'.repeat(200_000) }), 'locked'],
    [
      'with fields nested deeply',
      word({ 'word/a.xml': `<a xmlns="instrText">`.repeat(100_000) }),
      'locked',
    ],
    [
      'with an archive in an archive',
      word({ 'word/media/a.zip': zip({ a: zeros(1) }, deflateRawSync).toString('latin1') }),
      'kept',
    ],
    [
      'with too many parts',
      word(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`p/${at}`, '']))),
      'locked',
    ],
    ['with entities that grow', word({ 'word/styles.xml': LOL }), 'locked'],
    [
      'with an entity of a file',
      word({
        'word/styles.xml': '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
      }),
      'locked',
    ],
    ['with entities in its links', word({ 'word/_rels/document.xml.rels': LOL }), 'locked'],
    [
      'with links that cannot be read',
      word({ 'word/_rels/document.xml.rels': '<Relationships><Relationship' }),
      'locked',
    ],
    ['with a part outside of it', word({ '../../etc/cron.d/x': 'x' }), 'locked'],
    ['with a part outside, the Windows way', word({ 'word\\..\\..\\x.exe': 'x' }), 'locked'],
    ['with a part at the root', word({ '/etc/passwd': 'x' }), 'locked'],
    ['with a part on a disk', word({ 'C:/x.exe': 'x' }), 'locked'],
    ['with a NUL in a name', word({ 'word/a.xml\0.exe': 'x' }), 'locked'],
    ['with a part twice', word({ 'word/Document.xml': '<w:document/>' }), 'locked'],
    [
      'with names that differ in its directory',
      renamed(word({ 'word/styles.xml': '<a/>' })),
      'locked',
    ],
    [
      'with a second directory in its note',
      withComment(word({}), 'PK\u0005\u0006' + '\0'.repeat(18)),
      'locked',
    ],
    ['with a note', withComment(word({}), 'Made by a program'), 'kept'],
    [
      'cut before its directory',
      docx(undefined, { 'word/media/a': 'x'.repeat(900) }).subarray(0, 700),
      'locked',
    ],
    ['cut in its directory', word({}).subarray(0, -30), 'locked'],
    ['with letters that are none', word({ 'word/styles.xml': '\uFFFD'.repeat(9) }), 'kept'],
  ]);
});
