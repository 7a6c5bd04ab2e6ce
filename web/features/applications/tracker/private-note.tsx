import { useEffect, useRef } from 'react';
import type { MyApplication } from '../../../../contract/applications.ts';
import { PRIVATE_NOTE_MAX_LENGTH } from '../../../../contract/constants.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { momentText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { outsideMessages } from './outside-messages.ts';
import { useKeepingApplication } from './tracker-calls.ts';

/** A pause in typing after which the note is saved. */
export const SAVE_AFTER_MS = 1_000;

/** The seeker's private note: saved automatically, and kept in the browser until it is. */
export function PrivateNote({ application }: { application: MyApplication }) {
  const t = useMessages(outsideMessages);
  const language = useLanguage();
  const keep = useKeepingApplication();
  const { id, private_note, follow_up_on, note_changed_at } = application;
  const form = useContractForm('PUT /barong/resource/my/applications/:id/note', {
    start: { note: private_note, follow_up_on: follow_up_on ?? '' },
    params: { id },
    draft: `note:${id}`,
    failed: t.noteFailed,
    onSaved: keep,
  });
  const { values, isDirty, isBusy, send } = form;
  const typed = JSON.stringify(values);
  /** A note that could not be saved is not sent again until it is changed. */
  const tried = useRef('');

  function save() {
    if (!isDirty || isBusy || tried.current === typed) return;
    tried.current = typed;
    void send();
  }
  useEffect(() => {
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  });

  const state = isBusy
    ? t.saving
    : isDirty
      ? t.notKept
      : note_changed_at
        ? t.noteKept(momentText(note_changed_at, language))
        : '';
  return (
    <div className="grid gap-4 border-t border-line pt-4" onBlur={save}>
      <TextArea
        {...form.field('note')}
        label={t.note}
        hint={t.noteHint}
        rows={3}
        maxLength={PRIVATE_NOTE_MAX_LENGTH}
      />
      <TextField {...form.field('follow_up_on')} type="date" label={t.followUp} />
      <output className="block min-h-5 text-caption text-ink-2">{state}</output>
    </div>
  );
}
