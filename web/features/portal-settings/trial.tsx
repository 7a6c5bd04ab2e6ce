import { useState } from 'react';
import type { Trial } from '../../../contract/portal-settings/portal-settings.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { keysMessages } from './keys-messages.ts';

interface TrialButtonProps {
  of: 'mail' | 'payments';
  label: string;
}

/** Tries the settings in force, and shows the answer of the service. */
export function TrialButton({ of, label }: TrialButtonProps) {
  const t = useMessages(keysMessages);
  const trial = useAct(() => api(`POST /barong/admin/settings/${of}/trial`, {}), {
    failed: t.trialFailed,
  });
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        busy={trial.isBusy}
        onClick={() => void trial.run()}
      >
        {label}
      </Button>
      <TrialAnswer trial={trial.answer} />
    </>
  );
}

/** Tries the SMS settings. An SMS costs money, so the owner says where to send it. */
export function TrialWithPhone() {
  const t = useMessages(keysMessages);
  const [answer, setAnswer] = useState<Trial>();
  const form = useContractForm('POST /barong/admin/settings/sms/trial', {
    start: { phone: '' },
    failed: t.trialFailed,
    onSaved: setAnswer,
  });
  return (
    <Form form={form} className="grid gap-3 border-t border-line pt-4">
      <TextField {...form.field('phone')} type="tel" label={t.trialPhone} hint={t.trialPhoneHint} />
      <div className="flex flex-wrap gap-3">
        <Button {...form.button} variant="secondary">
          {t.trySms}
        </Button>
        <TrialAnswer trial={answer} />
      </div>
    </Form>
  );
}

function TrialAnswer({ trial }: { trial: Trial | undefined }) {
  const t = useMessages(keysMessages);
  return (
    <output className="w-full text-small empty:hidden">
      {trial ? (
        <>
          <strong className={trial.worked ? 'text-ok-ink' : 'text-danger'}>
            {trial.worked ? t.worked : t.didNotWork}
          </strong>{' '}
          <span className="break-words">{trial.answer}</span>
        </>
      ) : null}
    </output>
  );
}
