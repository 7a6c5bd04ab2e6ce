import { useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import type { Phone } from '../../../../contract/accounts/phones.ts';
import { useEdits } from '../../../lib/forms/use-edits.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { usePhone } from './phone-calls.ts';
import { PhoneCode } from './phone-section-code.tsx';
import { PhoneForm } from './phone-section-form.tsx';
import { PhoneState } from './phone-section-state.tsx';
import { phoneSectionMessages } from './phone-messages.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';

type Step = 'shown' | 'changing';

const NOT_SENT = { isCodeSent: false };

/** The number for calls by companies, and whether it is verified. */
export function PhoneSection({ user }: { user: User }) {
  const t = useMessages(phoneSectionMessages);
  const phone = usePhone();
  const [step, setStep] = useState<Step>('shown');
  const why = user.role === 'user' ? t.whySeeker : t.whyOther;
  return (
    // The field for the number itself explains what it is for.
    <SettingsSection title={t.title} note={step === 'changing' ? undefined : why}>
      <Loaded query={phone} shapes={['h-11']}>
        {(known) => <Steps {...{ user, phone: known, step, setStep }} />}
      </Loaded>
    </SettingsSection>
  );
}

interface StepsProps {
  user: User;
  phone: Phone;
  step: Step;
  setStep: (step: Step) => void;
}

function Steps({ user, phone, step, setStep }: StepsProps) {
  /** Moves the focus from a closed form to the number instead of the top of the page. */
  const [wasElsewhere, setElsewhere] = useState(false);
  /** Kept in this tab: a phone may drop the page while its owner reads the message. */
  const code = useEdits('phone-code', { start: NOT_SENT, params: { phone: phone.phone } });
  const go = (next: Step) => {
    setElsewhere(true);
    setStep(next);
  };
  const toNumber = () => go('shown');
  if (step === 'changing') {
    return <PhoneForm isSeeker={user.role === 'user'} onClose={toNumber} />;
  }
  if (code.values.isCodeSent && phone.phone && (!phone.verified || phone.verification_expired)) {
    const end = () => {
      code.startOver();
      toNumber();
    };
    return <PhoneCode number={phone.phone} isFresh={wasElsewhere} onClose={end} />;
  }
  return (
    <PhoneState
      known={phone}
      isEmailVerified={user.email_verified}
      takesFocus={wasElsewhere}
      onChange={() => go('changing')}
      onSent={() => {
        code.set({ isCodeSent: true });
        setElsewhere(true);
      }}
    />
  );
}
