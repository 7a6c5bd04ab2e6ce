import type { ChangeEvent } from 'react';

interface SwitchProps {
  /** Accessible name, not visible: its place in a table or list shows what it switches. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Takes effect at once; 44 px touch target. Use a CheckboxField for choices that are sent later. */
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
