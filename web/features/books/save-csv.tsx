import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/files/save-file.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { booksMessages } from './messages.ts';

/** Saves what a list shows as a file. */
export function SaveCsv({ fetchIt }: { fetchIt: () => Promise<Parameters<typeof saveFile>[0]> }) {
  const t = useMessages(booksMessages);
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      saveFile(await fetchIt());
    } catch {
      toast({ title: t.saveFailed, variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <Button variant="secondary" icon={Download} busy={isBusy} onClick={() => void save()}>
      {t.save}
    </Button>
  );
}
