import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { isWorthRetrying } from '../../lib/api/query.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';
import { fileMessages } from './file-messages.ts';

/** Keeps a chosen file that did not reach the server, or for which it had no answer, until it is sent or given up. */
export function useUnsentFile() {
  const [file, set] = useState<File | null>(null);
  return {
    file,
    set,
    forget: () => set(null),
    /** A file that was refused has to be replaced by another, unless only somebody else's change was in its way. */
    keepAfter: (error: Error, sent: File | null) =>
      set(isWorthRetrying(error) || isStale(error) ? sent : null),
  };
}

const isStale = (error: Error) => error instanceof ApiError && error.status === 412;

interface UnsentFileProps {
  unsent: ReturnType<typeof useUnsentFile>;
  busy: boolean;
  onAgain: (file: File) => void;
}

/** Says which file was not sent, and sends the same one again. */
export function UnsentFile({ unsent, busy, onAgain }: UnsentFileProps) {
  const t = useMessages(fileMessages);
  const { file } = unsent;
  if (!file) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 text-small break-words max-md:basis-full">
        {t.notSent(file.name)}
      </p>
      <Button type="button" variant="secondary" size="sm" busy={busy} onClick={() => onAgain(file)}>
        {t.again}
      </Button>
      <Button type="button" variant="quiet" size="sm" onClick={unsent.forget}>
        {t.drop}
      </Button>
    </div>
  );
}
