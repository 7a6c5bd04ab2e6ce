import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { passwordMessages } from './password-messages.ts';

interface PasswordProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'wideEnd'> {
  /** Which of the page's passwords it is, so that their show buttons have different names. */
  kind?: 'password' | 'current' | 'confirmation';
}

/** A required password that can be shown; paste and password managers work. */
export function Password({ kind = 'password', ...field }: PasswordProps) {
  const t = useMessages(passwordMessages);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      required
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      wideEnd
      end={
        <button
          type="button"
          className="btn btn-sm btn-quiet px-2 font-medium noscript:hidden"
          aria-label={shown ? t[`hide_${kind}`] : t[`show_${kind}`]}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} size={16} />
          {shown ? t.hide : t.show}
        </button>
      }
    />
  );
}

/** The current password, entered again to prove that the account's holder is acting. */
export function CurrentPassword(props: Omit<ComponentProps<typeof Password>, 'label' | 'kind'>) {
  const t = useMessages(passwordMessages);
  return <Password {...props} kind="current" label={t.current} />;
}
