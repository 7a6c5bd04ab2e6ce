import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { fetchReceived } from './received-calls.ts';
import type { ReceivedAddress } from './received-list.ts';
import { receivedMessages } from './received-messages.ts';

/** Every row that the filters leave, as a spreadsheet. */
export function ExportReceived({
  jobId,
  address,
}: {
  jobId: number | null;
  address: ReceivedAddress;
}) {
  const t = useMessages(receivedMessages);
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(await fetchReceived(jobId, address));
    } catch {
      toast({ title: t.exportFailed, description: t.failedText, variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <MayDo call="GET /barong/resource/applications.csv" least="recruiter">
      <Button
        variant="secondary"
        icon={Download}
        busy={isBusy}
        busyLabel={t.exporting}
        onClick={() => void download()}
      >
        {t.exportRows}
      </Button>
    </MayDo>
  );
}
