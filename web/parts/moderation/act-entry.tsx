import type { ReactNode } from 'react';
import type { ModerationAct } from '../../../contract/moderation/acts.ts';
import type { ModeratedAct } from '../../../contract/moderation/moderation.ts';
import { dateText, momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { actMessages } from './act-messages.ts';
import { SignalList } from './signal-list.tsx';
import { dotted } from '../../lib/format/separator.ts';

const tones: Record<ModerationAct, BadgeTone> = {
  held: 'info',
  released: 'ok',
  removed: 'danger',
  warned: 'brand',
};

/** Profiles are hidden and shown again, but never removed. */
const profileWord = {
  held: 'profile_held',
  released: 'profile_released',
  removed: 'removed',
  warned: 'warned',
} as const satisfies Record<ModerationAct, string>;

interface ActEntryProps {
  act: ModeratedAct;
  /** Who did it, shown only to moderators. */
  by?: string | null;
  /** Whether it is about a person, not about a job. */
  isOfProfile?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One action on a job or a profile: the reason, the date, and the message about it. */
export function ActEntry({ act, by, isOfProfile = false, children }: ActEntryProps) {
  const t = useMessages(actMessages);
  const language = useLanguage();
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 note">
        <Badge tone={tones[act.act]}>{t[isOfProfile ? profileWord[act.act] : act.act]}</Badge>
        {dotted([momentText(act.created_at, language), by])}
      </p>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {act.signals ? t.byCheck : t.reason(act.reason)}
      </p>
      {act.signals ? <SignalList signals={act.signals} /> : null}
      {act.appeal ? <Appeal appeal={act.appeal} /> : null}
      {children}
    </div>
  );
}

function Appeal({ appeal }: { appeal: NonNullable<ModeratedAct['appeal']> }) {
  const t = useMessages(actMessages);
  const language = useLanguage();
  const { text, created_at, lifted, answer } = appeal;
  return (
    <div className="grid justify-items-start gap-1 rounded-md bg-sunken p-3">
      <p className="text-caption text-ink-2">{t.appealed(dateText(created_at, language))}</p>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {lifted === null ? (
        <p className="note">{t.appealWaits}</p>
      ) : (
        <>
          <Badge tone={lifted ? 'ok' : 'mute'}>{lifted ? t.granted : t.refused}</Badge>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{answer}</p>
        </>
      )}
    </div>
  );
}
