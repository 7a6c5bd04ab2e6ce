import { useRef, useState } from 'react';
import type { Passkey } from '../../../../contract/accounts/passkeys.ts';
import type { User } from '../../../../contract/accounts.ts';
import { useMessages, useLanguage } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { usePasskeys } from './passkey-calls.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { passkeyMessages } from './passkey-messages.ts';
import { PasskeyRemoval } from './passkey-removal.tsx';
import { KeyRound } from 'lucide-react';
import { dateText, momentText } from '../../../lib/format/format.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The passkeys of the account: one for each device that can open it by itself. */
export function PasskeysSection({ user }: { user: User }) {
  const t = useMessages(passkeyMessages);
  const query = usePasskeys();
  return (
    <SettingsSection title={t.title} note={t.note}>
      <Loaded query={query} shapes={['h-11']}>
        {({ passkeys }) => <Passkeys passkeys={passkeys} mayAdd={user.email_verified} />}
      </Loaded>
    </SettingsSection>
  );
}

function Passkeys({ passkeys, mayAdd }: { passkeys: readonly Passkey[]; mayAdd: boolean }) {
  const t = useMessages(passkeyMessages);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  /** Takes the focus when the focused form or row is removed. */
  const list = useRef<HTMLDivElement>(null);
  const toList = () => list.current?.focus();

  return (
    <>
      <div ref={list} tabIndex={-1} className="outline-none">
        {passkeys.length === 0 ? (
          <p className="text-ink-2">{t.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
            ))}
          </ul>
        )}
      </div>
      {isAdding ? (
        <PasskeyForm
          onClose={() => {
            setAdding(false);
            toList();
          }}
        />
      ) : null}
      {isAdding || !mayAdd ? null : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      )}
      {mayAdd ? null : <p className="note">{t.emailFirst}</p>}
      {leaving ? (
        <PasskeyRemoval passkey={leaving} onClose={() => setLeaving(null)} onRemoved={toList} />
      ) : null}
    </>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useMessages(passkeyMessages);
  const language = useLanguage();
  const { name, created_at, last_used_at } = passkey;
  const facts = [
    t.added(dateText(created_at, language)),
    ...(last_used_at ? [t.lastUsed(momentText(last_used_at, language))] : []),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <Icon of={KeyRound} className="mt-0.5 text-ink-2" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-strong break-words">{name}</p>
        <p className="note">{facts.join(', ')}</p>
      </div>
      <Button size="sm" variant="secondary" aria-label={t.removeNamed(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}
