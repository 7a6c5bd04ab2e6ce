import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface ProfileSectionProps {
  title: string;
  /** At the right end of the title. */
  action?: ReactNode;
  /** Shown if there is no content. */
  none?: string | false;
  /** Below the content. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of a profile: work, education, what somebody says of themselves. */
export const ProfileSection = ({ title, action, none, more, children }: ProfileSectionProps) => (
  <Card as="section" className="md:p-5">
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-h2">{title}</h2>
      {action}
    </div>
    <div className="mt-2.5">{none ? <p className="text-body text-ink-2">{none}</p> : children}</div>
    {more}
  </Card>
);
