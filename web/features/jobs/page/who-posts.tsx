import { industryName } from '../../../../contract/format/names/industry-names.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { companyTabMessages } from './company-tab-messages.ts';
import { whoPostsMessages } from './who-posts-messages.ts';

const CompanyEvidence = lazyPart(() => import('../../../parts/companies/company-evidence.tsx'));

/** What is known of the company, who posts the job and for whom, and what was checked. */
export default function WhoPosts({ job }: { job: JobDetail }) {
  const t = useMessages(whoPostsMessages);
  const ofCompany = useMessages(companyTabMessages);
  const language = useLanguage();
  const { poster_name, poster_role, company } = job;
  const isConsultant = job.posted_by_type === 'consultant';
  const facts = [
    industryName(company.industry, language),
    company.size_text && ofCompany.employees(company.size_text),
    placeName(company.headquarters, language),
  ];
  return (
    <div className="mt-3 grid gap-3 note empty:hidden">
      {/* What is known of a consultant says nothing about the company that hires. */}
      {facts.some(Boolean) && !isConsultant ? (
        <p>
          <Facts of={facts} />
        </p>
      ) : null}
      {isConsultant ? (
        <p className="rounded-md bg-sunken p-3">
          {job.client_name
            ? t.consultantFor(job.company_name, job.client_name)
            : t.consultant(job.company_name)}
        </p>
      ) : null}
      {company.evidence.level > 0 ? <CompanyEvidence evidence={company.evidence} /> : null}
      {poster_name ? (
        <p>
          {t.postedBy}{' '}
          <strong className="font-strong text-ink">
            {poster_role ? `${poster_name}, ${poster_role}` : poster_name}
          </strong>
        </p>
      ) : null}
    </div>
  );
}
