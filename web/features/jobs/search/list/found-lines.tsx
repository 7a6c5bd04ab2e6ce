import type { JobResults } from '../../../../../contract/jobs.ts';
import MorePlaces from './more-places.tsx';
import WhyFound from './why-found.tsx';

interface FoundLinesProps {
  title: string;
  /** Other places where the company has the same job. */
  places: JobResults['more_places'][number]['places'] | undefined;
  why: JobResults['why'][number] | undefined;
}

/** What only some of the found jobs say below their facts, so it is loaded only if one does. */
export default function FoundLines({ title, places, why }: FoundLinesProps) {
  return (
    <>
      {places ? <MorePlaces title={title} places={places} /> : null}
      {why ? <WhyFound why={why} /> : null}
    </>
  );
}
