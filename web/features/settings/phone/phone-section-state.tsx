import { useEffect, useRef } from 'react';
import type { Phone } from '../../../../contract/accounts/phones.ts';
import { useMessages } from '../../../lib/messages.ts';
import { readableNumber } from '../../../parts/phone/phone-number.ts';
import { smsMessages } from '../../../parts/phone/sms-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useRemovePhone, useSendPhoneCode } from './phone-calls.ts';
import { phoneSectionMessages } from './phone-messages.ts';
import { SmsLoginSwitch } from './sms-login-switch.tsx';

interface PhoneStateProps {
  known: Phone;
  isEmailVerified: boolean;
  takesFocus: boolean;
  onChange: () => void;
  /** Called when a code was sent. */
  onSent: () => void;
}

/** The number, its state, and the actions on it. */
export function PhoneState(props: PhoneStateProps) {
  const { known, isEmailVerified, takesFocus, onChange, onSent } = props;
  const { phone, verified, verification_available, verification_expired } = known;
  const t = useMessages(phoneSectionMessages);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  const removal = useRemovePhone({
    failed: t.notSaved,
    done: t.removed,
    onDone: () => line.current?.focus(),
  });

  const isOpen = !verified || verification_expired;
  const canBeVerified = phone !== null && isOpen && verification_available;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p
          ref={line}
          tabIndex={-1}
          className="flex flex-1 flex-wrap items-center gap-2 outline-none"
        >
          {phone ? (
            <>
              <span className="tabular-nums">{readableNumber(phone)}</span>
              <Badge tone={verified ? 'ok' : 'mute'}>{verified ? t.verified : t.notVerified}</Badge>
            </>
          ) : (
            t.none
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          {canBeVerified && isEmailVerified ? <SendCode onSent={onSent} /> : null}
          <Button variant="secondary" onClick={onChange}>
            {phone ? t.change : t.add}
          </Button>
          {phone ? (
            <Button
              variant="quiet"
              busy={removal.isBusy}
              busyLabel={t.pleaseWait}
              onClick={() => void removal.run()}
            >
              {t.remove}
            </Button>
          ) : null}
        </div>
      </div>
      {canBeVerified && !isEmailVerified ? <p className="note">{t.emailFirst}</p> : null}
      <SmsLoginSwitch phone={known} />
    </>
  );
}

function SendCode({ onSent }: { onSent: () => void }) {
  const t = useMessages(phoneSectionMessages);
  const sms = useMessages(smsMessages);
  const send = useSendPhoneCode({ failed: sms.notSent, onDone: onSent });
  return (
    <Button busy={send.isBusy} busyLabel={t.pleaseWait} onClick={() => void send.run()}>
      {t.verify}
    </Button>
  );
}
