import { useNavigate, useSearchParams } from 'react-router';
import type { HrProfile } from '../../../../contract/companies.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CompanyForm } from './company-form.tsx';
import { LoadCompany } from './load-company.tsx';
import { companyMessages } from './messages.ts';
import { CompanyNotices } from './company-notices.tsx';
import { BackLink } from '../../../ui/back-link.tsx';

export default function EditCompanyPage() {
  const t = useMessages(companyMessages);
  return (
    <>
      <title>{`${t.editTitle} · ${PORTAL}`}</title>
      <LoadCompany>{(company) => <EditCompany company={company} />}</LoadCompany>
    </>
  );
}

function EditCompany({ company }: { company: HrProfile | null }) {
  const t = useMessages(companyMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wasBlocked = params.get('reason') === 'posting';
  return (
    <div className="grid max-w-200 gap-4">
      <header>
        <BackLink to="/hr/profile">{t.back}</BackLink>
        <h1 className="text-h1">{t.editTitle}</h1>
      </header>
      <CompanyNotices company={company} wasBlocked={wasBlocked} />
      <CompanyForm
        company={company}
        saveLabel={t.save}
        leave={
          <LinkButton variant="secondary" to="/hr/profile">
            {t.cancel}
          </LinkButton>
        }
        onSaved={() => void navigate(wasBlocked ? '/hr/jobs/create' : '/hr/profile')}
      />
    </div>
  );
}
