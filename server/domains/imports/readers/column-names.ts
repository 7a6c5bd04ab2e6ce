// The names that companies give their columns, in English and Hindi, and what is read from each.
import { type SourceNames, UnreadableFile } from './row.ts';

/**
 * The usual names of each key of the JSON Lines format, the likeliest first: of several columns for
 * one key, the one that is named first here is read.
 */
const usualNames: Readonly<Record<string, string>> = {
  id: `
    reference, id, job id, reference number, reference no, job reference, job ref, ref,
    ref no, job code, job no, job number, requisition id, requisition no, req id,
    req no, position id, position code, identifier, identifier value, code, संदर्भ, संदर्भ संख्या, आपका नंबर, कोड,
    नौकरी कोड
  `,
  title: `
    title, job title, designation, job role, job name, job position, position,
    position title, position name, role, role name, role title, post, post name,
    name of post, name of the post, job profile, profile, opening, job, पद का नाम,
    पद नाम, पदनाम, पद, नौकरी का नाम, नौकरी, भूमिका
  `,
  company: 'company, company name, employer, hiring organization name, hiring organization',
  description: `
    description, job description, jd, details, job details, job summary, summary,
    about the job, about the role, about job, about role, role description,
    work description, विवरण, नौकरी का विवरण, काम का विवरण, कार्य विवरण
  `,
  responsibilities: `
    responsibilities, key responsibilities, job responsibilities, responsibility,
    roles and responsibilities, roles responsibilities, duties, kra, kras,
    ज़िम्मेदारियाँ, ज़िम्मेदारी
  `,
  requirements: `
    requirements, job requirements, requirement, candidate requirements, eligibility,
    eligibility criteria, ज़रूरतें, योग्यताएँ, योग्यता, क्या चाहिए
  `,
  benefits: `
    benefits, job benefits, perks, perks and benefits, perks benefits, facilities, सुविधाएँ, सुविधा,
    लाभ
  `,
  location_raw: `
    location raw, location, job location, work location, locations, job locations,
    work locations, job location address address locality, job location address locality,
    job location address address region, job location address, location name, job location name,
    place of work, workplace, work place, place of posting, place,
    posting location, office location, जगह, काम की जगह, स्थान, कार्यस्थल, कार्य स्थल,
    नौकरी का स्थान
  `,
  cities: 'cities, city, job city, work city, शहर',
  states: 'states, state',
  employment_type: `
    employment type, job type, type, type of employment, type of job, employment,
    nature of job, job nature, नौकरी का प्रकार, रोज़गार का प्रकार, काम का प्रकार, प्रकार
  `,
  work_mode: `
    work mode, work type, mode of work, workplace type, job mode, working mode,
    job location type,
    काम का तरीक़ा, काम करने का तरीक़ा, काम का ढंग
  `,
  experience_raw: `
    experience raw, experience, exp, work experience, work exp, total experience,
    experience requirements, experience required, exp required, required experience, required exp, exp range,
    experience range, अनुभव, काम का अनुभव
  `,
  exp_min: `
    exp min, min experience, min exp, minimum experience, minimum exp, experience min,
    experience from, exp from, न्यूनतम अनुभव, कम से कम अनुभव
  `,
  exp_max: `
    exp max, max experience, max exp, maximum experience, maximum exp, experience max,
    experience to, exp to, अधिकतम अनुभव, ज़्यादा से ज़्यादा अनुभव
  `,
  salary_raw: `
    salary raw, salary, pay, ctc, salary range, pay range, ctc range, package,
    base salary, base salary value, base salary value value,
    offered ctc, ctc offered, salary offered, offered salary, compensation, wage,
    wages, budget, remuneration, stipend, pay scale, gross salary, gross ctc,
    in hand salary, take home, take home salary, वेतन, तनख़्वाह, सैलरी, पगार, सीटीसी
  `,
  salary_from: `
    salary from, salary min, min salary, minimum salary, ctc from, ctc min, min ctc,
    minimum ctc, pay from, min pay,
    base salary value min value, base salary min value, न्यूनतम वेतन, कम से कम वेतन
  `,
  salary_to: `
    salary to, salary max, max salary, maximum salary, ctc to, ctc max, max ctc,
    maximum ctc, pay to, max pay,
    base salary value max value, base salary max value, अधिकतम वेतन, ज़्यादा से ज़्यादा वेतन
  `,
  salary_unit: `
    salary unit, salary period, salary type, salary frequency, pay period, pay type,
    pay frequency, base salary value unit text, base salary unit text, वेतन की अवधि
  `,
  salary_currency: `
    salary currency, pay currency, base salary currency, base salary value currency,
    currency
  `,
  salary_min_inr: 'salary min inr',
  salary_max_inr: 'salary max inr',
  skills: `
    skills, key skills, skills required, required skills, skill, skill set, skillset,
    technical skills, primary skills, must have skills, tags, हुनर, कौशल, मुख्य कौशल
  `,
  openings: `
    openings, vacancies, vacancy, no of vacancies, number of vacancies,
    total vacancies, total job openings, no of openings, number of openings, no of positions,
    number of positions, positions, no of posts, number of posts, posts, headcount,
    रिक्तियाँ, रिक्ति, रिक्त पद, पदों की संख्या, पद संख्या, कुल पद, कितने लोग
  `,
  client: 'client, client name, end client, क्लाइंट',
  shift: 'shift, work shift, shift timing, शिफ़्ट',
  conditions: 'conditions, working conditions, काम की शर्तें',
  access_contact: 'access contact, सुविधाओं के लिए संपर्क',
  access_email: 'access email, उनका ईमेल पता',
  lawful_reasons: 'lawful reasons, lawful reason, क़ानूनी कारण',
  posted_date: 'posted date, date, date posted, posted, posted at',
  url: 'url, link, job url',
};

/**
 * The words of a name, joined by `_`: "jobTitle" has two. Hindi is typed with and without the dot below a letter, and
 * with either sign for a vowel through the nose.
 */
const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .trim()
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replaceAll(/[\u093C\u200B-\u200D\uFEFF]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, '_')
    .replaceAll(/(?!^)_+$/g, '');

interface Reading {
  key: string;
  /** The lower, the likelier. */
  rank: number;
}

const readings = new Map(
  Object.entries(usualNames).flatMap(([key, names]) =>
    names.split(',').map((name, rank): [string, Reading] => [plainName(name), { key, rank }]),
  ),
);

/** Units in the names of pay columns, and how a cell would say each. */
const payUnits: [RegExp, string][] = [
  [/_(?:in_)?(?:lpa|lakhs?|lacs?)(?:_(?:per_annum|p_?a))?(?=_)/, 'LPA'],
  [/_(?:monthly|(?:per_|a_)?month|p_?m|मासिक|प्रति_(?:माह|महीना)|महीने_का)(?=_)/, 'a month'],
  [/_(?:annual|yearly|(?:per_|a_)?(?:annum|year)|p_?a|सालाना|वार्षिक|प्रति_वर्ष)(?=_)/, 'a year'],
  [/_(?:daily|(?:per_|a_)?day|दैनिक|प्रति_दिन)(?=_)/, 'a day'],
  [/_(?:hourly|(?:per_|an_)?hour|प्रति_घंटा)(?=_)/, 'an hour'],
];
const RUPEES = /_(?:in_)?(?:inr|rs|rupees|रुपये)(?=_)/;
const YEARS = /_(?:in_)?(?:years?|yrs?|साल|वर्ष)(?:_(?:में|का))?(?=_)/;
const PAY: ReadonlySet<string> = new Set(['salary_raw', 'salary_from', 'salary_to']);
const EXPERIENCE: ReadonlySet<string> = new Set(['experience_raw', 'exp_min', 'exp_max']);

const withinMarks = (name: string) => `_${name}_`;
const betweenMarks = (name: string) => name.replaceAll(/^_+|_+$/g, '');

/** What a name stands for. "CTC (LPA)" and "Exp in years" are looked up without their units. */
function readingOf(plain: string): (Reading & { unit?: string }) | undefined {
  const direct = readings.get(plain);
  if (direct) return direct;
  const inYears = readings.get(betweenMarks(withinMarks(plain).replace(YEARS, '')));
  if (inYears && EXPERIENCE.has(inYears.key)) return inYears;
  const amount = withinMarks(plain).replace(RUPEES, '');
  const [words, unit = ''] = payUnits.find(([said]) => said.test(amount)) ?? [];
  const pay = readings.get(betweenMarks(words ? amount.replace(words, '') : amount));
  return pay && PAY.has(pay.key) ? { ...pay, unit } : undefined;
}

interface Keys {
  /** One for each name; what is unknown keeps its own name. */
  keys: string[];
  /** The unit of all amounts, if the name of the pay says it; otherwise empty. */
  payUnit: string;
  names: SourceNames;
}

/** More than a spreadsheet has, with its empty ones; to read many more would hold up the server for seconds. */
const NAMES_MAX = 20_000;

export function refuseTooMany(names: number): void {
  if (names > NAMES_MAX) throw new UnreadableFile('it has too many columns');
}

/** In characters. A longer name is none of the usual ones; to compare thousands of them would take seconds. */
const NAME_MAX_LENGTH = 200;

interface Name {
  plain: string;
  reading?: ReturnType<typeof readingOf>;
}

const nameOf = (plain: string): Name => ({ plain, reading: readingOf(plain) });

/** Reads the names that rows of one source use, each of them once. */
export function nameReader() {
  const known = new Map<string, Name>();
  const readName = (name: string): Name => {
    const before = known.get(name);
    if (before) return before;
    refuseTooMany(known.size + 1);
    const read = name.length > NAME_MAX_LENGTH ? { plain: name } : nameOf(plainName(name));
    known.set(name, read);
    return read;
  };
  return (sourceNames: readonly string[]): Keys => {
    const read = sourceNames.map(readName);
    const likeliest = new Map<string, number>();
    for (const [at, { reading }] of read.entries()) {
      const other = reading && read[likeliest.get(reading.key) ?? -1]?.reading;
      if (reading && (!other || reading.rank < other.rank)) likeliest.set(reading.key, at);
    }
    const keys = read.map(({ plain, reading }, at) =>
      reading && likeliest.get(reading.key) === at ? reading.key : unread(plain),
    );
    const payUnit = read.find(
      ({ reading }, at) => reading?.unit && likeliest.get(reading.key) === at,
    )?.reading?.unit;
    const names = new Map(keys.map((key, at) => [key, sourceNames[at]?.trim() ?? '']));
    return { keys, payUnit: payUnit ?? '', names };
  };
}

/** How the columns of a list are read, by the names in its first line. */
export function columnsOf(header: readonly string[]): Keys {
  refuseTooMany(header.length);
  const columns = nameReader()(header);
  if (!columns.keys.includes('title')) {
    throw new UnreadableFile('it is neither JSON nor XML, nor CSV with a column "title"');
  }
  return columns;
}

/** A name that is not a key, so that a second column for a key does not replace the first. */
const unread = (name: string): string => (Object.hasOwn(usualNames, name) ? `${name}_` : name);
