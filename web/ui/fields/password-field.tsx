import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { FieldWords } from './field.tsx';
import { Icon } from '../icon.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'type' | 'className'> {
  showLabel: string;
  hideLabel: string;
  /** Accessible names of the button: "Show password". Default: `showLabel` and `hideLabel`. */
  showName?: string;
  hideName?: string;
}

/** A password that can be shown; paste and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, hideLabel, showName, hideName, ...field } = props;
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      wideEnd
      end={
        <button
          type="button"
          className="btn btn-sm btn-quiet min-h-9 px-2 font-medium"
          aria-label={shown ? hideName : showName}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} size={16} />
          {shown ? hideLabel : showLabel}
        </button>
      }
    />
  );
}
