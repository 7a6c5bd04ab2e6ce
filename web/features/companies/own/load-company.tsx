import type { ReactNode } from 'react';
import type { HrProfile } from '../../../../contract/companies.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useOwnCompany } from '../../../parts/companies/own-company.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import { companyMessages } from './messages.ts';

/** Shows the company (or that there is none yet, as null) once it is known. */
export function LoadCompany({ children }: { children: (company: HrProfile | null) => ReactNode }) {
  const t = useMessages(companyMessages);
  const { data: company, isPending, refetch, isFetching } = useOwnCompany();
  if (isPending) {
    return (
      <SkeletonGroup label={t.loading} className="grid gap-4">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-28 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (company === undefined) {
    return (
      <EmptyState
        as="h1"
        title={t.loadFailed}
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        }
      />
    );
  }
  return children(company);
}
