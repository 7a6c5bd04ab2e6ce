import { dateText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { portalSettingMessages } from './messages.ts';

export interface LastChangeProps {
  changed_at: string | null;
  changed_by: string | null;
}

/** Who changed a group last; the audit log has earlier changes. */
export function LastChange({ changed_at: at, changed_by: by }: LastChangeProps) {
  const t = useMessages(portalSettingMessages);
  const language = useLanguage();
  if (at === null) return null;
  const day = dateText(at, language);
  return (
    <p className="note">{by === null ? t.lastChangedBySomebody(day) : t.lastChanged(day, by)}</p>
  );
}
