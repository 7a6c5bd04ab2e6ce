import type { Application } from '../../../../contract/applications.ts';
import type { CompanyFilters } from '../../../../contract/applications/company-filters.ts';
import type { Language } from '../../../../contract/endpoint.ts';
import { applicationSourceLabels } from '../../../../contract/format/application-sources.ts';
import { withPortalName } from '../../../../contract/portal-settings/portal-name.ts';
import { dateInIndia } from '../../../../contract/format/today.ts';
import { portalName } from '../../../platform/in-force/portal-name.ts';
import { applicationStatusLabels } from '../../../../contract/format/labels.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { answersText, mustHavesMet } from '../../../../contract/format/questions.ts';
import type { FileAnswer, Services } from '../../../platform/endpoints.ts';
import { csvRecord, CSV_START } from '../../../platform/http/csv.ts';
import type { SignedIn } from '../../../platform/sessions.ts';
import { noteWork } from '../../work-events/work-events.ts';
import { applicationsFile } from '../applications-file.ts';
import { type ReadingServices, eachReceived } from './received.ts';

// The received applications as a spreadsheet: what the list shows, and no more. Phone numbers are
// shown only with the profile, because the candidate is told who opened that.

const words = {
  en: { notShared: 'Not shared', metOf: (met: number, of: number) => `${met} of ${of}` },
  hi: { notShared: 'साझा नहीं', metOf: (met: number, of: number) => `${of} में से ${met}` },
};

const headings: Record<Language, string[]> = {
  en: [
    'Candidate',
    'Title',
    'Location',
    'Email',
    'Job Title',
    'Date Applied',
    'Answer Due',
    'Status',
    'Must-Haves Met',
    'Experience (years)',
    'Notice (days)',
    'Last Working Day',
    'Expected Pay (LPA)',
    'Score',
    'Source',
    'Referred By',
    'Answers',
    'Link',
  ],
  hi: [
    'आवेदक',
    'पद',
    'जगह',
    'ईमेल',
    'नौकरी',
    'आवेदन की तारीख़',
    'जवाब कब तक',
    'स्थिति',
    'ज़रूरी शर्तें पूरी',
    'अनुभव (साल)',
    'नोटिस (दिन)',
    'आख़िरी दिन',
    'अपेक्षित वेतन (लाख सालाना)',
    'स्कोर',
    'कहाँ से',
    'किसने सिफ़ारिश की',
    'जवाब',
    'लिंक',
  ],
};

const numberText = (number: number | null) => (number === null ? '' : String(number));
const yearsText = (months: number) => String(Math.round(months / 1.2) / 10);

function recordOf(application: Application, language: Language, publicUrl: string): string[] {
  const { user, job, answer, answers } = application;
  const t = words[language];
  const musts = mustHavesMet(answers);
  return [
    personName(user.username, language),
    user.profile.title ?? '',
    user.profile.location ?? '',
    user.email || t.notShared,
    job.title,
    dateInIndia(application.created_at),
    answer ? dateInIndia(answer.due_at) : '',
    applicationStatusLabels[language][application.status],
    musts ? t.metOf(musts.met, musts.of) : '',
    yearsText(application.total_experience_months),
    numberText(application.notice_period_days),
    application.last_working_day ?? '',
    numberText(application.expected_ctc_lpa),
    numberText(application.score),
    applicationSourceLabels[language][application.source],
    application.referred_by === null ? '' : personName(application.referred_by, language),
    answersText(answers, language),
    `${publicUrl}/hr/applications?application=${application.id}`,
  ];
}

export async function exportReceived(
  services: ReadingServices & Pick<Services, 'publicUrl'>,
  recruiter: SignedIn,
  filters: CompanyFilters & { job_id?: number | undefined },
  language: Language,
): Promise<FileAnswer> {
  async function* records() {
    // The file is streamed, so the portal's name cannot be filled in later.
    const portal = await portalName(services.db);
    yield CSV_START + csvRecord(headings[language]);
    for await (const part of eachReceived(services, recruiter, filters)) {
      const lines = part.map((one) => csvRecord(recordOf(one, language, services.publicUrl)));
      yield withPortalName(lines.join(''), portal);
    }
  }
  const { id: actor_id, company_id } = recruiter;
  if (company_id !== null) {
    const work = { kind: 'applications_exported', company_id, actor_id } as const;
    await noteWork(services.db, { ...work, job_id: filters.job_id ?? null });
  }
  return applicationsFile(services.db, { ending: 'csv', mediaType: 'text/csv' }, records());
}
