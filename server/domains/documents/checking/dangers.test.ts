import { deflateRawSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { packed, pdfOf, PLAIN } from '../../../test/files/pdf-files.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { docx, oldOffice, pdf, uploadResume } from '../../../test/resumes.ts';
import * as checking from './check-resume.ts';
import { findDanger } from './dangers.ts';

const portal = await openPortal();

const ESCAPED = '<< /S /J#61va#53cript /JS (app.alert(1)) >>';

describe('a PDF is refused', () => {
  test.each([
    ['with a script', pdfOf(PLAIN, '<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['with a script under an escaped name', pdfOf(PLAIN, ESCAPED)],
    ['with a script in a compressed object', pdfOf(PLAIN, packed(['<< /A 1 >>', ESCAPED]))],
    ['with a script after a comment', pdfOf(PLAIN, `<< /A (x) % ( /B\n /S /JavaScript >>`)],
    ['with a script after a text', pdfOf(PLAIN, '<< /A (a \\( (b) \\\\) /S /JavaScript >>')],
    [
      'with a script behind a comment in its number',
      pdfOf(PLAIN, '0 %\n9 0 %x\nobj << /JS 1 0 R >>'),
    ],
    [
      'with a script inside what looks like a text',
      pdfOf(PLAIN, '<< /A ( >>\nendobj\n9 0 obj << /S /JavaScript >> endobj ) >>'),
    ],
    [
      'with a script inside what looks like a stream',
      pdfOf(PLAIN, '<< >>\nstream\n9 0 obj << /S /JavaScript >> endobj\nendstream'),
    ],
    ['that starts a program', pdfOf('<< /OpenAction << /S /Launch /F (cmd.exe) >> >>')],
    ['with an attached file', pdfOf('<< /Names << /EmbeddedFiles 3 0 R >> >>')],
    ['that opens an address', pdfOf('<< /OpenAction << /S /URI /URI (http://x.in) >> >>')],
    [
      'that opens an address of another object',
      pdfOf('<< /OpenAction 2 0 R >>', '<< /S /URI /URI (http://x.in) >>'),
    ],
    [
      'that opens an address of a compressed object',
      pdfOf('<< /OpenAction 11 0 R >>', packed(['<< /A 1 >>', '<< /S /URI /URI (http://x.in) >>'])),
    ],
    ['with a form that sends', pdfOf(PLAIN, '<< /S /SubmitForm /F (http://x.in) >>')],
  ])('%s', async (_, bytes) => {
    const as = await register(portal);
    const { status, body } = await uploadResume(portal, { as, bytes });
    expect([status, body.errors]).toEqual([422, ['resource.document.active']]);
    expect(Object.keys(body.fields)).toEqual(['upload']);
    expect((await portal.call('GET /barong/resource/documents', { as })).body).toEqual([]);
  });

  test.each([
    ['packed in another way', packed(['<< /A 1 >>'], { dictionary: '/Filter /LZWDecode' })],
    ['locked', packed(['<< /A 1 >>'], { pack: (bytes) => Buffer.from(bytes.toReversed()) })],
    ['that grow beyond four megabytes', packed([`<< /A (${'x'.repeat(5_000_000)}) >>`])],
    ['that grow beyond it together', Buffer.from('')],
  ])('with compressed objects %s', async (name, stream) => {
    const half = packed([`<< /A (${'x'.repeat(2_100_000)}) >>`]);
    const bytes = name.endsWith('together') ? pdfOf(PLAIN, half, half) : pdfOf(PLAIN, stream);
    const { status, body } = await uploadResume(portal, { as: await register(portal), bytes });
    expect([status, body.errors]).toEqual([422, ['resource.document.locked']]);
  });

  test('whose objects are nested without end, before all of them are read', async () => {
    const bytes = Buffer.from(`%PDF-1.7\n${'1 0 obj ('.repeat(100_000)}`);
    expect(await findDanger(bytes)).toEqual({ refused: 'resource.document.locked' });
  });

  test.each([
    [
      'that is too much work is called slow, not damaged',
      422,
      'resource.document.slow',
      'secondsMax',
    ],
    ['that a busy machine could not read in time is not blamed', 503, 'server.busy', 'lateSeconds'],
  ])('%s', async (_, refusedWith, code, limit) => {
    // A process that has yet to start answers nothing at once.
    const check = checking.resumeChecker();
    const limited = vi
      .spyOn(checking, 'checkResume')
      .mockImplementation((bytes) => check(bytes, { [limit]: 0 }));
    const { status, body, headers } = await uploadResume(portal, {
      as: await register(portal),
      bytes: pdfOf(PLAIN),
    });
    limited.mockRestore();
    expect([status, body.errors]).toEqual([refusedWith, [code]]);
    expect(headers['retry-after']).toBe(status === 503 ? '10' : undefined);
  });

  test('in Hindi too', async () => {
    const { body } = await uploadResume(portal, {
      as: await register(portal),
      bytes: pdfOf(PLAIN, ESCAPED),
      headers: { 'accept-language': 'hi' },
    });
    expect(body.messages[0]).toMatch(/^यह फ़ाइल अपने-आप स्क्रिप्ट चलाती है/);
  });
});

test.each([
  ['speaks of scripts', pdfOf(PLAIN, '<< /Title (HTML/JavaScript, /JS and \\(/Launch\\)) >>')],
  ['shows a text about scripts', pdfOf(PLAIN, '<< >>\nstream\n(CSS/JavaScript /JS) Tj\nendstream')],
  ['begins at a page', pdfOf('<< /OpenAction [3 0 R /Fit] >>')],
  ['begins at a page by an action', pdfOf('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>')],
  ['has links', pdfOf('<< /OpenAction 3 0 R >>', '<< /S /URI /URI (http://x.in) >>', '[4 0 R]')],
  ['has compressed objects', pdfOf(PLAIN, packed(['<< /Title (PHP/JavaScript) >>', '<< /A 2 >>']))],
  ['has nothing', pdf()],
])('a PDF that %s is kept', async (_, bytes) => {
  const { status } = await uploadResume(portal, { as: await register(portal), bytes });
  expect(status).toBe(201);
});

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}" ${mode}/>`;
const relations = (...all: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

const word = (rels: string) => docx(undefined, { 'word/_rels/settings.xml.rels': rels });

describe('a Word document is refused', () => {
  test.each([
    ['with a template from elsewhere', relation('attachedTemplate', 'https://x.in/t.dotm')],
    ['with a template of the network', relation('attachedTemplate', 'file://host/share/t.dotm')],
    ['with a picture from elsewhere', relation('image', 'https://x.in/a.png')],
    ['with an object from elsewhere', relation('oleObject', 'mhtml:https://x.in/a!x')],
    [
      'with an escaped word for elsewhere',
      relation('frame', 'https://x.in', "TargetMode = '&#69;xternal'"),
    ],
  ])('%s', async (_, rel) => {
    const bytes = word(relations(rel));
    const { status, body } = await uploadResume(portal, { as: await register(portal), bytes });
    expect([status, body.errors]).toEqual([422, ['resource.document.active']]);
  });

  test('whose links cannot be read', async () => {
    const bytes = word('<Relationships><Relationship');
    const { status, body } = await uploadResume(portal, { as: await register(portal), bytes });
    expect([status, body.errors]).toEqual([422, ['resource.document.locked']]);
  });
});

test.each([
  ['with hyperlinks', relation('hyperlink', 'https://x.in')],
  ['with a picture of its own', relation('image', 'media/a.png', '')],
  ['made from a template of the writer’s disk', relation('attachedTemplate', 'file:///C:\\t.dotx')],
])('a Word document %s is kept', async (_, rel) => {
  const bytes = word(relations(rel));
  const { status } = await uploadResume(portal, { as: await register(portal), bytes });
  expect(status).toBe(201);
});

test('compressed links of a Word document are read', async () => {
  const bytes = docx(
    undefined,
    {
      'word/_rels/a.xml.rels': relations(relation('image', 'https://x.in')),
    },
    deflateRawSync,
  );
  expect(await findDanger(bytes)).toEqual({ refused: 'resource.document.active' });
});

test('the text by which virus scanners are tried is refused in every format', async () => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
    '-',
  );
  const as = await register(portal);
  for (const file of [Buffer.alloc(0), pdf(), docx(), oldOffice('WordDocument')]) {
    const bytes = Buffer.concat([file, Buffer.from(eicar)]);
    const { status, body } = await uploadResume(portal, { as, bytes });
    expect([status, body.errors]).toEqual([422, ['resource.document.infected']]);
  }
});
