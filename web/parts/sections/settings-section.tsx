import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { useListed } from './section-list.tsx';

interface SettingsSectionProps {
  title: string;
  /** One or two sentences on what this is for. */
  note?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings page; its title names the region for screen readers. */
export function SettingsSection({ title, note, children }: SettingsSectionProps) {
  const id = useId();
  const place = `${id}section`;
  useListed(place, title);
  return (
    <Card
      as="section"
      id={place}
      aria-labelledby={id}
      className="grid scroll-mt-28 gap-4 md:p-6 lg:scroll-mt-24"
    >
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
