import type { Advertisement } from '../../../contract/advertisements/advertisements.ts';
import { AdvertisementCard } from './advertisement-card.tsx';
import { CountedSlot } from './counted.tsx';

interface ShownAdvertisementProps {
  advertisement: Advertisement;
  /** `li` among the rows of a list. */
  as?: 'div' | 'li';
}

/** An advertisement on a page. */
export default function ShownAdvertisement({ advertisement, as = 'div' }: ShownAdvertisementProps) {
  const { id } = advertisement;
  return (
    <CountedSlot name={String(id)} views={`advertisements/${id}/views`} as={as}>
      <AdvertisementCard advertisement={advertisement} href={`/advertisements/${id}`} />
    </CountedSlot>
  );
}
