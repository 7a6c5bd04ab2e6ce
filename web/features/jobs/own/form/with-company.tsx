import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { HrProfile } from '../../../../../contract/companies.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { useOwnCompany } from '../../../../parts/companies/own-company.ts';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { jobFormMessages } from './form-messages.ts';

/** Skeletons of the job form. */
export const FORM_SHAPES = ['h-9 w-56', 'h-14', 'h-96 rounded-lg'];

/** Requires a complete company profile, and redirects there otherwise: the job could not be published. */
export function WithCompany({ children }: { children: (company: HrProfile) => ReactNode }) {
  const t = useMessages(jobFormMessages);
  return (
    <Loaded query={useOwnCompany()} failed={t.loadFailed} isPage shapes={FORM_SHAPES}>
      {(company) =>
        company?.complete ? (
          <MayDo call="POST /barong/resource/jobs" least="recruiter" says>
            {children(company)}
          </MayDo>
        ) : (
          <Navigate to="/hr/profile?reason=posting" replace />
        )
      }
    </Loaded>
  );
}
