import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { EmailChange } from '../../../../contract/account-settings.ts';
import type { User } from '../../../../contract/accounts.ts';
import { focusIt } from '../../../lib/forms/focus-it.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { textsOf } from '../../../lib/forms/texts-of.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../lib/toast.ts';
import { useDropEmailChange, useEmailChange, useRequestEmailChange } from './account-calls.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { settingsMessages } from '../messages.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useRefusal } from '../use-refusal.ts';

/** The address one signs in with, and the change of it that is under way. */
export function EmailSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const change = useEmailChange().data?.email_change;
  /** What comes next takes the place of what was acted on, and the focus with it. */
  const [hasActed, setActed] = useState(false);
  const place = { takesFocus: hasActed, onDone: () => setActed(true) };
  return (
    <SettingsSection title={t.email} note={t.emailNow(user.email)}>
      {change ? <ChangeUnderWay change={change} {...place} /> : <ChangeForm {...place} />}
      <p className="text-small text-ink-2">
        {t.lostMailbox}{' '}
        <Link className="link" to="/contact">
          {t.contact}
        </Link>
      </p>
    </SettingsSection>
  );
}

interface Place {
  takesFocus: boolean;
  onDone: () => void;
}

function ChangeForm({ takesFocus, onDone }: Place) {
  const t = useMessages(settingsMessages);
  const request = useRequestEmailChange();
  const { mistakes, clear, show } = useRefusal();
  const [isOpen, setOpen] = useState<boolean>();

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email = '', current_password = '' } = textsOf(form);
    clear();
    request.mutate(
      { email, current_password },
      {
        onSuccess: () => {
          onDone();
          toast({ title: t.emailAsked, variant: 'success' });
        },
        onError: (error) => show(form, error, t.notSaved),
      },
    );
  }

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
    <form noValidate className="grid gap-5" onSubmit={ask}>
      <p className="text-body text-ink-2">{t.bothAsked}</p>
      <TextField
        label={t.newEmail}
        name="email"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        autoFocus
        error={mistakes['email']}
      />
      <CurrentPasswordField error={mistakes['current_password']} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={request.isPending} busyLabel={t.pleaseWait}>
          {t.changeEmail}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

function ChangeUnderWay({ change, takesFocus, onDone }: Place & { change: EmailChange }) {
  const t = useMessages(settingsMessages);
  const language = useLanguage();
  const drop = useDropEmailChange();
  const says = (hasAgreed: boolean) => (hasAgreed ? t.agreed : t.notAgreed);

  const keepAddress = () =>
    drop.mutate(undefined, {
      onSuccess: () => {
        onDone();
        toast({ title: t.changeDropped, variant: 'success' });
      },
      onError: (error) =>
        toast({
          title: t.notSaved,
          description: errorText(error, language),
          variant: 'destructive',
        }),
    });

  return (
    <>
      <div ref={takesFocus ? focusIt : undefined} tabIndex={-1} className="outline-none">
        <NoticeBar tone="time">
          <p>{t.changing(change.new_email)}</p>
          <p>
            {t.oldAddress}: {says(change.old_confirmed)} · {t.newAddress}:{' '}
            {says(change.new_confirmed)}
          </p>
        </NoticeBar>
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={drop.isPending}
        onClick={keepAddress}
      >
        {t.dropChange}
      </Button>
    </>
  );
}
