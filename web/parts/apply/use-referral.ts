import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { referrals } from '../../../contract/applications/referrals.ts';
import { REFERRAL_PARAMETER } from '../../../contract/applications/sources.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import { api } from '../../lib/api/api.ts';
import { referralIn, takeAwayReferral } from './came-from.ts';

type Referral = Answer<(typeof referrals)['GET /barong/resource/referral']>;

/** Who referred the seeker to this job, once it is loaded, and a way to apply without it. */
export function useReferral(jobId: number) {
  const code = referralIn(useLocation(), jobId);
  const [, setParams] = useSearchParams();
  const [found, setFound] = useState<(Referral & { code: string }) | null>(null);
  useEffect(() => {
    if (code === null) return undefined;
    const stop = new AbortController();
    api('GET /barong/resource/referral', { query: { code } }, { signal: stop.signal }).then(
      (referral) => setFound({ ...referral, code }),
      // A referral that has ended does not stop anybody from applying.
      () => undefined,
    );
    return () => stop.abort();
  }, [code]);
  if (found === null || found.code !== code || found.job_id !== jobId) return null;
  return {
    code,
    name: found.name,
    company: found.company_name,
    takeAway: () => {
      takeAwayReferral(code);
      // The address may no longer contain it.
      setFound(null);
      setParams(
        (now) => {
          now.delete(REFERRAL_PARAMETER);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
