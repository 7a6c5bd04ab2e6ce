import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { HrProfile } from '../../../../../contract/companies.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { CheckNotice } from '../../../../parts/companies/check-notice.tsx';
import { useOwnCompany } from '../../../../parts/companies/own-company.ts';
import { MayDo, useMayDo } from '../../../../parts/team/may-do.tsx';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { jobFormMessages } from './form-messages.ts';

/** Skeletons of the job form. */
export const FORM_SHAPES = ['h-9 w-56', 'h-14', 'h-96 rounded-lg'];

interface WithCompanyProps {
  /** The heading for somebody who may not post and so gets no form, if the page has none of its own. */
  title?: string;
  children: (company: HrProfile) => ReactNode;
}

/** Requires a complete company profile, and redirects there otherwise: the job could not be published. */
export function WithCompany({ title, children }: WithCompanyProps) {
  const t = useMessages(jobFormMessages);
  const mayPost = useMayDo('POST /barong/resource/jobs', 'recruiter');
  return (
    <Loaded query={useOwnCompany()} failed={t.loadFailed} isPage shapes={FORM_SHAPES}>
      {(company) =>
        company?.complete ? (
          <>
            {title && !mayPost ? (
              <header>
                <BackLink to="/hr/postings">{t.back}</BackLink>
                <h1 className="text-h1">{title}</h1>
              </header>
            ) : null}
            <MayDo call="POST /barong/resource/jobs" least="recruiter" says>
              <CheckNotice company={company} className="mb-4" />
              {children(company)}
            </MayDo>
          </>
        ) : (
          <Navigate to="/hr/profile?reason=posting" replace />
        )
      }
    </Loaded>
  );
}
