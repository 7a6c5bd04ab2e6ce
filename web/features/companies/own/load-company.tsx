import type { ReactNode } from 'react';
import type { HrProfile } from '../../../../contract/companies.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useOwnCompany } from '../../../parts/companies/own-company.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { companyMessages } from './messages.ts';

const SHAPES = ['h-9 w-64', 'h-40 rounded-lg', 'h-28 rounded-lg'];

/** Renders with the company (null if there is none yet) once it is loaded. */
export function LoadCompany({ children }: { children: (company: HrProfile | null) => ReactNode }) {
  const t = useMessages(companyMessages);
  return (
    <Loaded query={useOwnCompany()} failed={t.loadFailed} isPage shapes={SHAPES}>
      {children}
    </Loaded>
  );
}
