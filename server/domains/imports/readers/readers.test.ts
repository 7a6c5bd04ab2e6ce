import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openPostings } from './file.ts';
import { type Row, UnreadableFile } from './row.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vritti-readers-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer): Promise<Row[]> {
  const file = path.join(folder, 'postings.bin');
  writeFileSync(file, content);
  const { rows, shareRead } = await openPostings(file);
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  expect(shareRead()).toBe(1);
  return all;
}

const problemsOf = (rows: Row[]) =>
  rows.flatMap((row) => ('problem' in row ? [[row.number, row.problem]] : []));
const fieldsOf = (rows: Row[]) => rows.flatMap((row) => ('fields' in row ? [row.fields] : []));

describe('JSON Lines', () => {
  test('a broken line is reported by its number and the others are read', async () => {
    const rows = await read('{"id":"1"\n\n{"id":"2"}\r\n[3]\n{"id":"4"}');
    expect(fieldsOf(rows)).toEqual([{ id: '2' }, { id: '4' }]);
    expect(problemsOf(rows)).toEqual([
      [1, expect.stringMatching(/^not JSON: /)],
      [4, 'not a JSON object'],
    ]);
  });

  test('gzip and a byte order mark are recognised by content', async () => {
    expect(await read(gzipSync('\uFEFF{"id":"1"}\n'))).toMatchObject([
      { number: 1, fields: { id: '1' } },
    ]);
  });

  test('a list that is not in UTF-8 is read as what Excel writes, even behind a long beginning in ASCII', async () => {
    const beginning = '{"id":"1"}\n'.repeat(10_000);
    // An en dash and an e with an acute accent in Windows-1252.
    const list = Buffer.from(`${beginning}{"title":"Sales \u0096 Caf\u00E9"}`, 'latin1');
    expect(fieldsOf(await read(list)).at(-1)).toEqual({ title: 'Sales – Café' });
  });

  test.each([
    ['the "Unicode Text" of Excel', '\uFEFFid\ttitle\r\n7\t"दर्ज़ी, सूरत"\r\n'],
    ['CSV without a byte order mark', 'id,title\n7,"दर्ज़ी, सूरत"\n'],
    ['JSON Lines', '\uFEFF{"id":"7","title":"दर्ज़ी, सूरत"}'],
    [
      'XML',
      '\uFEFF<?xml version="1.0" encoding="UTF-16"?><jobs><job><id>7</id><title>दर्ज़ी, सूरत</title></job></jobs>',
    ],
  ])('%s is read in UTF-16 of both byte orders', async (_, list) => {
    const written = Buffer.from(list, 'utf16le');
    const job = { id: '7', title: 'दर्ज़ी, सूरत' };
    expect(fieldsOf(await read(written))).toMatchObject([job]);
    expect(fieldsOf(await read(Buffer.from(written).swap16()))).toMatchObject([job]);
  });

  test('characters across two pieces of the file stay intact', async () => {
    const titles = Array.from({ length: 9_000 }, (_, n) => ({ title: `शिक्षक ${n}` }));
    const rows = await read(titles.map((title) => JSON.stringify(title)).join('\n'));
    expect(fieldsOf(rows)).toEqual(titles);
  });
});

describe('Indeed XML', () => {
  const feed = (jobs: string) => `<?xml version="1.0"?>
    <source><publisher>Gazette</publisher><lastBuildDate>now</lastBuildDate>${jobs}</source>`;

  test('elements become the keys of JSON Lines, and the publisher becomes the source', async () => {
    const rows = await read(
      feed(`<job><title><![CDATA[Nurse & Midwife]]></title><referencenumber>7</referencenumber>
        <date>Thu, 23 Apr 2026 00:00:00 GMT</date><city>Pune</city><jobtype>fulltime</jobtype>
        <category>care, ICU</category><salary></salary></job>`),
    );
    expect(rows).toMatchObject([
      {
        number: 1,
        fields: {
          source: 'Gazette',
          title: 'Nurse & Midwife',
          id: '7',
          posted_date: 'Thu, 23 Apr 2026 00:00:00 GMT',
          cities: 'Pune',
          employment_type: 'fulltime',
          skills: 'care, ICU',
          salary_raw: '',
        },
      },
    ]);
  });

  test('HTML is kept, whether in CDATA, escaped or bare', async () => {
    const rows = await read(
      feed(
        ['<![CDATA[<p>Care</p>]]>', '&lt;p&gt;Care&lt;/p&gt;', '<p>Care</p>']
          .map((text) => `<job><description>${text}</description></job>`)
          .join(''),
      ),
    );
    expect(fieldsOf(rows).map((fields) => fields.description)).toEqual(
      Array.from({ length: 3 }, () => '<p>Care</p>'),
    );
  });

  test('an unclosed job is refused, even at the end, and the next one is read', async () => {
    const rows = await read(
      feed('<job><title>A</title><job><title>B & C &nbsp;</title></job>').replace(
        '</source>',
        '<job><title>D',
      ),
    );
    expect(fieldsOf(rows).map(({ title }) => title)).toEqual(['B & C']);
    expect(problemsOf(rows)).toEqual([
      [1, 'its <job> is not closed'],
      [3, 'the file ends in the middle of this job'],
    ]);
  });

  test('a job with more than a hundred elements in each other is refused, because each end tag looks through all', async () => {
    const rows = await read(feed(`<job><title>A</title>${'<a>'.repeat(101)}</job>`));
    expect(problemsOf(rows)).toEqual([[1, 'the file ends in the middle of this job']]);
  });

  test('entities defined by a feed are not expanded', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>';
    const rows = await read(bomb + feed('<job><title>&b;</title></job>'));
    expect(fieldsOf(rows)[0]?.title).toBe('&b;');
  });
});

describe('a JSON list', () => {
  const jobs = [
    { id: 7, 'Job Title': 'Nurse', keySkills: ['care', 'ICU'], location: { name: 'Pune' } },
    { id: 8, jobTitle: 'Tailor', skills: 'cutting', city: 'Surat' },
  ];
  const read7and8 = [
    {
      number: 1,
      fields: { id: 7, title: 'Nurse', skills: ['care', 'ICU'], location_raw: 'Pune' },
    },
    { number: 2, fields: { id: 8, title: 'Tailor', skills: 'cutting', cities: 'Surat' } },
  ];

  test.each([
    ['an array', jobs],
    ['in an object', { jobs, total: 2, tags: ['health'] }],
    ['two objects deep', { data: { positions: jobs } }],
    ['in an object that has a title itself', { title: 'Jobs of a mill', version: 1, items: jobs }],
    ['the graph of schema.org', { '@graph': [...jobs] }],
    [
      'an ItemList of schema.org',
      { '@type': 'ItemList', itemListElement: jobs.map((item, at) => ({ position: at, item })) },
    ],
  ])('%s is read with the names of columns, on one line or many', async (_, list) => {
    expect(await read(JSON.stringify(list))).toMatchObject(read7and8);
    expect(await read(JSON.stringify(list, null, 2))).toMatchObject(read7and8);
  });

  test.each([
    ['an array', '[]'],
    ['in an object', '{"jobs":[],"total":0}'],
    ['in an object on lines', '{\n  "jobs": []\n}'],
  ])('%s may have no jobs at present', async (_, list) => {
    expect(await read(list)).toEqual([]);
  });

  test(
    'many objects in a job, and many names, do not hold up the reading',
    { timeout: 20_000 },
    async () => {
      const parts = Array.from({ length: 300_000 }, (_, at) => ({ part: at }));
      expect(await read(JSON.stringify([{ title: 'Tailor', parts }]))).toHaveLength(1);
      const names = Object.fromEntries(parts.slice(0, 20_001).map(({ part }) => [`n${part}`, 1]));
      await expect(read(JSON.stringify([{ title: 'Tailor', ...names }]))).rejects.toThrow(
        'too many columns',
      );
    },
  );

  test('a name that is far too long for a column is not compared with the usual ones, and kept as it is', async () => {
    const long = `Notes ${'on the loom '.repeat(40)}`;
    const [row] = await read(JSON.stringify([{ title: 'Tailor', [long]: 'x', 'Job Code': 7 }]));
    expect(row).toMatchObject({ fields: { title: 'Tailor', id: 7, [long]: 'x' } });
  });

  test('too many different names are refused before anything else is read of them', async () => {
    const names = Array.from({ length: 20_001 }, (_, at) => `"n${at}":1`);
    await expect(read(`[{"title":"Tailor",${names.join()}`)).rejects.toThrow('too many columns');
    const again = '{"title":"Says \\"Tailor\\": no"},'.repeat(20_001);
    expect(await read(`[${again.slice(0, -1)}]`)).toHaveLength(20_001);
  });

  test('a list of one job is no part of a job, whatever it is called, but what a job lists is', async () => {
    const job = { title: 'Cook', skills: ['dosa'] };
    expect(fieldsOf(await read(JSON.stringify({ job: [job] })))).toEqual([job]);
    const parts = [{ title: 'Leave' }, { title: 'Provident fund' }];
    const one = { 'Job Title': 'Tailor', reference: 'T-1', benefits: parts };
    expect(fieldsOf(await read(JSON.stringify(one)))).toMatchObject([{ title: 'Tailor' }]);
  });

  test('lists in each other are read as one, as deep as anybody writes them', async () => {
    const deep = `${'['.repeat(100_000)}"Sews"${']'.repeat(100_000)}`;
    const [row] = await read(`[{"title":"Tailor","skills":[["a",["b"]],"c",${deep}]}]`);
    expect(row).toMatchObject({ fields: { skills: ['a', 'b', 'c'] } });
  });

  test('a long list is not looked through to its end for a job', async () => {
    const none = '{},'.repeat(1_000);
    await expect(read(`[${none}{"title":"Tailor"}]`)).rejects.toThrow('nothing in its list');
  });

  test('what is not an object is reported by its place, and the others are read', async () => {
    const rows = await read('[{"title":"Nurse"},\n3,\n{"title":"Tailor"}]');
    expect(fieldsOf(rows)).toEqual([{ title: 'Nurse' }, { title: 'Tailor' }]);
    expect(problemsOf(rows)).toEqual([[2, 'not a JSON object']]);
  });

  test('the postings of schema.org are read with what is nested in them, other things left out', async () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Staff Nurse',
      identifier: { '@type': 'PropertyValue', name: 'Arogya', value: 'N-7' },
      datePosted: '2026-11-20',
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      hiringOrganization: { '@type': 'Organization', name: 'Arogya', sameAs: 'https://a.example' },
      jobLocation: [
        { '@type': 'Place', address: { addressLocality: 'Pune', addressRegion: 'Maharashtra' } },
        { '@type': 'Place', address: { addressLocality: 'Surat', addressRegion: 'Gujarat' } },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: { minValue: 25_000, maxValue: 40_000, unitText: 'MONTH' },
      },
      experienceRequirements: { monthsOfExperience: '30' },
    };
    const graph = [{ '@type': 'Organization', name: 'Arogya' }, posting];
    const rows = await read(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));
    expect(rows).toMatchObject([
      {
        number: 1,
        fields: {
          title: 'Staff Nurse',
          id: 'N-7',
          posted_date: '2026-11-20',
          employment_type: 'FULL_TIME',
          work_mode: 'TELECOMMUTE',
          company: 'Arogya',
          location_raw: ['Pune', 'Surat'],
          salary_currency: 'INR',
          salary_from: 25_000,
          salary_to: 40_000,
          salary_unit: 'MONTH',
          experience_raw: '2 years',
        },
      },
    ]);
    expect(await read(JSON.stringify(posting))).toMatchObject([{ fields: { id: 'N-7' } }]);
    expect(await read(JSON.stringify(posting, null, 1))).toMatchObject([{ fields: { id: 'N-7' } }]);
  });
});

describe('CSV', () => {
  test('a row of nothing but misplaced quotation marks ends the reading, which would take minutes', async () => {
    await expect(read(`title,place\n${'"a""'.repeat(5_000)}`)).rejects.toThrow(UnreadableFile);
  });

  test('blank lines are passed over at once', { timeout: 20_000 }, async () => {
    // This took minutes when each line looked for the next one with text.
    const rows = await read(`title\n${'\n'.repeat(400_000)}Tailor\n`);
    expect(rows).toMatchObject([{ number: 400_002, fields: { title: 'Tailor' } }]);
  });

  test('columns may have other obvious names, in any case', async () => {
    const rows = await read(
      '\uFEFFJob Title,Company Name,Key Skills,Location,JOB ID\r\n"Nurse, ICU",Arogya,care|ICU,Pune,7\r\n',
    );
    expect(fieldsOf(rows)).toEqual([
      { title: 'Nurse, ICU', company: 'Arogya', skills: 'care|ICU', location_raw: 'Pune', id: '7' },
    ]);
  });

  test.each([';', '\t'])('columns may be separated by %j', async (mark) => {
    const rows = await read(['id,title', '7,"Nurse, ICU"'].join('\n').replace(/,(?! )/g, mark));
    expect(fieldsOf(rows)).toEqual([{ id: '7', title: 'Nurse, ICU' }]);
  });

  test('a row with too few or too many columns is reported by its line, and the others are read', async () => {
    const rows = await read('id,title\n1,A\n2\n3,C,x\n\n"4","D\nD"\n');
    expect(fieldsOf(rows)).toEqual([
      { id: '1', title: 'A' },
      { id: '4', title: 'D\nD' },
    ]);
    expect(problemsOf(rows)).toEqual([
      [3, expect.stringContaining('columns length is 2, got 1')],
      [4, expect.stringContaining('columns length is 2, got 3')],
    ]);
  });

  test.each([
    ['\\n', '\n'],
    ['\\r\\n', '\r\n'],
    ['\\r', '\r'],
  ])('a row that spans lines has the number of its first, with %s', async (_, lineBreak) => {
    const lines = [
      'id,title',
      '1,"Tailor',
      '',
      'of coats"',
      '',
      '2,Cook',
      '3,"Nurse',
      'ICU",,',
      '4,"x',
    ];
    const rows = await read(lines.join(lineBreak));
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([2, 6, 7, 9]);
    expect(fieldsOf(rows).map((fields) => fields['title'])).toEqual(['Tailor\n\nof coats', 'Cook']);
    expect(problemsOf(rows).map(([number]) => number)).toEqual([7, 9]);
  });

  test('an unclosed quote makes the row unreadable', async () => {
    const rows = await read('id,title\n1,A\n2,"B\n3,C\n');
    expect(fieldsOf(rows)).toEqual([{ id: '1', title: 'A' }]);
    expect(problemsOf(rows)).toHaveLength(1);
  });
});

test.each([
  ['an empty file', ' \n', 'it is empty'],
  ['a JSON array of other things', '[{"id":1}]', 'nothing in its list has a "title"'],
  ['JSON that is cut off', '[{"title":"Tailor"},', 'it is not JSON: '],
  ['JSON with two lists', '{\n"new":[{"title":"A"}],"old":[{"title":"B"}]}', 'or with several'],
  ['JSON with no list', '{\n"message":"Not found"}', 'without a list of objects'],
  ['a picture', Buffer.from([0x89, 0x50, 0, 0, 0, 0x0d]), 'it is not a text'],
  ['a web page', '<!doctype html><html><body>Jobs</body></html>', 'it is XML without jobs'],
  ['a letter', 'Dear Sir,\nplease find', 'neither JSON nor XML, nor CSV'],
  ['a broken archive', gzipSync('{"id":1}\n'.repeat(99)).subarray(0, 30), 'unexpected end of file'],
])('%s is refused as a whole', async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(reason);
  await expect(read(content)).rejects.toBeInstanceOf(UnreadableFile);
});

test('a file that is missing is refused by name', async () => {
  await expect(openPostings(path.join(folder, 'none'))).rejects.toThrow(/no such file .*none/);
});
