import { useState } from 'react';
import type { MyInterview } from '../../../contract/interviews.ts';
import { interviewTimeText } from '../../../contract/interviews/time-text.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useKeep } from '../../lib/api/use-keep.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { dotted } from '../../lib/format/separator.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { keepMine } from './calls.ts';
import { interviewPagesMessages } from './messages.ts';
import { othersAt, Overlaps } from './overlaps.tsx';

/** The remaining times, to choose one or to change the choice. */
export function TimeChoice({ interview }: { interview: MyInterview }) {
  const t = useMessages(interviewPagesMessages);
  const [isOpen, setOpen] = useState(interview.state === 'proposed');
  const others = interview.slots.filter((slot) => slot !== interview.starts_at);
  const isFirst = interview.state === 'proposed';
  const { name } = interview.company;
  if (interview.times_passed) return <p>{t.timesPassedText(name)}</p>;
  if (isFirst && others.length === 0) return <p>{t.noneLeft(name)}</p>;
  if (others.length === 0) return null;
  if (!isOpen && !isFirst) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {t.another}
      </Button>
    );
  }
  return <Choice interview={interview} slots={others} onClose={() => setOpen(false)} />;
}

interface ChoiceProps {
  interview: MyInterview;
  slots: readonly string[];
  onClose: () => void;
}

function Choice({ interview, slots, onClose }: ChoiceProps) {
  const t = useMessages(interviewPagesMessages);
  const language = useLanguage();
  const keep = useKeep(keepMine);
  const isFirst = interview.state === 'proposed';
  const form = useContractForm('POST /barong/resource/my/interviews/:id/choice', {
    start: { starts_at: '' },
    params: { id: interview.id },
    rules: async () =>
      (await import('../../../contract/interviews.ts')).interviews[
        'POST /barong/resource/my/interviews/:id/choice'
      ].body,
    failed: t.notBooked,
    saved: { title: t.booked, description: t.bookedText },
    refused: (error) => {
      if (!(error instanceof ApiError) || !error.is('resource.interview.slot_taken')) {
        return undefined;
      }
      // The refusal contains the remaining times.
      if (error.current) void keep(error.current as MyInterview);
      form.set({ starts_at: '' });
      return { title: t.taken };
    },
    onSaved: (changed) => keep(changed).then(onClose),
  });
  return (
    <Form form={form} className="grid gap-4">
      {isFirst ? <p className="note">{t.chooseText}</p> : null}
      <RadioGroup
        {...form.field('starts_at')}
        label={t.times}
        options={slots.map((slot) => ({
          value: slot,
          label: dotted([
            interviewTimeText(slot, language),
            othersAt(interview, slot).length > 0 && t.alsoThen,
          ]),
        }))}
      />
      <Overlaps interview={interview} at={form.values.starts_at} />
      <div className="flex flex-wrap gap-2.5 max-md:flex-col">
        <Button {...form.button}>{isFirst ? t.book : t.bookInstead}</Button>
        {isFirst ? null : (
          <Button variant="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        )}
      </div>
    </Form>
  );
}
