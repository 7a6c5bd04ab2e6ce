import type { JobResults } from '../../../../../contract/jobs.ts';
import MorePlaces from './more-places.tsx';
import WhyFound from './why-found.tsx';

interface FoundLinesProps {
  title: string;
  /** Where its company has the same job too. */
  places: JobResults['more_places'][number]['places'] | undefined;
  why: JobResults['why'][number] | undefined;
}

/** What some of the found jobs say below their facts, loaded only where one does. */
export default function FoundLines({ title, places, why }: FoundLinesProps) {
  return (
    <>
      {places ? <MorePlaces title={title} places={places} /> : null}
      {why ? <WhyFound why={why} /> : null}
    </>
  );
}
