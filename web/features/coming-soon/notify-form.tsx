import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { NeedsScripts } from '../../lib/forms/needs-scripts.tsx';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../lib/toast.ts';
import { comingSoonMessages } from './messages.ts';

type Mistakes = Partial<Record<'email' | 'consent', string>>;

/** Who is signed in finds the own address written down already. */
function useOwnEmail() {
  const field = useRef<HTMLInputElement>(null);
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) void writeOwnEmail(field);
  }, [isSignedIn]);
  return field;
}

async function writeOwnEmail(field: RefObject<HTMLInputElement | null>) {
  // Without an answer it is typed.
  const me = await fetchMe().catch(() => null);
  if (me && field.current?.value === '') field.current.value = me.email;
}

/** Takes an address and the consent to write to it once; says so only when it is kept. */
export function NotifyForm({ path }: { path: string }) {
  const t = useMessages(comingSoonMessages);
  const language = useLanguage();
  const emailField = useOwnEmail();
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [isBusy, setBusy] = useState(false);
  const [isSet, setIsSet] = useState(false);

  function refuse(form: HTMLFormElement, wrong: Mistakes) {
    setMistakes(wrong);
    const first = form.elements.namedItem(wrong.email ? 'email' : 'consent');
    if (first instanceof HTMLElement) first.focus();
  }

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const typed = sent.get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    const wrong = {
      ...(email ? {} : { email: t.emailNeeded }),
      ...(sent.get('consent') ? {} : { consent: t.consentNeeded }),
    };
    if (Object.keys(wrong).length > 0) return refuse(form, wrong);
    setMistakes({});
    setBusy(true);
    try {
      const body = { email, path, consent: true } as const;
      await api('POST /barong/public/feature_waits', { body });
      setIsSet(true);
      toast({ title: t.set, description: t.setText, variant: 'success' });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (fields['email']) return refuse(form, { email: fields['email'] });
      toast({ title: t.failed, description: errorText(error, language), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  if (isSet) {
    return (
      <output>
        <NoticeBar tone="ok">{t.setText}</NoticeBar>
      </output>
    );
  }
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void keep(event)}>
      <h2 className="text-h3">{t.notifyHead}</h2>
      <NeedsScripts />
      <TextField
        ref={emailField}
        label={t.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={mistakes.email}
      />
      <CheckboxField label={t.consent} name="consent" error={mistakes.consent} />
      <Button type="submit" size="lg" wide busy={isBusy} busyLabel={t.pleaseWait}>
        {t.notify}
      </Button>
    </form>
  );
}
