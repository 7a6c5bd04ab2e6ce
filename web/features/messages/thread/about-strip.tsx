import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { trackerStatusOf } from '../../../../contract/applications/statuses.ts';
import type { Conversation } from '../../../../contract/conversations.ts';
import type { Role } from '../../../../contract/endpoint.ts';
import { useMessages } from '../../../lib/messages.ts';
import { StatusBadge, TrackerBadge } from '../../../parts/applications/application-badges.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { conversationMessages } from '../messages.ts';

interface AboutStripProps {
  about: NonNullable<Conversation['about']>;
  role: Role;
}

/** The page of the application that a conversation is about. */
export const applicationPath = (
  { application_id, job_id }: AboutStripProps['about'],
  role: Role,
): string =>
  role === 'hr'
    ? `/hr/applications/${job_id}?application=${application_id}`
    : `/user/applications?application=${application_id}`;

/** The application that a conversation is about, as a link to it. */
export function AboutStrip({ about, role }: AboutStripProps) {
  const t = useMessages(conversationMessages);
  const { job_title, status } = about;
  return (
    <Link
      to={applicationPath(about, role)}
      className="flex min-h-11 items-center gap-3 border-b border-line bg-surface px-4 py-1.5 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t.openApplication}: </span>
        <bdi className="block truncate text-small font-strong">{job_title}</bdi>
      </span>
      {role === 'hr' ? (
        <StatusBadge status={status} />
      ) : (
        <TrackerBadge status={trackerStatusOf(status)} />
      )}
      <Icon of={ChevronRight} size={16} />
    </Link>
  );
}
