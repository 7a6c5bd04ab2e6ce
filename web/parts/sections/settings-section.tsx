import { type ReactNode, useId } from 'react';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { useListed } from './section-list.tsx';

interface SettingsSectionProps {
  title: string;
  /** One or two sentences on what this is for. */
  note?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings page, which stands in its list of subjects. */
export function SettingsSection(props: SettingsSectionProps) {
  const id = useId();
  useListed(id, props.title);
  return <SectionCard {...props} id={id} isRoomy className="scroll-mt-28 lg:scroll-mt-24" />;
}
