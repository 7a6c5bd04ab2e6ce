import { useState } from 'react';
import { saveFile } from '../../lib/files/save-file.ts';
import { toast } from '../../lib/toast.ts';

interface SaveLinkProps {
  label: string;
  /** What is saved, where several links have the same label. */
  name?: string;
  fetch: () => Promise<{ blob: Blob; name: string }>;
  /** The title of the toast when it fails. */
  failed: string;
}

/** Downloads a file and saves it. */
export function SaveLink({ label, name, fetch, failed }: SaveLinkProps) {
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      saveFile(await fetch());
    } catch {
      toast({ title: failed, variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <button
      type="button"
      className="link text-small"
      aria-label={name}
      aria-busy={isBusy}
      onClick={() => void save()}
    >
      {label}
    </button>
  );
}
