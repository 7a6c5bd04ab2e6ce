import type { JobResults } from '../../../../contract/jobs.ts';
import { useMessages } from '../../../lib/messages.ts';
import { searchNotesMessages } from './search-notes-messages.ts';

interface AlsoFoundProps {
  found: Pick<JobResults, 'reading'> & { meta: Pick<JobResults['meta'], 'total'> };
}

/**
 * How many jobs the filters do not count, because they lack some of the words or are elsewhere;
 * nothing if there are none.
 */
export default function AlsoFound({ found: { meta, reading } }: AlsoFoundProps) {
  const t = useMessages(searchNotesMessages);
  if (!reading?.have_all_words) return null;
  const others = meta.total - reading.have_all_words;
  const isNear = reading.nearby === null || reading.nearby.total < others;
  return (
    <p className="text-caption text-ink-2 md:text-small">
      {t.also(others, { isNearby: reading.nearby !== null, isNear })}
    </p>
  );
}
