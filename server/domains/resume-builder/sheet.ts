import type { Language } from '../../../contract/endpoint.ts';
import { dateText } from '../../../contract/format/dates.ts';
import { withoutContact } from '../../../contract/format/texts/without-contact.ts';
import { spanText } from '../../../contract/format/months.ts';
import type { ResumeContent } from '../../../contract/profiles/json-resume.ts';
import type { ResumeChoices } from '../../../contract/profiles/resume-builder.ts';
import { type ResumeSection, USUAL_SECTIONS } from '../../../contract/profiles/resume-choices.ts';
import { sheetWords } from './sheet-words.ts';

/** The texts of a built resume, ready to be typeset in any format. */
export interface Sheet {
  language: Language;
  /** The title of the document, for its window. */
  title: string;
  name: string;
  headline: string;
  contacts: string[];
  sections: SheetSection[];
}

interface SheetSection {
  name: ResumeSection;
  heading: string;
  lines: SheetLine[];
  /** Short items, which are set side by side if there is room. */
  items: { text: string; isFirst: boolean }[];
  entries: SheetEntry[];
}

export interface SheetLine {
  text: string;
  isBullet: boolean;
}

export interface SheetEntry {
  title: string;
  /** Company or institution, and place. */
  at: string;
  when: string;
  lines: SheetLine[];
  skills: string;
}

type Content = ResumeContent;

/** Contains what the profile says, and nothing else. */
export function sheetOf(content: Content, choices: ResumeChoices): Sheet {
  const { language, sections: chosen, headline } = choices;
  const t = sheetWords[language];
  const own = new Set([content.title, ...content.experience.map(({ title }) => title)]);
  const sections = chosen.length > 0 ? [...new Set(chosen)] : USUAL_SECTIONS;
  return {
    language,
    title: t.titleOf(content.name),
    name: content.name,
    headline: headline !== '' && own.has(headline) ? headline : content.title,
    contacts: [content.location, phoneText(content.phone ?? ''), content.email].filter(
      (one) => one !== '',
    ),
    sections: sections
      .map((name) => ({ ...blank, ...partsOf[name](content, choices), name }))
      .map((section) => ({ ...section, heading: t.headings[section.name] }))
      .filter(({ lines, items, entries }) => lines.length + items.length + entries.length > 0),
  };
}

/** Removes addresses, links and numbers from what the seeker wrote. */
export const sheetWithoutContact = (sheet: Sheet): Sheet => ({
  ...sheet,
  title: withoutContact(sheet.title),
  name: withoutContact(sheet.name),
  headline: withoutContact(sheet.headline),
  contacts: sheet.contacts.map(withoutContact),
  sections: sheet.sections.map((section) => ({
    ...section,
    lines: section.lines.map(lineWithoutContact),
    items: section.items.map((item) => ({ ...item, text: withoutContact(item.text) })),
    entries: section.entries.map((entry) => ({
      title: withoutContact(entry.title),
      at: withoutContact(entry.at),
      when: entry.when,
      lines: entry.lines.map(lineWithoutContact),
      skills: withoutContact(entry.skills),
    })),
  })),
});

const lineWithoutContact = (line: SheetLine): SheetLine => ({
  ...line,
  text: withoutContact(line.text),
});

type Parts = Pick<SheetSection, 'lines' | 'items' | 'entries'>;
const blank: Parts = { lines: [], items: [], entries: [] };

const partsOf: Record<ResumeSection, (content: Content, choices: ResumeChoices) => Partial<Parts>> =
  {
    about: ({ about }) => ({ lines: linesOf(about) }),
    skills: ({ skills }, { skills_first }) => {
      const wanted = new Set(skills_first.map((skill) => skill.toLowerCase()));
      const isFirst = (skill: string) => wanted.has(skill.toLowerCase());
      const ordered = [...skills.filter(isFirst), ...skills.filter((skill) => !isFirst(skill))];
      return { items: ordered.map((text) => ({ text, isFirst: isFirst(text) })) };
    },
    experience: ({ experience }, { language }) => ({
      entries: experience.map((job) => ({
        title: job.title,
        at: joined(job.company, job.location),
        when: spanText(job, language, sheetWords[language].present),
        lines: linesOf(job.description),
        skills: job.skills.join(', '),
      })),
    }),
    education: ({ education }, { language }) => ({
      entries: education.map((study) => ({
        title: joined(study.degree, study.field),
        at: joined(study.institution, study.location),
        when: spanText(study, language, sheetWords[language].present),
        lines: [...scoreLine(study, language), ...linesOf(study.description)],
        skills: '',
      })),
    }),
    languages: ({ languages }, { language }) => ({
      items: languages.map((known) => {
        const can = (['read', 'write', 'speak'] as const)
          .filter((one) => known[one])
          .map((one) => sheetWords[language].can[one]);
        const text = can.length > 0 ? `${known.language} (${can.join(', ')})` : known.language;
        return { text, isFirst: false };
      }),
    }),
    details: (content, { language }) => ({ lines: detailsOf(content, language) }),
  };

function detailsOf(content: Content, language: Language): SheetLine[] {
  const t = sheetWords[language];
  const { notice_period_days: days, last_working_day: lastDay, work_authorisation } = content;
  const facts: [string, string][] = [
    [t.noticePeriod, days === null ? '' : days === 0 ? t.atOnce : t.days(days)],
    [t.lastWorkingDay, lastDay ? dateText(`${lastDay}T12:00:00+05:30`, language) : ''],
    [t.preferredLocations, content.preferred_locations.join(', ')],
    [t.rightToWork, work_authorisation ? t.authorisations[work_authorisation] : ''],
  ];
  return facts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ text: `${name}: ${text}`, isBullet: false }));
}

function scoreLine(
  { score, scoreKind }: Content['education'][number],
  language: Language,
): SheetLine[] {
  if (score === null) return [];
  const text = scoreKind === 'percent' ? `${score}%` : sheetWords[language].cgpa(score);
  return [{ text, isBullet: false }];
}

/** Formats Indian numbers as people there read them. */
const phoneText = (phone: string) => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

const BULLET = /^\s*(?:[•●▪◦‣·*–-])\s+/;

/** The lines of a text; lines marked as bullet points stay bullet points. */
const linesOf = (text: string): SheetLine[] =>
  text
    .split('\n')
    .map((line) => ({ text: line.replace(BULLET, '').trim(), isBullet: BULLET.test(line) }))
    .filter(({ text: words }) => words !== '');

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');
