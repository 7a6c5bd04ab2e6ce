import { Calendar, Download, FileBraces, MoreVertical } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { saveFile } from '../save-file.ts';
import { fetchTracker } from './tracker-calls.ts';
import type { TrackerAddress } from './tracker-list.ts';
import { trackerMessages } from './tracker-messages.ts';

/** A sheet by the button, other files by the menu beside it, with the filters of the address. */
export function ExportButton({ address }: { address: TrackerAddress }) {
  const t = useMessages(trackerMessages);
  const [isBusy, setBusy] = useState(false);
  async function download(format: 'csv' | 'json' | 'ics') {
    setBusy(true);
    try {
      saveFile(await fetchTracker(format, address));
    } catch {
      toast({ title: t.exportFailed, description: t.exportFailedText, variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <div className="flex">
      <Button
        variant="secondary"
        icon={Download}
        busy={isBusy}
        busyLabel={t.exporting}
        onClick={() => void download('csv')}
      >
        <span className="max-md:sr-only">{t.exportData}</span>
      </Button>
      <Menu trigger={<IconButton icon={MoreVertical} label={t.otherFormats} />}>
        <MenuItem icon={Calendar} onSelect={() => void download('ics')}>
          {t.asCalendar}
        </MenuItem>
        <MenuItem icon={FileBraces} onSelect={() => void download('json')}>
          {t.asJson}
        </MenuItem>
      </Menu>
    </div>
  );
}
