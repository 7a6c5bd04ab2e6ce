import { useCallback, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type JobSearch, jobsAddress } from './job-search.ts';

/**
 * The search of the page, and a function that changes it: a change shows at once, goes into the
 * address, and cancels a search that is still running.
 */
export function useSearch(search: JobSearch) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [wanted, setWanted] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setWanted(search);
  }
  const change = useCallback(
    (next: JobSearch) => {
      setWanted(next);
      void navigate(jobsAddress(next), { preventScrollReset: true });
    },
    [navigate],
  );
  const isSearching = navigation.state === 'loading' && navigation.location.pathname === '/jobs';
  return { wanted, change, isSearching };
}
