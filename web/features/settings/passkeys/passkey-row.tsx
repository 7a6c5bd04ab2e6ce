import { KeyRound } from 'lucide-react';
import type { Passkey } from '../../../../contract/accounts/passkeys.ts';
import { dateText, momentText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { passkeyMessages } from './passkey-messages.ts';

export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
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
