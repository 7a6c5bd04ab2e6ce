import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { languageText, noticeText } from '../../../parts/profile/work-facts.ts';
import {
  visibilityLabels,
  workAuthorisationLabels,
  workFactsMessages,
} from '../../../parts/profile/work-facts-messages.ts';
import { resumeMessages } from '../resume/resume-messages.ts';
import type { FieldName } from './changed-elsewhere.ts';
import { editMessages } from './edit-messages.ts';
import type { ProfileFields } from './profile-form.ts';
import { dotted } from '../../../lib/format/separator.ts';

/** The labels of the profile's fields, and their values on one line. */
export function useFieldWords() {
  const t = useMessages(editMessages);
  const facts = useMessages(workFactsMessages);
  const { letter } = useMessages(resumeMessages);
  const language = useLanguage();

  const labels: Record<FieldName, string> = {
    name: t.name,
    phone: t.phone,
    title: t.headline,
    location: t.location,
    about: t.about,
    skills: t.skills,
    experience: t.experience,
    education: t.education,
    default_cover_letter: letter,
    notice_period_days: facts.noticePeriod,
    last_working_day: t.lastWorkingDay,
    current_ctc_lpa: facts.currentCtc,
    expected_ctc_lpa: facts.expectedCtc,
    preferred_locations: facts.preferredLocations,
    languages: facts.languages,
    work_authorisation: facts.rightToWork,
    visibility: facts.visibility,
  };

  const inOneLine = (entries: readonly (readonly string[])[]) =>
    entries.map((names) => dotted(names)).join('; ');

  function textOf(name: FieldName, fields: ProfileFields): string {
    switch (name) {
      case 'skills':
      case 'preferred_locations':
        return fields[name].join(', ');
      case 'experience':
        return inOneLine(fields.experience.map(({ title, company }) => [title, company]));
      case 'education':
        return inOneLine(fields.education.map(({ degree, institution }) => [degree, institution]));
      case 'languages':
        return fields.languages.map((known) => languageText(known, language)).join('; ');
      case 'work_authorisation':
        return fields[name] && workAuthorisationLabels[language][fields[name]];
      case 'visibility':
        return visibilityLabels[language][fields[name]];
      case 'notice_period_days': {
        const days = fields[name] === '' ? null : Number(fields[name]);
        return noticeText({ notice_period_days: days, last_working_day: null }, language);
      }
      default:
        return fields[name];
    }
  }

  return { labels, textOf: (name: FieldName, of: ProfileFields) => textOf(name, of) || t.nothing };
}
