import { Navigate, useNavigate } from 'react-router';
import { useState } from 'react';
import type { HrProfile } from '../../../../contract/companies.ts';
import { useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useCompanyHints } from './calls.ts';
import { CompanyForm } from './company-form.tsx';
import { LoadCompany } from './load-company.tsx';
import { companyMessages } from './messages.ts';

/** The step after a recruiter has confirmed their address. */
export default function SetUpCompanyPage() {
  const t = useMessages(companyMessages);
  return (
    <>
      <title>{`${t.setupTitle} · Vritti`}</title>
      <LoadCompany>{(company) => <SetUpCompany company={company} />}</LoadCompany>
    </>
  );
}

function SetUpCompany({ company }: { company: HrProfile | null }) {
  const t = useMessages(companyMessages);
  const navigate = useNavigate();
  const [wasComplete] = useState(company?.complete ?? false);
  const hints = useCompanyHints(company === null);
  if (wasComplete) return <Navigate to="/hr/profile/edit" replace />;
  if (hints.isLoading) return null;
  return (
    <div className="mx-auto grid max-w-200 gap-4">
      <header>
        <h1 className="text-h1">{t.setupTitle}</h1>
        <p className="mt-1 text-body text-ink-2">{t.setupText}</p>
      </header>
      <CompanyForm
        company={company}
        hints={hints.data}
        saveLabel={t.saveAndContinue}
        leave={
          <LinkButton variant="quiet" to="/dashboard/hr">
            {t.later}
          </LinkButton>
        }
        onSaved={() => void navigate('/dashboard/hr')}
      />
    </div>
  );
}
