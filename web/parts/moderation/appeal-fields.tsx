import { APPEAL_MAX_LENGTH, APPEAL_MIN_LENGTH } from '../../../contract/constants.ts';
import type { FormOf } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { actAppealMessages } from './appeal-messages.ts';

/** What every appeal against moderators shares; its endpoint is chosen by the page. */
export function useAppealSettings(onAnswer: () => Promise<unknown>) {
  const t = useMessages(actAppealMessages);
  return {
    start: { text: '' },
    check: ({ text }: { text: string }) => ({
      text: text.trim().length < APPEAL_MIN_LENGTH ? t.tooShort : undefined,
    }),
    saved: t.sent,
    failed: t.notSent,
    onAnswer,
  };
}

export function AppealFields({ form }: { form: FormOf<{ text: string }> }) {
  const t = useMessages(actAppealMessages);
  return (
    <Form form={form} className="stitch mt-2 grid max-w-prose gap-3 border-t pt-4">
      <TextArea
        {...form.field('text')}
        label={t.appeal}
        hint={t.appealHint}
        rows={3}
        maxLength={APPEAL_MAX_LENGTH}
      />
      <Button {...form.button} variant="secondary" className="justify-self-start">
        {t.send}
      </Button>
    </Form>
  );
}
