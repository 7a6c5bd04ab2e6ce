import { Download } from 'lucide-react';
import { useAct } from '../../lib/api/use-act.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';

const messages = defineMessages({
  en: { save: 'Save as CSV', failed: 'The file could not be saved' },
  hi: { save: 'CSV में सेव करें', failed: 'फ़ाइल सेव नहीं हो सकी' },
});

interface SavingProps {
  fetch: () => Promise<{ blob: Blob; name: string }>;
}

/** Downloads a file; says if that fails. */
const useSaving = ({ fetch }: SavingProps) => {
  const { failed } = useMessages(messages);
  return useAct(async () => saveFile(await fetch()), { failed: { title: failed } });
};

/** A button beside the title that downloads what the page shows as a table. */
export function SaveButton(file: SavingProps) {
  const { save } = useMessages(messages);
  const { isBusy, run } = useSaving(file);
  return (
    <Button variant="secondary" icon={Download} busy={isBusy} onClick={() => void run()}>
      {save}
    </Button>
  );
}

interface SaveLinkProps extends SavingProps {
  /** Which table is downloaded. */
  name: string;
}

/** A link that downloads one of several tables on a page. */
export function SaveLink({ name, ...file }: SaveLinkProps) {
  const { save } = useMessages(messages);
  const { isBusy, run } = useSaving(file);
  return (
    <button
      type="button"
      className="link touch-room text-small"
      aria-label={name}
      aria-busy={isBusy}
      onClick={() => void run()}
    >
      {save}
    </button>
  );
}
