import { type ReactNode, useState } from 'react';
import type { Sharing } from '../../../../contract/profiles/sharing.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ShownParts } from './public-link.tsx';
import { useSharingChange } from './sharing-calls.ts';
import { sharingMessages } from './sharing-messages.ts';

/** Whether the profile is public, and which parts; asks first, because a link that was ended is gone for good. */
export function PublicSwitches({ sharing }: { sharing: Sharing }) {
  const t = useMessages(sharingMessages);
  const change = useSharingChange();
  const [asked, setAsked] = useState<'open' | 'end' | null>(null);
  const { is_public, shows_job_preferences, shows_picture } = sharing;
  return (
    <>
      <ul className="grid divide-y divide-line">
        <SwitchRow
          label={t.publicProfile}
          note={is_public ? t.publicOn : t.publicOff}
          checked={is_public}
          onChange={(on) => setAsked(on ? 'open' : 'end')}
        />
        <SwitchRow
          label={t.preferences}
          note={t.preferencesNote}
          checked={shows_job_preferences}
          onChange={(shown) =>
            void change.run({ wish: { shows_job_preferences: shown }, said: t.saved })
          }
        />
        <SwitchRow
          label={t.picture}
          note={t.pictureNote}
          checked={shows_picture}
          onChange={(shown) => void change.run({ wish: { shows_picture: shown }, said: t.saved })}
        />
      </ul>
      {asked === 'open' ? <Consent sharing={sharing} onClose={() => setAsked(null)} /> : null}
      {asked === 'end' ? (
        <ConfirmDialog
          danger
          onClose={() => setAsked(null)}
          title={t.endTitle}
          description={t.endText}
          confirmLabel={t.end}
          busy={change.isBusy}
          onConfirm={() =>
            void change.run({ wish: 'end address', said: t.ended }).then(() => setAsked(null))
          }
        />
      ) : null}
    </>
  );
}

/** Says what a public profile shows before there is one; the picture has its own checkbox. */
function Consent({ sharing, onClose }: { sharing: Sharing; onClose: () => void }) {
  const t = useMessages(sharingMessages);
  const change = useSharingChange();
  const [shows_picture, setShowsPicture] = useState(sharing.shows_picture);
  async function makePublic() {
    if (shows_picture !== sharing.shows_picture)
      await change.run({ wish: { shows_picture }, said: t.saved });
    await change.run({ wish: 'give address', said: t.isPublic });
    onClose();
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.makeTitle}
      description={
        <div className="grid gap-3">
          <p>{t.makeText}</p>
          <ShownParts sharing={{ ...sharing, shows_picture }} />
        </div>
      }
      confirmLabel={t.makePublic}
      busy={change.isBusy}
      onConfirm={() => void makePublic()}
    >
      <CheckboxField
        label={t.picture}
        checked={shows_picture}
        onChange={(event) => setShowsPicture(event.target.checked)}
      />
    </ConfirmDialog>
  );
}

interface SwitchRowProps {
  label: string;
  note: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const SwitchRow = ({ label, note, ...own }: SwitchRowProps) => (
  <li className="flex items-start justify-between gap-3 py-2 first:pt-0 last:pb-0">
    <div className="min-w-0 py-2">
      <p aria-hidden="true" className="font-strong">
        {label}
      </p>
      <p className="note">{note}</p>
    </div>
    <span className="shrink-0">
      <Switch label={label} {...own} />
    </span>
  </li>
);
