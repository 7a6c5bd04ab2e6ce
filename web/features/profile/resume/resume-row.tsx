import { EllipsisVertical, FileText, PenLine, Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Document } from '../../../../contract/documents.ts';
import { sizeText } from '../../../../contract/format/size.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { inOwnTab } from '../../../ui/panels/file-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { useMakeDefault } from '../calls.ts';
import { profileMessages } from '../messages.ts';
import { resumeMessages } from './resume-messages.ts';

interface ResumeRowProps {
  resume: Document;
  /** Whether it is the only resume, which need not be labelled as the default. */
  isOnly: boolean;
  onRename: () => void;
  onDelete: () => void;
}

export function ResumeRow({ resume, isOnly, onRename, onDelete }: ResumeRowProps) {
  const t = useMessages(resumeMessages);
  const profileWords = useMessages(profileMessages);
  const language = useLanguage();
  const makeDefault = useMakeDefault({
    failed: t.changeFailed,
    done: t.isDefaultNow(resume.doc_name),
  });
  const { doc_name: name, is_default: isDefault } = resume;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 pr-1.5 pl-3.5 first:border-0">
      <Icon of={FileText} className="text-ink-2 max-xs:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-body font-strong">
          <Link
            {...inOwnTab}
            to={resume.upload}
            aria-label={t.openOne(name)}
            className="min-w-0 break-words underline decoration-line-strong underline-offset-4 hover:decoration-current"
            onClick={() =>
              toast({
                title: profileWords.openingResume,
                description: profileWords.openingResumeText,
              })
            }
          >
            {name}
          </Link>
          {isDefault && !isOnly ? <Badge tone="brand">{t.default}</Badge> : null}
        </p>
        <p className="note tabular-nums">
          {t.facts(sizeText(resume.size_bytes), dateText(resume.created_at, language))}
        </p>
      </div>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={t.changeOne(name)} />}>
        {isDefault ? null : (
          <MenuItem icon={Star} onSelect={() => void makeDefault.run(resume.id)}>
            {t.makeDefault}
          </MenuItem>
        )}
        <MenuItem icon={PenLine} onSelect={onRename}>
          {t.rename}
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={onDelete}>
          {t.delete}
        </MenuItem>
      </Menu>
    </li>
  );
}
