import { useMessages } from '../../../lib/messages.ts';
import { AlertButton } from '../../../parts/alerts/alert-button.tsx';
import { alertMessages } from '../../../parts/alerts/alert-messages.ts';
import type { JobSearch } from './job-search.ts';

/** Saves the search of the page as an alert. */
export default function SearchAlert({ search }: { search: JobSearch }) {
  const t = useMessages(alertMessages);
  return <AlertButton wanted={search}>{t.create}</AlertButton>;
}
