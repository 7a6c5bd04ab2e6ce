import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Company } from '../../../../contract/companies.ts';
import type { Job } from '../../../../contract/jobs.ts';
import { sizeBandOf } from '../../../../contract/format/company-size.ts';
import { numberText } from '../../../lib/format/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { companyPath } from '../../../../contract/format/page-paths.ts';
import { answersMessages } from '../../../parts/companies/answers-messages.ts';
import { answersText } from '../../../parts/companies/answers-text.ts';
import { JobCard } from '../../../parts/jobs/job-card.tsx';
import { Card } from '../../../ui/card.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Term } from '../../../ui/term.tsx';
import { companiesMessages } from './messages.ts';

interface AboutCompanyProps {
  company: Company;
  /** The company's newest open jobs. */
  jobs: readonly Job[];
}

/** The company's description, with its newest jobs and the facts that are not in its header. */
export function AboutCompany({ company, jobs }: AboutCompanyProps) {
  const t = useMessages(companiesMessages);
  const answers = useMessages(answersMessages);
  const band = sizeBandOf(company.size);
  const paragraphs = (company.description ?? t.noDescription).split(/\n{2,}/);
  const facts: [string, ReactNode][] = [
    [t.size, band && t.employees(band)],
    [t.founded, company.founded],
    [t.hiresFor, company.is_consultant && t.clients],
    [t.jobsPosted, numberText(company.job_count)],
    [answers.ofCompany, answersText(company.answers, answers)],
  ];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">
        <Card as="section" className="md:p-6">
          <h2 className="text-h2">{t.aboutHead(company.name)}</h2>
          <Prose className="mt-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </Prose>
        </Card>
        {jobs.length > 0 ? (
          <section>
            <h2 className="text-h2">{t.openPositions}</h2>
            <ul className="mt-3 grid gap-4 md:grid-cols-2">
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} />
                </li>
              ))}
            </ul>
            {company.active_jobs > jobs.length ? (
              <p className="mt-4">
                <Link to={`${companyPath(company)}?tab=jobs`} className="link">
                  {t.allJobs(company.active_jobs)}
                </Link>
              </p>
            ) : null}
          </section>
        ) : null}
      </div>
      <Card>
        <dl className="grid grid-cols-2 gap-x-4 max-xs:grid-cols-1 gap-y-4 lg:grid-cols-1">
          {facts.map(([term, fact]) => (
            <Term key={term} name={term} className="text-body font-strong tabular-nums">
              {fact}
            </Term>
          ))}
        </dl>
        <p className="mt-4 border-t border-line pt-4 text-small">
          <a href={`/report?company=${company.id}`} rel="nofollow" className="link">
            {t.report}
          </a>
        </p>
      </Card>
    </div>
  );
}
