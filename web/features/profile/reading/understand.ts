import { contactOf } from './fields/contact.ts';
import { educationOf } from './fields/education.ts';
import { experienceOf } from './fields/experience.ts';
import { indexesOf, paragraphOf } from './fields/parts.ts';
import { languagesOf, skillsOf } from './fields/skills.ts';
import type { Found, Line, ReadResume } from './resume.ts';
import { type Section, sectionsOf } from './sections.ts';

/** The values that the lines of a resume contain; nothing is inferred beyond them. */
export function understand(lines: Line[]): ReadResume {
  const sections = sectionsOf(lines);
  const all = lines.map((line, index) => ({ ...line, index, more: [] }));
  const contact = contactOf(sections, all);
  return {
    ...contact,
    summary: summaryOf(sections),
    skills: skillsOf(sections),
    experience: experienceOf(sections),
    education: educationOf(sections),
    languages: languagesOf(sections),
  };
}

const SENTENCE_LENGTH = 70;

function summaryOf(sections: Section[]): Found<string> | null {
  const named = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0);
  const header = sections.filter(({ kind }) => kind === 'header').flatMap(({ lines }) => lines);
  const from = header.findIndex(
    ({ text }) => text.length > SENTENCE_LENGTH && !/[@|\t]/.test(text),
  );
  const lines = named?.lines ?? (from === -1 ? [] : header.slice(from));
  return lines.length > 0 ? { value: paragraphOf(lines), lines: indexesOf(lines) } : null;
}
