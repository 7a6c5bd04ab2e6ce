/** How much of a resume's content was read, by kind: precision, recall and F1. */
import type { ReadResume } from '../../web/features/profile/reading/resume.ts';
import type { Person } from './people.ts';

export type Counts = Map<string, { right: number; read: number; known: number }>;

const norm = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d+#%.]+/gu, ' ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, '')
    .trim();
const digits = (text: string) => text.replaceAll(/\D/g, '').slice(-10);
const month = (start: string, end: string, current: boolean) => `${start}|${current ? 'now' : end}`;
const numberIn = (text: string) => /\d+(?:\.\d+)?/.exec(text)?.[0] ?? norm(text);
const linkOf = (text: string) =>
  norm(
    text
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, ''),
  );

type Facts = Record<string, string[]>;

function factsOf(person: Person): Facts {
  return {
    name: [norm(person.name)],
    email: [person.email],
    phone: [digits(person.phone)],
    location: [norm(person.place)],
    headline: [norm(person.headline)],
    links: person.links.map(linkOf),
    skills: person.skills.map(norm),
    'job: title': person.jobs.map(({ title }) => norm(title)),
    'job: company': person.jobs.map(({ company }) => norm(company)),
    'job: place': person.jobs.map(({ place }) => norm(place)),
    'job: months': person.jobs.map(({ start, end, current }) => month(start, end, current)),
    'job: description': person.jobs.map(({ done }) => norm(done.join(' '))),
    'job: whole': person.jobs.map(
      (job) => norm(job.title + job.company) + month(job.start, job.end, job.current),
    ),
    'study: degree': person.studies.map(({ degree, field }) => norm(`${degree} ${field}`)),
    'study: institution': person.studies.map(({ institution }) => norm(institution)),
    'study: year': person.studies.map(({ end }) => end),
    'study: score': person.studies.map(({ score }) => numberIn(score)),
    languages: person.languages.map(({ name }) => norm(name)),
  };
}

function factsReadIn(resume: ReadResume): Facts {
  const jobs = resume.experience.map(({ value }) => value);
  const studies = resume.education.map(({ value }) => value);
  const one = (found: { value: string } | null, shape: (text: string) => string) =>
    found ? [shape(found.value)] : [];
  const said = (texts: string[]) => texts.filter((text) => text !== '');
  return {
    name: one(resume.name, norm),
    email: one(resume.email, (text) => text),
    phone: one(resume.phone, digits),
    location: one(resume.location, norm),
    headline: one(resume.headline, norm),
    links: resume.links.map(({ value }) => linkOf(value)),
    skills: resume.skills.map(({ value }) => norm(value)),
    'job: title': said(jobs.map(({ title }) => norm(title))),
    'job: company': said(jobs.map(({ company }) => norm(company))),
    'job: place': said(jobs.map(({ location }) => norm(location))),
    'job: months': jobs.map(({ start, end, current }) => month(start, end, current)),
    'job: description': said(jobs.map(({ description }) => norm(description))),
    'job: whole': jobs.map(
      (job) => norm(job.title + job.company) + month(job.start, job.end, job.current),
    ),
    'study: degree': said(studies.map(({ degree, field }) => norm(`${degree} ${field}`))),
    'study: institution': said(studies.map(({ institution }) => norm(institution))),
    'study: year': said(studies.map(({ end }) => end)),
    'study: score': said(studies.map(({ score }) => (score === '' ? '' : numberIn(score)))),
    languages: resume.languages.map(({ value }) => norm(value.name)),
  };
}

/** Adds a resume to the counts, and returns what was missed and what was made up. */
export function count(counts: Counts, person: Person, resume: ReadResume | null): string[] {
  const known = factsOf(person);
  const read: Facts = resume ? factsReadIn(resume) : {};
  return Object.entries(known).flatMap(([kind, values]) => {
    const left = [...(read[kind] ?? [])];
    const missed = values.filter((value) => {
      const at = left.indexOf(value);
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    });
    const sum = counts.get(kind) ?? { right: 0, read: 0, known: 0 };
    sum.right += values.length - missed.length;
    sum.read += read[kind]?.length ?? 0;
    sum.known += values.length;
    counts.set(kind, sum);
    return missed.length + left.length > 0
      ? [`${kind}: ${missed.join(' ¦ ')} → ${left.join(' ¦ ')}`]
      : [];
  });
}

export const f1 = ({ right, read, known }: { right: number; read: number; known: number }) =>
  read + known === 0 ? 1 : (2 * right) / (read + known);

export function total(counts: Counts) {
  const sum = { right: 0, read: 0, known: 0 };
  for (const each of counts.values()) {
    sum.right += each.right;
    sum.read += each.read;
    sum.known += each.known;
  }
  return sum;
}
