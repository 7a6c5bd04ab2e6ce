import type { Advertisement } from '../../../contract/advertisements/advertisements.ts';
import type { AdvertisementSlot } from '../../../contract/advertisements/slots-and-lists.ts';
import { api } from '../../lib/api/api.ts';

/** The advertisement for a page that the browser renders; one that cannot be loaded is left out. */
export const askForAdvertisement = (
  slot: AdvertisementSlot,
  words: string,
  signal: AbortSignal,
): Promise<Advertisement | null> =>
  api(
    'GET /barong/public/advertisements',
    { query: { slot, words } },
    { signal, priority: 'low' },
  ).then(
    ({ advertisement }) => advertisement,
    () => null,
  );
