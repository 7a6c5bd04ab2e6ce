import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { trackerStatusOf } from '../../../../contract/applications/statuses.ts';
import type { Conversation } from '../../../../contract/conversations.ts';
import { useOwnRole } from '../own-role.ts';
import { useMessages } from '../../../lib/messages.ts';
import { StatusBadge, TrackerBadge } from '../../../parts/applications/application-badges.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { conversationMessages } from '../messages.ts';

interface AboutProps {
  about: NonNullable<Conversation['about']>;
}

/** The page of the application that a conversation is about. */
export const useApplicationPath = ({ application_id, job_id }: AboutProps['about']): string =>
  useOwnRole() === 'hr'
    ? `/hr/applications/${job_id}?application=${application_id}`
    : `/user/applications?application=${application_id}`;

/** The application's status in the reader's words. */
export const AboutBadge = ({ about: { status } }: AboutProps) =>
  useOwnRole() === 'hr' ? (
    <StatusBadge status={status} />
  ) : (
    <TrackerBadge status={trackerStatusOf(status)} />
  );

/** The application that a conversation is about, as a link to it. */
export function AboutStrip({ about }: AboutProps) {
  const t = useMessages(conversationMessages);
  return (
    <Link
      to={useApplicationPath(about)}
      className="flex min-h-11 items-center gap-3 border-b border-line bg-surface px-4 py-1.5 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t.openApplication}: </span>
        <bdi className="block truncate text-small font-strong">{about.job_title}</bdi>
      </span>
      <AboutBadge about={about} />
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}
