import type { Advertisement } from '../../../contract/advertisements/advertisements.ts';
import type { AdvertisementSlot } from '../../../contract/advertisements/slots-and-lists.ts';
import { load, type PageContext, type pageContext } from '../../lib/api/page-context.ts';

interface Context {
  get(key: typeof pageContext): PageContext;
}

/** The advertisement for a page that the server renders; one that cannot be loaded is left out. */
export const loadAdvertisement = (
  context: Readonly<Context>,
  slot: AdvertisementSlot,
  words: string,
): Promise<Advertisement | null> =>
  load(context, 'GET /barong/public/advertisements', { query: { slot, words } }).then(
    ({ advertisement }) => advertisement,
    () => null,
  );
