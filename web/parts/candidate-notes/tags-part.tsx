import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { CANDIDATE_TAG_MAX_LENGTH, CANDIDATE_TAGS_MAX } from '../../../contract/constants.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMayDo } from '../team/may-do.tsx';
import { useCandidateNotes, useCompanyTags, useTagging } from './note-calls.ts';
import { noteMessages } from './note-messages.ts';

/** The team's tags for a candidate; the company's own are suggested. */
export function TagsPart({ candidateId }: { candidateId: number }) {
  const t = useMessages(noteMessages);
  const { data } = useCandidateNotes(candidateId);
  const [isAdding, setAdding] = useState(false);
  const { tag, isBusy } = useTagging(candidateId);
  const mayTag = useMayDo('PUT /barong/resource/candidates/:id/tags', 'recruiter');
  if (!data) return null;
  const { tags } = data;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.length > 0 ? (
        <ul aria-label={t.tags} className="contents">
          {tags.map((one) => (
            <li
              key={one}
              className={clsx('badge gap-1 bg-brand-tint text-brand-ink', mayTag && 'pr-0.5')}
            >
              {one}
              {mayTag ? (
                <button
                  type="button"
                  aria-label={t.removeTag(one)}
                  disabled={isBusy}
                  onClick={() => tag({ tag: one, is_on: false })}
                  className="grid size-6 place-content-center rounded-sm hover:bg-surface"
                >
                  <Icon of={X} size={16} />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <NewTag candidateId={candidateId} onDone={() => setAdding(false)} />
      ) : mayTag && tags.length < CANDIDATE_TAGS_MAX ? (
        <Button size="sm" variant="quiet" icon={Plus} onClick={() => setAdding(true)}>
          {t.addTag}
        </Button>
      ) : null}
    </div>
  );
}

function NewTag({ candidateId, onDone }: { candidateId: number; onDone: () => void }) {
  const t = useMessages(noteMessages);
  const known = useCompanyTags();
  const { tag, isBusy } = useTagging(candidateId);
  const [typed, setTyped] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') onDone();
    // After a failure, which is told, what was typed stays.
    else tag({ tag: typed.trim(), is_on: true }, { onSuccess: onDone });
  }
  return (
    <form className="flex items-center gap-1.5" onSubmit={add}>
      <TextField
        small
        autoFocus
        label={t.addTag}
        labelHidden
        autoComplete="off"
        maxLength={CANDIDATE_TAG_MAX_LENGTH}
        value={typed}
        suggestions={known.data?.candidate_tags.map((one) => one.tag) ?? []}
        onChange={({ target }) => setTyped(target.value)}
        className="w-40"
      />
      <Button type="submit" size="sm" variant="secondary" busy={isBusy}>
        {t.add}
      </Button>
    </form>
  );
}
