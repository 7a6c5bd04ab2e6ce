import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useState } from 'react';
import type { HrProfile } from '../../../../contract/companies.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { idIn } from '../../../lib/links/id-in-path.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ClaimNotice } from '../../../parts/companies/claim-notice.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { ClaimCompany } from './claim/claim-company.tsx';
import { CompanyForm } from './company-form.tsx';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import { LoadCompany } from './load-company.tsx';
import { companyMessages } from './messages.ts';

/** The step after a recruiter has confirmed their address. */
export default function SetUpCompanyPage() {
  const t = useMessages(companyMessages);
  return (
    <>
      <title>{`${t.setupTitle} · ${PORTAL}`}</title>
      <LoadCompany>{(company) => <SetUpCompany company={company} />}</LoadCompany>
    </>
  );
}

function SetUpCompany({ company }: { company: HrProfile | null }) {
  const t = useMessages(companyMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [wasComplete] = useState(company?.complete ?? false);
  const claimed = idIn(params.get('claim'));
  if (company && params.get('step') === 'evidence')
    return <EvidenceStep isHeld={company.waits_for_check} />;
  if (wasComplete) return <Navigate to="/hr/profile/edit" replace />;
  if (company === null && claimed !== null) {
    return (
      <MayDo call="POST /barong/resource/company_claims" least="owner">
        <ClaimCompany id={claimed} />
      </MayDo>
    );
  }
  return (
    <div className="mx-auto grid max-w-200 gap-4">
      <header>
        <h1 className="text-h1">{t.setupTitle}</h1>
        <p className="mt-1 text-body text-ink-2">{t.setupText}</p>
        <p className="mt-2 note">{t.step(1)}</p>
      </header>
      {company === null ? <ClaimNotice /> : null}
      <CompanyForm
        company={company}
        saveLabel={t.saveAndContinue}
        leave={
          <LinkButton variant="quiet" to="/dashboard/hr">
            {t.later}
          </LinkButton>
        }
        onSaved={() => void navigate('/profile/setup/hr?step=evidence')}
      />
    </div>
  );
}

/** The second step, which can be skipped: evidence of who the company is. */
function EvidenceStep({ isHeld }: { isHeld: boolean }) {
  const t = useMessages(companyMessages);
  return (
    <div className="mx-auto grid max-w-200 gap-4">
      <header>
        <h1 className="text-h1">{t.evidenceTitle}</h1>
        <p className="mt-1 text-body text-ink-2">{isHeld ? t.heldText : t.evidenceText}</p>
        <p className="mt-2 note">{t.step(2)}</p>
      </header>
      <EvidencePanel />
      <div className="flex flex-wrap gap-3">
        <MayDo call="POST /barong/resource/jobs" least="recruiter">
          <LinkButton to="/hr/jobs/create">{isHeld ? t.writeDraft : t.postFirst}</LinkButton>
        </MayDo>
        <LinkButton variant="quiet" to="/dashboard/hr">
          {t.toDashboard}
        </LinkButton>
      </div>
    </div>
  );
}
