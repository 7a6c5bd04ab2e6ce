import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { HrProfile } from '../../../../contract/companies.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useOwnCompany } from '../../../parts/companies/own-company.ts';
import { jobFormMessages } from './form-messages.ts';
import { FormLoading, LoadFailed } from './form-states.tsx';

/** Nobody writes a job that cannot be published: without a complete company one is led there. */
export function WithCompany({ children }: { children: (company: HrProfile) => ReactNode }) {
  const t = useMessages(jobFormMessages);
  const { data: company, isPending, isFetching, refetch } = useOwnCompany();
  if (isPending) return <FormLoading />;
  if (company === undefined) {
    return <LoadFailed title={t.loadFailed} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!company?.complete) return <Navigate to="/hr/profile?reason=posting" replace />;
  return children(company);
}
