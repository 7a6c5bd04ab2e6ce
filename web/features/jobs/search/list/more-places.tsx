import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { JobResults } from '../../../../../contract/jobs.ts';
import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { jobPath } from '../../../../../contract/format/page-paths.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { morePlacesMessages } from './more-places-messages.ts';

type Places = JobResults['more_places'][number]['places'];

/** Where else the company has the same job: its copies share one line of the list. */
export default function MorePlaces({ title, places }: { title: string; places: Places }) {
  const t = useMessages(morePlacesMessages);
  const language = useLanguage();
  const { pathname: list } = useLocation();
  return (
    <details className="group relative z-sticky w-fit max-w-full text-small">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-brand-ink [&::-webkit-details-marker]:hidden">
        {t.morePlaces(places.length)}
        <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <ul aria-label={t.places} className="flex flex-wrap gap-x-4">
        {places.map(({ id, location }) => (
          <li key={id}>
            <Link
              to={jobPath({ id, title, location })}
              state={{ list }}
              className="link inline-flex min-h-11 items-center"
            >
              {placeName(location, language)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
