import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldWords } from './field.tsx';
import { IconButton } from '../icon-button.tsx';
import type { IconType } from '../icon.tsx';
import { TextField } from './text-field.tsx';

interface SearchFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'type' | 'className'> {
  icon?: IconType;
  small?: boolean;
  /** With `clearLabel`, a button clears the field; needs a controlled `value`. */
  onClear?: () => void;
  clearLabel?: string;
}

/** A search field; its label is visually hidden unless `labelHidden` is false. */
export function SearchField(props: SearchFieldProps) {
  const { icon = Search, onClear, clearLabel, ...field } = props;
  const filled = field.value !== undefined && field.value !== '';
  const clear =
    onClear && clearLabel && filled ? (
      <IconButton icon={X} label={clearLabel} size="sm" onClick={onClear} />
    ) : undefined;
  return (
    <TextField
      labelHidden
      autoComplete="off"
      enterKeyHint="search"
      {...field}
      type="search"
      icon={icon}
      end={clear}
    />
  );
}
