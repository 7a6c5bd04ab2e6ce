import { useRef, useState } from 'react';
import { errorText } from '../../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../lib/toast.ts';
import { useTwoStepSwitch } from './security-calls.ts';
import { securityMessages } from './security-messages.ts';

/** Asks for a last code first: whoever finds an open browser cannot switch it off. */
export function TwoStepOff() {
  const t = useMessages(securityMessages);
  const language = useLanguage();
  const { off } = useTwoStepSwitch();
  const [isAsking, setAsking] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function open(isOpen: boolean) {
    off.reset();
    setCode('');
    setAsking(isOpen);
  }

  function switchOff() {
    off.mutate(code, {
      onSuccess: () => {
        open(false);
        toast({ title: t.switchedOff, variant: 'success' });
      },
      onError: () => field.current?.focus(),
    });
  }

  return (
    <>
      <Button variant="secondary" onClick={() => open(true)}>
        {t.switchOff}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={open}
        title={t.switchOffTitle}
        description={t.switchOffText}
        confirmLabel={t.switchOff}
        cancelLabel={t.cancel}
        danger
        busy={off.isPending}
        busyLabel={t.pleaseWait}
        onConfirm={switchOff}
      >
        <TextField
          ref={field}
          label={t.switchOffCode}
          error={off.error ? errorText(off.error, language) : ''}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          name="code"
          maxLength={40}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      </ConfirmDialog>
    </>
  );
}
