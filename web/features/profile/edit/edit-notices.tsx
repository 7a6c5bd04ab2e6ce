import { useState } from 'react';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { useMessages } from '../../../lib/messages.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { toast } from '../../../lib/toast.ts';
import { editMessages } from './edit-messages.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

interface StaleNoticeProps {
  editor: ProfileEditor;
  refetch: () => Promise<UserProfile | null>;
}

/** Shown when saving was refused because the profile was changed elsewhere meanwhile. */
export function StaleNotice({ editor, refetch }: StaleNoticeProps) {
  const t = useMessages(editMessages);
  const [isBusy, setBusy] = useState(false);

  async function settle(choose: (newer: UserProfile) => void) {
    setBusy(true);
    const newer = await refetch().finally(() => setBusy(false));
    if (newer) choose(newer);
    else toast({ title: t.error, description: t.notAvailable, variant: 'destructive' });
  }

  if (!editor.isStale) return null;
  return (
    <NoticeBar
      tone="danger"
      role="alert"
      className="mb-3"
      action={
        <span className="flex flex-wrap gap-x-4">
          <NoticeAct isBusy={isBusy} onClick={() => void settle(editor.discard)}>
            {t.showNewer}
          </NoticeAct>
          <NoticeAct isBusy={isBusy} onClick={() => void settle(editor.keepMine)}>
            {t.keepMine}
          </NoticeAct>
        </span>
      }
    >
      {t.stale}
    </NoticeBar>
  );
}

interface NoticeActProps {
  isBusy: boolean;
  onClick: () => void;
  children: string;
}

const NoticeAct = ({ isBusy, onClick, children }: NoticeActProps) => (
  <button type="button" className="min-h-6 underline" disabled={isBusy} onClick={onClick}>
    {children}
  </button>
);
