import { useEffect, useState } from 'react';
import { SearchField } from '../../ui/fields/search-field.tsx';

const PAUSE_MS = 300;

interface PausedSearchProps {
  label: string;
  clearLabel: string;
  /** What the address says; another address changes the field, too. */
  value: string;
  onSearch: (words: string) => void;
}

/** Searches when the typing pauses. */
export function PausedSearch({ label, clearLabel, value, onSearch }: PausedSearchProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Our own words come back late, when more may be typed; only those of others are taken over.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(words);
      onSearch(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, onSearch]);
  return (
    <SearchField
      small
      label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onClear={() => setTyped('')}
      clearLabel={clearLabel}
      className="min-w-0 flex-1 basis-60"
    />
  );
}
