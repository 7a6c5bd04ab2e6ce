import { Calendar, Download, FileBraces, MoreVertical, Sheet } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { saveFile } from '../../../lib/files/save-file.ts';
import { fetchTracker } from './tracker-calls.ts';
import type { TrackerAddress } from './tracker-list.ts';
import { trackerMessages } from './tracker-messages.ts';

/**
 * Exports with the filters of the address: a spreadsheet by the button, other files by the menu beside it. On phones
 * one menu has all of them.
 */
export function ExportButton({ address }: { address: TrackerAddress }) {
  const t = useMessages(trackerMessages);
  const [isBusy, setBusy] = useState(false);
  const isPhone = !useMinWidth('md');
  async function download(format: 'csv' | 'json' | 'ics') {
    setBusy(true);
    try {
      saveFile(await fetchTracker(format, address));
    } catch {
      toast({ title: t.exportFailed, description: t.exportFailedText, variant: 'destructive' });
    }
    setBusy(false);
  }
  const others = (
    <>
      <MenuItem icon={Calendar} onSelect={() => void download('ics')}>
        {t.asCalendar}
      </MenuItem>
      <MenuItem icon={FileBraces} onSelect={() => void download('json')}>
        {t.asJson}
      </MenuItem>
    </>
  );
  return isPhone ? (
    <Menu
      trigger={
        <IconButton
          icon={Download}
          variant="secondary"
          label={isBusy ? t.exporting : t.exportData}
          aria-busy={isBusy}
        />
      }
    >
      <MenuItem icon={Sheet} onSelect={() => void download('csv')}>
        {t.asSheet}
      </MenuItem>
      {others}
    </Menu>
  ) : (
    <div className="flex">
      <Button
        variant="secondary"
        icon={Download}
        busy={isBusy}
        busyLabel={t.exporting}
        onClick={() => void download('csv')}
      >
        {t.exportData}
      </Button>
      <Menu trigger={<IconButton icon={MoreVertical} label={t.otherFormats} />}>{others}</Menu>
    </div>
  );
}
