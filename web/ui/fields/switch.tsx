import type { ChangeEvent } from 'react';

interface SwitchProps {
  /** Said, not shown: its place in a table or list shows what it switches. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once; 44 px to touch. What is chosen now and sent later is a CheckboxField. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={checked}
        aria-checked={checked}
        className="switch"
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
      />
    </label>
  );
}
