import type { ReactNode } from 'react';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { industryName } from '../../../../contract/format/names/industry-names.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';
import { answersMessages } from '../../../parts/companies/answers-messages.ts';
import { answersText } from '../../../parts/companies/answers-text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Term } from '../../../ui/term.tsx';
import { NewTab } from '../../../ui/new-tab.tsx';
import { companyTabMessages } from './company-tab-messages.ts';
import { jobDetailMessages } from './detail-messages.ts';

/** What the company says about itself; missing facts are left out. */
export function CompanyTab({ job }: { job: JobDetail }) {
  const t = useMessages(companyTabMessages);
  const words = useMessages(jobDetailMessages);
  const answers = useMessages(answersMessages);
  const language = useLanguage();
  const { company } = job;
  const website = company.website ? (
    <a href={company.website} target="_blank" rel="noopener nofollow" className="link break-all">
      {company.website.replace(/^https?:\/\//, '')}
      <NewTab />
    </a>
  ) : null;
  const facts: [string, ReactNode][] = [
    [t.industry, industryName(company.industry, language)],
    [t.size, company.size_text && t.employees(company.size_text)],
    [t.headquarters, placeName(company.headquarters, language)],
    [t.website, website],
    [answers.ofCompany, answersText(company.answers, answers)],
    [answers.ofJob, answersText(job.answers, answers)],
  ];
  return (
    <>
      <h3 className="text-h3">{words.aboutCompany(company.name)}</h3>
      <p className="mt-2 text-job whitespace-pre-line">
        {company.description ?? <span className="text-ink-2">{t.noCompanyText}</span>}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-body md:grid-cols-2">
        {facts.map(([name, value]) => (
          <Term key={name} name={name}>
            {value}
          </Term>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <LinkButton to={companyPath(company)} variant="secondary">
          {t.seeCompany}
        </LinkButton>
        {company.active_jobs > 1 ? (
          <LinkButton to={`${companyPath(company)}?tab=jobs`} variant="quiet">
            {t.openJobs(company.active_jobs)}
          </LinkButton>
        ) : null}
      </div>
    </>
  );
}
