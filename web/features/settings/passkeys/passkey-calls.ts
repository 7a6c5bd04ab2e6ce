import { useQueryClient } from '@tanstack/react-query';
import { PASSKEYS_MAX } from '../../../../contract/constants.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { TWO_STEP } from '../security/security-calls.ts';

const PASSKEYS = 'passkeys';

export const usePasskeys = () =>
  useReading('GET /barong/resource/passkeys', {
    key: [PASSKEYS],
    query: { limit: PASSKEYS_MAX },
    staleTime: 0,
  });

export function useReadPasskeysAgain() {
  const queries = useQueryClient();
  return () =>
    Promise.all([PASSKEYS, TWO_STEP].map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
