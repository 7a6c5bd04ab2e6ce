import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface SettingsSectionProps {
  title: string;
  /** One or two sentences on what this is for. */
  note?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings page; its title names the region for the ear. */
export function SettingsSection({ title, note, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4 md:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {note ? <p className="text-body text-ink-2">{note}</p> : null}
      </div>
      {children}
    </Card>
  );
}
