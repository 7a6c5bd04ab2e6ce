import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { CANDIDATE_TAG_MAX_LENGTH, CANDIDATE_TAGS_MAX } from '../../../contract/constants.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMayDo } from '../team/may-do.tsx';
import { useCandidateNotes, useCompanyTags, useFreshTags, useTagging } from './note-calls.ts';
import { noteMessages } from './note-messages.ts';

/** The team's tags for a candidate; the company's own are suggested. */
export function TagsPart({ candidateId }: { candidateId: number }) {
  const t = useMessages(noteMessages);
  const { data } = useCandidateNotes(candidateId);
  const [isAdding, setAdding] = useState(false);
  const { run: tag, isBusy } = useTagging(candidateId);
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
                  onClick={() => void tag({ tag: one, is_on: false })}
                  className="relative grid size-6 place-content-center rounded-sm before:absolute hover:bg-surface pointer-coarse:before:-inset-2.5"
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
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          className={clsx(tags.length === 0 && '-ml-3.5')}
          onClick={() => setAdding(true)}
        >
          {t.addTag}
        </Button>
      ) : null}
    </div>
  );
}

function NewTag({ candidateId, onDone }: { candidateId: number; onDone: () => void }) {
  const t = useMessages(noteMessages);
  const known = useCompanyTags();
  const form = useContractForm('PUT /barong/resource/candidates/:id/tags', {
    start: { tag: '' },
    params: { id: candidateId },
    body: ({ tag }) => ({ tag: tag.trim(), is_on: true }),
    failed: t.tagFailed,
    onAnswer: useFreshTags(candidateId),
    onSaved: onDone,
  });
  const isBlank = form.values.tag.trim() === '';
  return (
    <Form
      form={form}
      onSend={() => (isBlank ? onDone() : void form.send())}
      className="flex items-center gap-1.5"
    >
      <TextField
        {...form.field('tag')}
        small
        autoFocus
        label={t.addTag}
        labelHidden
        autoComplete="off"
        maxLength={CANDIDATE_TAG_MAX_LENGTH}
        suggestions={known.data?.candidate_tags.map((one) => one.tag) ?? []}
        className="w-40"
      />
      <Button {...form.button} size="sm" variant="secondary">
        {t.add}
      </Button>
    </Form>
  );
}
