import { PASSKEYS_MAX } from '../../../../contract/constants.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { TWO_STEP } from '../security/security-calls.ts';

const PASSKEYS = 'passkeys';

export const usePasskeys = () =>
  useReading('GET /barong/resource/passkeys', {
    key: [PASSKEYS],
    query: { limit: PASSKEYS_MAX },
    staleTime: 0,
  });

export const useFreshPasskeys = () => useRefetch([PASSKEYS], [TWO_STEP]);
