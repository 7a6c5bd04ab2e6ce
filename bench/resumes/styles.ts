/** The ways in which people write the same thing. */
import type { Job, Person, Random } from './people.ts';

interface Choice {
  isHindi: boolean;
  random: Random;
}

const HEADINGS = {
  summary: [
    'Summary',
    'Professional Summary',
    'Career Objective',
    'About Me',
    'Profile',
    'Objective',
  ],
  experience: [
    'Experience',
    'Work Experience',
    'Professional Experience',
    'Employment History',
    'Work History',
    'Career History',
  ],
  education: [
    'Education',
    'Academic Qualifications',
    'Educational Background',
    'Academics',
    'Education & Qualifications',
  ],
  skills: [
    'Skills',
    'Technical Skills',
    'Key Skills',
    'Core Competencies',
    'Areas of Expertise',
    'Skill Set',
  ],
  languages: ['Languages', 'Languages Known', 'Language Proficiency'],
  contact: ['Contact', 'Contact Details', 'Get in Touch'],
  extra: ['Certifications', 'Hobbies', 'Declaration', 'Achievements'],
} as const;

const HEADINGS_HI = {
  summary: ['परिचय', 'सारांश', 'उद्देश्य', 'करियर उद्देश्य'],
  experience: ['कार्य अनुभव', 'अनुभव', 'व्यावसायिक अनुभव'],
  education: ['शिक्षा', 'शैक्षणिक योग्यता', 'शैक्षिक योग्यता'],
  skills: ['कौशल', 'हुनर', 'मुख्य कौशल', 'तकनीकी कौशल'],
  languages: ['भाषाएँ', 'भाषा ज्ञान'],
  contact: ['संपर्क', 'संपर्क जानकारी'],
  extra: ['घोषणा', 'रुचियाँ', 'उपलब्धियाँ'],
} as const;

export type SectionName = keyof typeof HEADINGS;

export function headingsOf({ isHindi, random }: Choice): Record<SectionName, string> {
  const source: Record<SectionName, readonly [string, ...string[]]> = isHindi
    ? HEADINGS_HI
    : HEADINGS;
  const shape = random.pick<(text: string) => string>([
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => `${text}:`,
    (text) => text,
  ]);
  const pick = (name: SectionName) => shape(random.pick(source[name]));
  return {
    summary: pick('summary'),
    experience: pick('experience'),
    education: pick('education'),
    skills: pick('skills'),
    languages: pick('languages'),
    contact: pick('contact'),
    extra: pick('extra'),
  };
}

const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const HINDI = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

/** How one person writes all time spans; the same style for all of their jobs. */
export function spanStyleOf({ isHindi, random }: Choice): (job: Job) => string {
  const months = isHindi ? HINDI : LONG;
  const name = (point: string) => months[Number(point.slice(5)) - 1] ?? '';
  const year = (point: string) => point.slice(0, 4);
  const number = (point: string) => point.slice(5);
  const point = random.pick<(point: string) => string>([
    (at) => `${isHindi ? name(at) : name(at).slice(0, 3)} ${year(at)}`,
    (at) => `${name(at)} ${year(at)}`,
    (at) => `${number(at)}/${year(at)}`,
    (at) => (isHindi ? `${name(at)} ${year(at)}` : `${name(at).slice(0, 3)}'${year(at).slice(2)}`),
    (at) => `${year(at)}-${number(at)}`,
    (at) => (isHindi ? `${name(at)}, ${year(at)}` : `${name(at).slice(0, 3)}, ${year(at)}`),
  ]);
  const now = isHindi
    ? random.pick(['वर्तमान', 'अब तक'])
    : random.pick(['Present', 'Till Date', 'Current', 'present', 'Now']);
  const between = isHindi
    ? random.pick([' – ', ' से ', ' - '])
    : random.pick([' – ', ' - ', ' to ', ' — ', '–']);
  const since = random.chance(0.15);
  return ({ start, end, current }) => {
    if (current && since) return isHindi ? `${point(start)} से` : `Since ${point(start)}`;
    return `${point(start)}${between}${current ? now : point(end)}`;
  };
}

type HeadStyle = (job: Job, span: string) => { rows: [string, string][] };

/** Rows of an entry's head, each with the text at the right edge. */
export function jobHeadOf({ random }: Choice, isNarrow: boolean): HeadStyle {
  const bar = random.pick([' | ', ' – ', ', ', ' · ']);
  const wide: [HeadStyle, ...HeadStyle[]] = [
    ({ title, company, place }, span) => ({
      rows: [
        [title, span],
        [`${company}${bar}${place}`, ''],
      ],
    }),
    ({ title, company, place }, span) => ({
      rows: [
        [company, place],
        [title, span],
      ],
    }),
    ({ title, company, place }, span) => ({ rows: [[`${title}${bar}${company}, ${place}`, span]] }),
    ({ title, company, place }, span) => ({
      rows: [[`${title}, ${company}, ${place} (${span})`, '']],
    }),
    ({ title, company, place }, span) => ({
      rows: [
        [`${title} at ${company}`, ''],
        [`${span} | ${place}`, ''],
      ],
    }),
  ];
  const narrow: [HeadStyle, ...HeadStyle[]] = [
    ({ title, company, place }, span) => ({
      rows: [
        [title, ''],
        [`${company}, ${place}`, ''],
        [span, ''],
      ],
    }),
    ({ title, company, place }, span) => ({
      rows: [
        [company, ''],
        [`${title} | ${place}`, ''],
        [span, ''],
      ],
    }),
    ({ title, company, place }, span) => ({
      rows: [
        [span, ''],
        [title, ''],
        [`${company}, ${place}`, ''],
      ],
    }),
  ];
  return random.pick(isNarrow || random.chance(0.2) ? narrow : wide);
}

/** Rows of one study. */
export function studyRowsOf({
  random,
}: Choice): (study: Person['studies'][number]) => [string, string][] {
  const isIn = random.chance(0.5);
  const form = random.number(4);
  return ({ degree, field, institution, start, end, score }) => {
    const course = field === '' ? degree : isIn ? `${degree} in ${field}` : `${degree} (${field})`;
    const years =
      start === '' ? end : form === 1 ? `${start}-${end.slice(2)}` : `${start} – ${end}`;
    if (form === 0)
      return [
        [course, years],
        [institution, score],
      ];
    if (form === 1) return [[`${course} - ${institution}, ${years} (${score})`, '']];
    if (form === 2)
      return [
        [institution, years],
        [`${course}, ${score}`, ''],
      ];
    return [
      [course, ''],
      [institution, ''],
      [`${years} | ${score}`, ''],
    ];
  };
}

export interface ListStyle {
  rows: string[];
  isBulleted: boolean;
}

export function skillRowsOf(skills: string[], { random }: Choice, isNarrow: boolean): ListStyle {
  const form = isNarrow ? random.number(2) : random.number(5);
  const half = Math.ceil(skills.length / 2);
  if (form === 0) return { rows: skills, isBulleted: true };
  if (form === 1) return { rows: [skills.join(', ')], isBulleted: false };
  if (form === 2) return { rows: [skills.join(' | ')], isBulleted: false };
  if (form === 3) {
    const rows = [
      `Main: ${skills.slice(0, half).join(', ')}`,
      `Others: ${skills.slice(half).join(', ')}`,
    ];
    return { rows, isBulleted: random.chance(0.5) };
  }
  return { rows: [skills.join(' • ')], isBulleted: false };
}

export function languageRowsOf(languages: Person['languages'], { random }: Choice): ListStyle {
  const form = random.number(3);
  const one = ({ name, level }: Person['languages'][number]) =>
    level === '' ? name : form === 0 ? `${name} – ${level}` : `${name} (${level})`;
  if (form === 2)
    return { rows: [languages.map(({ name }) => name).join(', ')], isBulleted: false };
  return { rows: languages.map(one), isBulleted: random.chance(0.5) };
}
