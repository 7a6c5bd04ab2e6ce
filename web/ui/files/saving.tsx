import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/files/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../button.tsx';

interface SavingProps {
  label: string;
  fetch: () => Promise<{ blob: Blob; name: string }>;
  /** The title of the toast when it fails. */
  failed: string;
}

/** Downloads a file; says if that fails. */
function useSaving({ fetch, failed }: Omit<SavingProps, 'label'>) {
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
  return { isBusy, save };
}

/** A button beside the title that downloads what the page shows. */
export function SaveButton({ label, ...file }: SavingProps) {
  const { isBusy, save } = useSaving(file);
  return (
    <Button variant="secondary" icon={Download} busy={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}

interface SaveLinkProps extends SavingProps {
  /** What is downloaded, if several links have the same label. */
  name: string;
}

/** A link that downloads one of several tables on a page. */
export function SaveLink({ label, name, ...file }: SaveLinkProps) {
  const { isBusy, save } = useSaving(file);
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
