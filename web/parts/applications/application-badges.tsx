import {
  CalendarClock,
  Check,
  Eye,
  FileCheck2,
  Inbox,
  MessageCircleOff,
  PartyPopper,
  Send,
  Undo2,
  X,
} from 'lucide-react';
import type { ApplicationStatus, MyApplication } from '../../../contract/applications.ts';
import { isOfferOver } from '../../../contract/offers/offer-states.ts';
import { applicationStatusLabels, trackerStatusLabels } from '../labels.ts';
import { useLanguage } from '../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { IconType } from '../../ui/icon.tsx';

type Look = [tone: BadgeTone, icon: IconType];
type TrackerStatus = MyApplication['tracker_status'];

const trackerLooks: Record<TrackerStatus, Look> = {
  Applied: ['info', Send],
  Interviewing: ['meet', CalendarClock],
  'Offer Extended': ['ok-solid', FileCheck2],
  Rejected: ['danger', X],
  'No Answer': ['outline', MessageCircleOff],
  Withdrawn: ['outline', Undo2],
};

const looks: Record<ApplicationStatus, Look> = {
  pending: ['info', Inbox],
  reviewing: ['brand', Eye],
  interview: ['meet', CalendarClock],
  offered: ['ok-solid', FileCheck2],
  hired: ['ok-solid', PartyPopper],
  accepted: ['ok', Check],
  rejected: ['danger', X],
  unanswered: ['outline', MessageCircleOff],
  withdrawn: ['outline', Undo2],
};

interface TrackerBadgeProps {
  status: TrackerStatus;
  /** Where it is known; one that no longer stands is not shown as a success. */
  offer?: MyApplication['offer'];
}

/** An application's status in the tracker's words. */
export function TrackerBadge({ status, offer }: TrackerBadgeProps) {
  const [usual, icon] = trackerLooks[status];
  const tone = status === 'Offer Extended' && offer && isOfferOver(offer.state) ? 'outline' : usual;
  return (
    <Badge tone={tone} icon={icon}>
      {trackerStatusLabels[useLanguage()][status]}
    </Badge>
  );
}

/** An application's status in the company's words. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {applicationStatusLabels[useLanguage()][status]}
    </Badge>
  );
}
