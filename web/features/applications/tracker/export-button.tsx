import { Calendar, Download, FileBraces, MoreVertical, Sheet } from 'lucide-react';
import { useMessages } from '../../../lib/messages.ts';
import { useAct } from '../../../lib/api/use-act.ts';
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
  const isPhone = !useMinWidth('md');
  const { isBusy, run: download } = useAct(
    async (format: 'csv' | 'json' | 'ics') => saveFile(await fetchTracker(format, address)),
    { failed: { title: t.exportFailed, description: t.exportFailedText } },
  );
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
        <IconButton icon={Download} label={isBusy ? t.exporting : t.exportData} disabled={isBusy} />
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
