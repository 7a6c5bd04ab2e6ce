import {
  AlarmClock,
  BellRing,
  CalendarClock,
  CircleHelp,
  CirclePause,
  ClipboardList,
  Eye,
  EyeOff,
  FileCheck2,
  Handshake,
  Hourglass,
  Inbox,
  KeyRound,
  MessageSquare,
  MonitorSmartphone,
  Undo2,
} from 'lucide-react';
import type { NotificationKind } from '../../../contract/notifications.ts';
import type { IconType } from '../../ui/icon.tsx';

/** The icon of each kind of notification. */
export const kindIcons: Record<NotificationKind, IconType> = {
  application_decided: ClipboardList,
  answered_late: ClipboardList,
  job_hidden: EyeOff,
  job_alert: BellRing,
  saved_job_closing: Hourglass,
  job_to_confirm: CircleHelp,
  job_paused: CirclePause,
  interview: CalendarClock,
  interview_reminder: AlarmClock,
  offer: FileCheck2,
  answers_due: Hourglass,
  new_application: Inbox,
  application_withdrawn: Undo2,
  profile_viewed: Eye,
  contact_asked: Handshake,
  contact_agreed: Handshake,
  message: MessageSquare,
  new_device: MonitorSmartphone,
  failed_second_step: KeyRound,
};
