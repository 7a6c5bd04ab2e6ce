import { Download } from 'lucide-react';
import { useAct } from '../../lib/api/use-act.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { Button } from '../button.tsx';

interface SavingProps {
  label: string;
  fetch: () => Promise<{ blob: Blob; name: string }>;
  /** The title of the toast when it fails. */
  failed: string;
}

/** Downloads a file; says if that fails. */
const useSaving = ({ fetch, failed }: Omit<SavingProps, 'label'>) =>
  useAct(async () => saveFile(await fetch()), { failed: { title: failed } });

/** A button beside the title that downloads what the page shows. */
export function SaveButton({ label, ...file }: SavingProps) {
  const { isBusy, run } = useSaving(file);
  return (
    <Button variant="secondary" icon={Download} busy={isBusy} onClick={() => void run()}>
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
  const { isBusy, run } = useSaving(file);
  return (
    <button
      type="button"
      className="link text-small"
      aria-label={name}
      aria-busy={isBusy}
      onClick={() => void run()}
    >
      {label}
    </button>
  );
}
