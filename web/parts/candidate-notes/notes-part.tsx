import { useState } from 'react';
import type { CandidateNote } from '../../../contract/candidates/candidate-notes.ts';
import { CANDIDATE_NOTE_MAX_LENGTH } from '../../../contract/constants.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { DialogButton } from '../../ui/overlays/dialog-button.tsx';
import { personName } from '../../../contract/format/names/person-name.ts';
import { MayDo, useMayDo } from '../team/may-do.tsx';
import { useCandidateNotes, useNoteRemoval, useFreshNotes } from './note-calls.ts';
import { noteMessages } from './note-messages.ts';
import { DOT } from '../../lib/format/separator.ts';

/** The team's notes about a candidate, and a field for more. */
export function NotesPart({ candidateId }: { candidateId: number }) {
  const t = useMessages(noteMessages);
  const query = useCandidateNotes(candidateId);
  return (
    <div className="grid gap-4">
      <p className="text-caption text-ink-2">{t.forTeam}</p>
      <MayDo call="POST /barong/resource/candidates/:id/notes" least="interviewer">
        <NewNote candidateId={candidateId} />
      </MayDo>
      <Loaded query={query} failed={t.failed} shapes={['h-16']}>
        {(kept) =>
          kept && kept.candidate_notes.length > 0 ? (
            <ul aria-label={t.notes} className="grid gap-3">
              {kept.candidate_notes.map((note) => (
                <li key={note.id} className="border-t border-dashed border-line pt-3">
                  <Note note={note} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="note">{t.none}</p>
          )
        }
      </Loaded>
    </div>
  );
}

function NewNote({ candidateId }: { candidateId: number }) {
  const t = useMessages(noteMessages);
  const form = useContractForm('POST /barong/resource/candidates/:id/notes', {
    once: true,
    start: { text: '' },
    params: { id: candidateId },
    draft: `candidate-note:${candidateId}`,
    failed: t.saveFailed,
    onSaved: useFreshNotes(),
  });
  return (
    <Form form={form}>
      <div className="grid justify-items-start gap-2.5">
        <TextArea
          {...form.field('text')}
          label={t.write}
          rows={3}
          maxLength={CANDIDATE_NOTE_MAX_LENGTH}
          className="w-full"
        />
        <Button {...form.button} size="sm" variant="secondary">
          {t.save}
        </Button>
      </div>
    </Form>
  );
}

function Note({ note }: { note: CandidateNote }) {
  const t = useMessages(noteMessages);
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const { run: remove, isBusy } = useNoteRemoval();
  const mayEdit = useMayDo('PUT /barong/resource/candidate_notes/:id', 'interviewer');
  const mayDelete = useMayDo('DELETE /barong/resource/candidate_notes/:id', 'interviewer');
  if (isEditing) return <EditNote note={note} onDone={() => setEditing(false)} />;
  const when = momentText(note.created_at, language);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1">
        <p className="min-w-0 flex-1 basis-40 text-caption text-ink-2">
          {t.by(personName(note.author_name, language), when)}
          {note.changed_at ? `${DOT}${t.changed}` : null}
        </p>
        {/* Both buttons stay together, on a line of their own if there is no room beside. */}
        <span className="-ml-3.5 flex flex-wrap">
          {note.is_own && mayEdit ? (
            <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
              {t.edit}
            </Button>
          ) : null}
          {note.may_delete && mayDelete ? (
            <DialogButton label={t.remove} variant="quiet" size="sm">
              {(close) => (
                <ConfirmDialog
                  onClose={close}
                  title={t.askRemove}
                  description={t.askRemoveText}
                  confirmLabel={t.remove}
                  danger
                  busy={isBusy}
                  onConfirm={() => void remove(note.id).then((isGone) => isGone || close())}
                />
              )}
            </DialogButton>
          ) : null}
        </span>
      </div>
      <p className="text-body break-words whitespace-pre-line">{note.text}</p>
    </>
  );
}

function EditNote({ note, onDone }: { note: CandidateNote; onDone: () => void }) {
  const t = useMessages(noteMessages);
  const form = useContractForm('PUT /barong/resource/candidate_notes/:id', {
    start: { text: note.text },
    params: { id: note.id },
    failed: t.saveFailed,
    onSaved: onDone,
    onAnswer: useFreshNotes(),
  });
  return (
    <Form form={form}>
      <div className="grid gap-2.5">
        <TextArea
          {...form.field('text')}
          label={t.text}
          rows={3}
          maxLength={CANDIDATE_NOTE_MAX_LENGTH}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button {...form.button} size="sm" variant="secondary">
            {t.save}
          </Button>
          <Button type="button" size="sm" variant="quiet" onClick={onDone}>
            {t.cancel}
          </Button>
        </div>
      </div>
    </Form>
  );
}
