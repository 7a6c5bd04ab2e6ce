import { useLayoutEffect } from 'react';
import { decisionReasons, reasonLabels } from '../../../../../contract/applications/reasons.ts';
import type { Application } from '../../../../../contract/applications.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { personName } from '../../../../../contract/format/names/person-name.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { type Decided, decisionTexts, decisionWord } from './decisions.ts';
import { LetterFields } from './letter-fields.tsx';
import { receivedMessages } from '../received-messages.ts';
import { NOTE_MAX_LENGTH } from '../../../../../contract/fields/max-lengths.ts';

export interface PendingDecision {
  applications: readonly Application[];
  to: Decided;
}

/** `reason` is one of the list, OWN for the company's own words, or empty. */
export const OWN = 'own';

export interface DecisionValues {
  ids: number[];
  status: Decided;
  reason: string;
  own_reason: string;
  tells_reason: boolean;
  en: string;
  hi: string;
}

interface DecisionDialogProps extends PendingDecision {
  form: FormOf<DecisionValues>;
  onClose: () => void;
}

const choices = [...decisionReasons, OWN] as const;

/** The words that go with a decision: a reason for a rejection, and a letter. */
export function DecisionDialog({ applications, to, form, onClose }: DecisionDialogProps) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const texts = decisionTexts(to, t);
  const [first] = applications;
  useDecisionKeys(form, to === 'rejected');
  if (!first) return null;
  const name = personName(first.user.username, language);
  const isOne = applications.length === 1;
  return (
    <FormDialog
      form={form}
      size="lg"
      title={isOne ? texts.ask : texts.askMany(applications.length)}
      description={
        isOne ? t.mailNotice(name, first.job.title) : t.mailNoticeMany(applications.length)
      }
      sendLabel={decisionWord(first.status, to, t)}
      danger={to === 'rejected'}
      onClose={onClose}
    >
      {to === 'rejected' ? <ReasonFields form={form} /> : null}
      <LetterFields
        form={form}
        occasion={to}
        hint={texts.hint}
        names={{ name, job: first.job.title, company: first.job.company_name }}
      />
    </FormDialog>
  );
}

function ReasonFields({ form }: { form: FormOf<DecisionValues> }) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const { reason } = form.values;
  return (
    <div className="grid gap-2">
      <RadioGroup
        {...form.field('reason')}
        label={t.reason}
        hint={t.reasonHint}
        options={choices.map((value, index) => ({
          value,
          label: (
            <>
              <span aria-hidden="true" className="text-caption text-ink-2 max-lg:hidden">
                {index + 1}
              </span>
              {value === OWN ? t.ownReason : reasonLabels[language][value]}
            </>
          ),
        }))}
      />
      {reason === OWN ? (
        <TextField
          {...form.field('own_reason')}
          label={t.ownReason}
          labelHidden
          maxLength={NOTE_MAX_LENGTH}
        />
      ) : null}
      {reason ? <CheckboxField {...form.box('tells_reason')} label={t.tellsReason} /> : null}
    </div>
  );
}

const TYPING = 'textarea, input:not([type=radio]):not([type=checkbox])';

/** Digits choose a reason, Enter sends; inside a text, Ctrl + Enter does. */
function useDecisionKeys(form: FormOf<DecisionValues>, hasReasons: boolean): void {
  // Before the dialog is painted: its first key may follow at once.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      const isTyping = target?.closest(TYPING) !== null;
      const isQuick = event.ctrlKey || event.metaKey;
      if (event.key === 'Enter' && (isQuick || !(isTyping || target?.closest('button, a')))) {
        event.preventDefault();
        void form.send();
        return;
      }
      const choice = choices[Number(event.key) - 1];
      if (!hasReasons || isTyping || isQuick || !choice || target?.closest('select')) return;
      event.preventDefault();
      form.set({ reason: choice });
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form, hasReasons]);
}
