import { ChevronDown, Download, FolderPlus } from 'lucide-react';
import type { ResumeFormat } from '../../../../contract/profiles/resume-choices.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { type Choices, fetchResume, useKeepResume } from './builder-calls.ts';
import { builderMessages } from './builder-messages.ts';

/** What to do with the resume: download it, or save it among the resumes. */
export function ResumeFiles({ choices }: { choices: Choices }) {
  const t = useMessages(builderMessages);
  const keep = useKeepResume({ failed: t.notKept, done: { title: t.kept, variant: 'default' } });
  const { isBusy: isMaking, run: download } = useAct(
    async (format: ResumeFormat) => saveFile(await fetchResume(choices, format)),
    { failed: { title: t.notDownloaded } },
  );
  return (
    <div className="flex flex-wrap gap-2.5 max-md:*:flex-auto">
      <Button icon={Download} busy={isMaking} onClick={() => void download('pdf')}>
        {t.download}
      </Button>
      <Menu
        trigger={
          <Button variant="secondary" icon={ChevronDown}>
            {t.otherFormats}
          </Button>
        }
      >
        <MenuItem onSelect={() => void download('docx')}>{t.docx}</MenuItem>
        <MenuItem onSelect={() => void download('txt')}>{t.txt}</MenuItem>
        <MenuItem onSelect={() => void download('json')}>{t.json}</MenuItem>
      </Menu>
      <Button
        variant="secondary"
        icon={FolderPlus}
        busy={keep.isBusy}
        onClick={() => void keep.run(choices)}
      >
        {t.keep}
      </Button>
    </div>
  );
}
