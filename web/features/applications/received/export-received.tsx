import { Download } from 'lucide-react';
import { useAct } from '../../../lib/api/use-act.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useMessages } from '../../../lib/messages.ts';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { MenuItem } from '../../../ui/overlays/menu.tsx';
import { fetchReceived } from './received-calls.ts';
import type { ReceivedAddress } from './received-list.ts';
import { receivedMessages } from './received-messages.ts';

interface ExportProps {
  jobId: number | null;
  address: ReceivedAddress;
}

/** Every row that matches the filters, as a spreadsheet. */
function useExport({ jobId, address }: ExportProps) {
  const t = useMessages(receivedMessages);
  return useAct(async () => saveFile(await fetchReceived(jobId, address)), {
    failed: { title: t.exportFailed, description: t.failedText },
  });
}

export function ExportButton(props: ExportProps) {
  const t = useMessages(receivedMessages);
  const { isBusy, run } = useExport(props);
  return (
    <MayDo call="GET /barong/resource/applications.csv" least="recruiter">
      <Button
        variant="secondary"
        icon={Download}
        busy={isBusy}
        busyLabel={t.exporting}
        onClick={() => void run()}
      >
        {t.exportRows}
      </Button>
    </MayDo>
  );
}

/** The same as a menu item. */
export function ExportItem(props: ExportProps) {
  const t = useMessages(receivedMessages);
  const { run } = useExport(props);
  return (
    <MayDo call="GET /barong/resource/applications.csv" least="recruiter">
      <MenuItem icon={Download} onSelect={() => void run()}>
        {t.exportRows}
      </MenuItem>
    </MayDo>
  );
}
