import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { EmailChange } from '../../../../contract/accounts/account-settings.ts';
import type { User } from '../../../../contract/accounts.ts';
import { focusIt } from '../../../lib/forms/focus-it.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { CurrentPassword } from '../../../parts/passwords/password.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EMAIL_CHANGE, useDropEmailChange, useEmailChange } from './account-calls.ts';
import { FormButtons } from '../form-buttons.tsx';
import { settingsMessages } from '../messages.ts';
import { useSectionInAddress } from '../../../parts/sections/section-in-address.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { DOT } from '../../../lib/format/separator.ts';

/** The address for signing in, and a pending change of it. */
export function EmailSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const { data } = useEmailChange();
  const change = data?.email_change;
  /** The form or button that was used is replaced by the next step, which gets the focus. */
  const [hasActed, setActed] = useState(false);
  const place = { takesFocus: hasActed, onDone: () => setActed(true) };
  const section = useSectionInAddress('email', data !== undefined);
  return (
    <div ref={section} className="scroll-mt-20">
      <SettingsSection title={t.email} note={t.emailNow(user.email)}>
        {change ? <ChangeUnderWay change={change} {...place} /> : <ChangeForm {...place} />}
        <p className="note">
          {t.lostMailbox}{' '}
          <Link className="link" to="/contact">
            {t.contact}
          </Link>
        </p>
      </SettingsSection>
    </div>
  );
}

interface Place {
  takesFocus: boolean;
  onDone: () => void;
}

function ChangeForm({ takesFocus, onDone }: Place) {
  const t = useMessages(settingsMessages);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState<boolean>();
  const form = useContractForm('PUT /barong/resource/users/email_change', {
    start: { email: '', current_password: '' },
    failed: t.notSaved,
    saved: t.emailAsked,
    onSaved: (answer) => {
      onDone();
      queries.setQueryData(EMAIL_CHANGE, answer);
    },
  });

  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        autoFocus={takesFocus || isOpen === false}
        onClick={() => setOpen(true)}
      >
        {t.changeEmail}
      </Button>
    );
  }
  return (
    <Form form={form} className="grid max-w-prose gap-5">
      <p className="text-body text-ink-2">{t.bothAsked}</p>
      <TextField
        {...form.field('email')}
        label={t.newEmail}
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        autoFocus
      />
      <CurrentPassword {...form.field('current_password')} />
      <FormButtons form={form} label={t.changeEmail} onCancel={() => setOpen(false)} />
    </Form>
  );
}

function ChangeUnderWay({ change, takesFocus, onDone }: Place & { change: EmailChange }) {
  const t = useMessages(settingsMessages);
  const drop = useDropEmailChange({ failed: t.notSaved, done: t.changeDropped, onDone });
  const says = (hasAgreed: boolean) => (hasAgreed ? t.agreed : t.notAgreed);

  return (
    <>
      <div ref={takesFocus ? focusIt : undefined} tabIndex={-1} className="outline-none">
        <NoticeBar tone="time">
          <p>{t.changing(change.new_email)}</p>
          <p>
            {t.oldAddress}: {says(change.old_confirmed)}
            {DOT}
            {t.newAddress}: {says(change.new_confirmed)}
          </p>
        </NoticeBar>
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={drop.isBusy}
        onClick={() => void drop.run()}
      >
        {t.dropChange}
      </Button>
    </>
  );
}
