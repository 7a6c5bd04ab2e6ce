import {
  Banknote,
  BellRing,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CreditCard,
  Flag,
  Inbox,
  LayoutDashboard,
  Mails,
  MessageSquare,
  ReceiptIndianRupee,
  Scale,
  Search,
  Send,
  Settings,
  Tags,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import type { Role } from '../../../contract/endpoint.ts';
import type { IconType } from '../../ui/icon.tsx';
import type { appMessages } from './app-messages.ts';

type Texts = (typeof appMessages)['en'];
type Label = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts];

export interface MenuEntry {
  to: string;
  icon: IconType;
  label: Label;
  /** A shorter label for the bottom of a phone. */
  short?: Label;
  /** Another path whose pages belong to this entry. */
  also?: string;
  /** Left out at the bottom of a phone, where the account menu has it. */
  sidebarOnly?: true;
  /** Shows how many messages are unread. */
  countsUnread?: true;
}

const settings: MenuEntry = {
  to: '/settings',
  icon: Settings,
  label: 'settings',
  sidebarOnly: true,
};

/** The entries of each role's sidebar. */
export const menuOf: Record<Role, MenuEntry[]> = {
  user: [
    { to: '/dashboard/user', icon: LayoutDashboard, label: 'dashboard', short: 'homeShort' },
    { to: '/user/jobs', icon: Search, label: 'findJobs', short: 'jobs' },
    { to: '/user/saved', icon: Bookmark, label: 'savedJobs', sidebarOnly: true },
    { to: '/user/alerts', icon: BellRing, label: 'alerts', sidebarOnly: true },
    { to: '/user/applications', icon: Send, label: 'applications', short: 'applied' },
    { to: '/user/messages', icon: MessageSquare, label: 'messages', countsUnread: true },
    { to: '/user/profile', icon: UserRound, label: 'profile', also: '/profile/edit' },
    { to: '/user/subscription', icon: CreditCard, label: 'subscription', sidebarOnly: true },
    settings,
  ],
  hr: [
    { to: '/dashboard/hr', icon: LayoutDashboard, label: 'dashboard', short: 'homeShort' },
    { to: '/hr/postings', icon: BriefcaseBusiness, label: 'postings', also: '/hr/jobs/' },
    { to: '/hr/applications', icon: Inbox, label: 'applications' },
    { to: '/hr/candidates', icon: Users, label: 'candidates' },
    { to: '/hr/messages', icon: MessageSquare, label: 'messages', countsUnread: true },
    { to: '/hr/interviews', icon: CalendarClock, label: 'interviews', sidebarOnly: true },
    { to: '/hr/team', icon: UsersRound, label: 'team', sidebarOnly: true },
    { to: '/hr/profile', icon: Building2, label: 'companyProfile', sidebarOnly: true },
    { to: '/hr/subscription', icon: CreditCard, label: 'subscription', sidebarOnly: true },
    settings,
  ],
  admin: [
    { to: '/dashboard/admin', icon: LayoutDashboard, label: 'dashboard', short: 'homeShort' },
    { to: '/admin/users', icon: Users, label: 'users', short: 'usersShort' },
    { to: '/admin/hr-accounts', icon: UsersRound, label: 'hrAccounts', short: 'hrShort' },
    { to: '/admin/companies', icon: Building2, label: 'companyChecks', sidebarOnly: true },
    { to: '/admin/contact', icon: Mails, label: 'contactMessages', short: 'messages' },
    { to: '/admin/message-reports', icon: Flag, label: 'messageReports', short: 'reports' },
    { to: '/admin/appeals', icon: Scale, label: 'appeals', sidebarOnly: true },
    { to: '/admin/payments', icon: Banknote, label: 'payments', sidebarOnly: true },
    { to: '/admin/subscriptions', icon: CreditCard, label: 'subscriptions', sidebarOnly: true },
    { to: '/admin/plans', icon: Tags, label: 'plans', sidebarOnly: true },
    { to: '/admin/invoices', icon: ReceiptIndianRupee, label: 'invoices', sidebarOnly: true },
    { to: '/admin/search', icon: Search, label: 'searchWords', sidebarOnly: true },
    settings,
  ],
};

/** The entries at the bottom of a phone. */
export const bottomMenuOf = (role: Role): MenuEntry[] =>
  menuOf[role].filter(({ sidebarOnly }) => !sidebarOnly);
