/** A resume as a page that a browser prints. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Person, Random } from './people.ts';
import * as styles from './styles.ts';

export type Columns = 'one' | 'left' | 'right' | 'table';

const font = readFileSync(
  path.join(import.meta.dirname, '../../web/public/fonts/anek-devanagari-400-v1.woff2'),
).toString('base64');

type Row = [string, string];

export interface Section {
  name: styles.SectionName;
  heading: string;
  /** Rows with the text at their right edge, bullets, or the cells of a table. */
  parts: ({ rows: Row[] } | { bullets: string[] } | { table: string[][] })[];
}

export interface Draft {
  header: string[];
  main: Section[];
  side: Section[];
}

/** What a resume says about a person: headings, wording and order are drawn at random. */
export function draftOf(person: Person, columns: Columns, isHindi: boolean, random: Random): Draft {
  const choice = { isHindi, random };
  const headings = styles.headingsOf(choice);
  const isDivided = columns === 'left' || columns === 'right';
  const head = styles.jobHeadOf(choice, isDivided);
  const span = styles.spanStyleOf(choice);
  const study = styles.studyRowsOf(choice);
  const section = (name: styles.SectionName, parts: Section['parts']): Section => ({
    name,
    heading: headings[name],
    parts,
  });
  const list = ({ rows, isBulleted }: styles.ListStyle): Section['parts'] =>
    isBulleted ? [{ bullets: rows }] : [{ rows: rows.map((row): Row => [row, '']) }];
  const contact = [person.place, person.phone, person.email, ...person.links];
  const summary = section('summary', [{ rows: [[person.summary, '']] }]);
  const experience = section(
    'experience',
    person.jobs.flatMap((job) => [{ rows: head(job, span(job)).rows }, { bullets: job.done }]),
  );
  const education = section(
    'education',
    columns === 'table'
      ? [{ table: tableOf(person, isHindi) }]
      : person.studies.map((each) => ({ rows: study(each) })),
  );
  const skills = section('skills', list(styles.skillRowsOf(person.skills, choice, isDivided)));
  const languages = section('languages', list(styles.languageRowsOf(person.languages, choice)));
  const extra = section('extra', [
    {
      rows: [
        [isHindi ? 'ऊपर दी गई जानकारी सही है।' : 'All of the above is true to my knowledge.', ''],
      ],
    },
  ]);
  const header = [person.name, person.headline];
  if (isDivided) {
    const ofContact = section(
      'contact',
      contact.map((each) => ({ rows: [[each, '']] })),
    );
    const isStudyBeside = random.chance(0.3);
    return {
      header,
      side: random.some([ofContact, skills, languages, ...(isStudyBeside ? [education] : [])], 4),
      main: [
        summary,
        ...random.some([experience, ...(isStudyBeside ? [] : [education])], 2),
        extra,
      ],
    };
  }
  const bar = random.pick([' | ', ' • ', ' · ']);
  header.push(
    ...(random.chance(0.5)
      ? [contact.join(bar)]
      : [contact.slice(0, 1).join(''), contact.slice(1).join(bar)]),
  );
  return {
    header,
    side: [],
    main: [
      ...(random.chance(0.8) ? [summary] : []),
      ...random.some([experience, education, skills, languages], 4),
      extra,
    ],
  };
}

function tableOf(person: Person, isHindi: boolean): string[][] {
  const head = isHindi
    ? ['परीक्षा', 'संस्थान', 'वर्ष', 'अंक']
    : ['Course', 'Institute', 'Year', 'Score'];
  const rows = person.studies.map(({ degree, field, institution, end, score }) => [
    field === '' ? degree : `${degree} (${field})`,
    institution,
    end,
    score,
  ]);
  return [head, ...rows];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function htmlOf({ header, main, side }: Draft, columns: Columns, random: Random): string {
  const isSideLeft = columns === 'left';
  const size = 9.5 + random.number(3) * 0.5;
  const fonts = random.pick([
    "'Liberation Sans'",
    "'Liberation Serif'",
    "'DejaVu Sans'",
    "'DejaVu Serif'",
  ]);
  const heading = random.pick([
    'font-weight:bold;border-bottom:1px solid',
    'font-weight:bold;letter-spacing:1px',
    'color:#246;font-size:1.25em',
    'font-weight:bold;font-size:1.15em',
  ]);
  const bullet = random.pick(['disc', 'square', "'– '", "'➢ '"]);
  const [name = '', ...rest] = header;
  const isCentred = random.chance(0.4);
  const top = `<header style="text-align:${isCentred ? 'center' : 'left'}"><h1>${escaped(name)}</h1>${rest.map((row) => `<p>${escaped(row)}</p>`).join('')}</header>`;
  const isNameInMain = side.length > 0 && random.chance(0.4);
  const wide = `<main>${isNameInMain ? top : ''}${main.map(sectionHtml).join('')}</main>`;
  const narrow = side.length > 0 ? `<aside>${side.map(sectionHtml).join('')}</aside>` : '';
  const body = isSideLeft ? narrow + wide : wide + narrow;
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Devanagari; src: url(data:font/woff2;base64,${font}); unicode-range: U+0900-097F; }
    * { margin: 0; padding: 0; box-sizing: border-box; }
    body { font: ${size}pt/1.35 Devanagari, ${fonts}; }
    .page { display: flex; gap: ${20 + random.number(15)}px; } main { flex: 1; min-width: 0; }
    aside { width: ${28 + random.number(8)}%; overflow-wrap: anywhere; ${random.chance(0.5) ? 'background:#eef;padding:8px' : ''} }
    h1 { font-size: ${1.6 + random.number(4) * 0.2}em; } h2 { font: inherit; ${heading}; margin: 12px 0 4px; }
    .row { display: flex; justify-content: space-between; gap: 24px; } .rows { margin-top: 5px; }
    ul { padding-left: 16px; list-style: ${bullet}; } table { border-collapse: collapse; width: 100%; } td { padding: 3px 12px 3px 0; border-bottom: 1px solid #ccc; }
  </style>${isNameInMain ? '' : top}<div class="page">${body}</div>`;
}

function sectionHtml({ heading, parts }: Section): string {
  const html = parts.map((part) => {
    if ('bullets' in part)
      return `<ul>${part.bullets.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;
    if ('table' in part)
      return `<table>${part.table.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
    return `<div class="rows">${part.rows.map(([text, right]) => `<div class="row"><span>${escaped(text)}</span>${right === '' ? '' : `<span>${escaped(right)}</span>`}</div>`).join('')}</div>`;
  });
  return `<section><h2>${escaped(heading)}</h2>${html.join('')}</section>`;
}
