/** Invented people whose resumes are drawn in many ways, so that the right answers are known. */

export interface Job {
  title: string;
  company: string;
  place: string;
  /** YYYY-MM. */
  start: string;
  end: string;
  current: boolean;
  done: string[];
}

interface Study {
  degree: string;
  field: string;
  institution: string;
  start: string;
  end: string;
  score: string;
}

export interface Person {
  name: string;
  email: string;
  phone: string;
  place: string;
  headline: string;
  summary: string;
  links: string[];
  skills: string[];
  jobs: Job[];
  studies: Study[];
  languages: { name: string; level: string }[];
}

export interface Random {
  number: (below: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  some: <T>(list: readonly T[], count: number) => T[];
  chance: (part: number) => boolean;
}

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (below: number) => Math.floor(next() * below);
  return {
    number,
    pick: (list) => list[number(list.length)] ?? list[0],
    some: (list, count) =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ item }) => item),
    chance: (part) => next() < part,
  };
}

export interface Words {
  first: [string, ...string[]];
  last: [string, ...string[]];
  places: [string, ...string[]];
  /** Title, skills, achievements. */
  lines: [Line, ...Line[]];
  companies: [string, ...string[]];
  degrees: [[string, string], ...[string, string][]];
  colleges: [string, ...string[]];
  schools: [[string, string], ...[string, string][]];
  languages: string[];
  levels: [string, ...string[]];
  sentences: [string, ...string[]];
  percent: (number: number) => string;
  cgpa: (number: string) => string;
}

interface Line {
  titles: [string, ...string[]];
  skills: string[];
  done: [string, ...string[]];
}

export function personOf(words: Words, random: Random): Person {
  const first = random.pick(words.first);
  const last = random.pick(words.last);
  const line = random.pick(words.lines);
  const latin = `person${random.number(900) + 100}`;
  const local = /^[A-Za-z ]+$/.test(first + last)
    ? random.pick([
        `${first}.${last}`,
        `${first}${last}${random.number(90)}`,
        `${last}_${first[0] ?? ''}`,
      ])
    : latin;
  const email = `${local.toLowerCase().replaceAll(' ', '')}@${random.pick(['example.com', 'mail.example.org', 'example.co.in'])}`;
  const digits = `${random.pick(['9', '8', '7', '6'])}${String(random.number(1e9)).padStart(9, '0')}`;
  const phone = random.pick([
    `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
    `+91-${digits}`,
    digits,
    `(+91) ${digits}`,
    `0${digits}`,
    `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
  ]);
  const title = random.pick(line.titles);
  const jobs = jobsOf(words, line, random);
  return {
    name: `${first} ${last}`,
    email,
    phone,
    place: random.pick(words.places),
    headline: random.pick([title, jobs[0]?.title ?? title]),
    summary: random.some(words.sentences, 2).join(' '),
    links: random.some(
      [
        `linkedin.com/in/${local.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}`,
        `https://github.com/${latin}`,
        `www.${latin}-work.in`,
      ],
      random.number(3),
    ),
    skills: random.some(line.skills, 6 + random.number(6)),
    jobs,
    studies: studiesOf(words, random),
    languages: random
      .some(words.languages, 2 + random.number(2))
      .map((name) => ({ name, level: random.pick(words.levels) })),
  };
}

function jobsOf(words: Words, line: Line, random: Random): Job[] {
  const companies = random.some(words.companies, 1 + random.number(3));
  let month = 2026 * 12 + random.number(9);
  return companies.map((company, index) => {
    const end = month;
    const start = end - 8 - random.number(40);
    month = start - 1 - random.number(3);
    return {
      title: random.pick(line.titles),
      company,
      place: random.pick(words.places).split(',')[0] ?? '',
      start: monthText(start),
      end: monthText(end),
      current: index === 0 && random.chance(0.7),
      done: random.some(line.done, 1 + random.number(3)),
    };
  });
}

const monthText = (months: number) =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;

function studiesOf(words: Words, random: Random): Study[] {
  const end = 2008 + random.number(12);
  const score = () =>
    random.chance(0.5)
      ? words.percent(55 + random.number(40))
      : words.cgpa(`${6 + random.number(3)}.${1 + random.number(9)}`);
  const [degree, field] = random.pick(words.degrees);
  const institution = random.pick(words.colleges);
  const studies = [
    { degree, field, institution, start: String(end - 3), end: String(end), score: score() },
  ];
  if (random.chance(0.6)) {
    const [school, board] = random.pick(words.schools);
    const before = String(end - 4);
    studies.push({
      degree: school,
      field: '',
      institution: board,
      start: '',
      end: before,
      score: score(),
    });
  }
  return studies;
}
