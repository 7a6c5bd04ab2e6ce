import type { Language } from '../../../../contract/endpoint.ts';
import type { TrackedApplication } from '../../../../contract/applications/tracked-applications.ts';
import type { CalendarEntry } from '../../../platform/calendar/calendar.ts';

const words = {
  en: {
    interview: (job: string, company: string) => `Interview: ${job}, ${company}`,
    followUp: (job: string, company: string) => `Ask again: ${job}, ${company}`,
  },
  hi: {
    interview: (job: string, company: string) => `इंटरव्यू: ${job}, ${company}`,
    followUp: (job: string, company: string) => `फिर पूछें: ${job}, ${company}`,
  },
} satisfies Record<Language, object>;

/** The parts of an application that a calendar shows. */
export function entriesOf(
  row: TrackedApplication,
  language: Language,
  publicUrl: string,
): CalendarEntry[] {
  const t = words[language];
  const { host } = new URL(publicUrl);
  if (row.kind === 'outside') {
    const { id, job_title, company_name, location, note, link, follow_up_on } =
      row.outside_application;
    const uid = `outside-${id}-follow-up@${host}`;
    const title = t.followUp(job_title, company_name);
    return follow_up_on
      ? [{ uid, starts: follow_up_on, title, place: location || null, text: note, url: link }]
      : [];
  }
  const { id, job, interview, private_note, follow_up_on } = row.application;
  const url = `${publicUrl}/user/applications?application=${id}`;
  return [
    ...(interview?.starts_at
      ? [
          {
            uid: `${interview.uid}@${host}`,
            sequence: interview.version,
            starts: interview.starts_at,
            minutes: interview.minutes,
            title: t.interview(job.title, job.company_name),
            place: interview.place ?? interview.link,
            text: interview.link ?? '',
            url: `${publicUrl}/user/interviews/${interview.id}`,
          },
        ]
      : []),
    ...(follow_up_on
      ? [
          {
            uid: `application-${id}-follow-up@${host}`,
            starts: follow_up_on,
            title: t.followUp(job.title, job.company_name),
            place: null,
            text: private_note,
            url,
          },
        ]
      : []),
  ];
}
