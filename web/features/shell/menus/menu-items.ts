import {
  Banknote,
  BellRing,
  BookText,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  ChartColumn,
  CreditCard,
  Flag,
  Inbox,
  Landmark,
  LayoutDashboard,
  Mail,
  Mails,
  Megaphone,
  MessageSquare,
  MessageSquareWarning,
  Quote,
  ReceiptIndianRupee,
  Scale,
  ScrollText,
  ShieldAlert,
  ShieldUser,
  Search,
  Send,
  Settings,
  Tags,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import type { AdminRole } from '../../../../contract/admin/admin-roles.ts';
import type { Role } from '../../../../contract/endpoint.ts';
import type { TeamRole } from '../../../../contract/team/team-roles.ts';
import { forCall } from '../../../parts/admins/admin-calls.ts';
import { readersOfContact } from '../../../parts/admins/open-grievances.ts';
import type { IconType } from '../../../ui/icon.tsx';
import type { appMessages } from '../app-messages.ts';

type Texts = (typeof appMessages)['en'];
export type Label = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts];

export interface MenuEntry {
  to: string;
  icon: IconType;
  label: Label;
  /** A shorter label for the bottom of a phone. */
  short?: Label;
  /** The heading in the sidebar above this entry and the others that name it. */
  section?: Label;
  /** Other paths whose pages belong to this entry. */
  also?: readonly string[];
  /** Left out at the bottom of a phone, because the account menu has it. */
  sidebarOnly?: true;
  /** The path of the entry that is marked instead at the bottom of a phone; by default none is. */
  within?: string;
  /** Shows the number of unread messages, or of open grievances. */
  counts?: 'unread' | 'grievances';
  /** The admin roles that the page is for; an owner sees all pages. */
  admins?: readonly AdminRole[];
  /** The lowest team role that the page is for. */
  team?: TeamRole;
}

const home = {
  icon: LayoutDashboard,
  label: 'dashboard',
  short: 'homeShort',
  also: ['/notifications'],
} satisfies Omit<MenuEntry, 'to'>;

const settings: MenuEntry = {
  to: '/settings',
  icon: Settings,
  label: 'settings',
  sidebarOnly: true,
};

/** The entries of each role's sidebar. */
export const menuOf: Record<Role, MenuEntry[]> = {
  user: [
    { ...home, to: '/dashboard/user' },
    { to: '/user/jobs', icon: Search, label: 'findJobs', short: 'jobs' },
    {
      to: '/user/saved',
      icon: Bookmark,
      label: 'savedJobs',
      sidebarOnly: true,
      within: '/user/jobs',
    },
    {
      to: '/user/alerts',
      icon: BellRing,
      label: 'alerts',
      sidebarOnly: true,
      within: '/user/jobs',
    },
    {
      to: '/user/applications',
      icon: Send,
      label: 'applications',
      short: 'applied',
      also: ['/user/insights', '/user/interviews/', '/user/offers/'],
    },
    { to: '/user/messages', icon: MessageSquare, label: 'messages', counts: 'unread' },
    {
      to: '/user/profile',
      icon: UserRound,
      label: 'profile',
      also: ['/profile/edit', '/user/resume-builder', '/user/sharing', '/user/views'],
    },
    {
      to: '/user/subscription',
      icon: CreditCard,
      label: 'subscription',
      also: ['/user/invoices'],
      sidebarOnly: true,
      within: '/user/profile',
    },
    { ...settings, within: '/user/profile' },
  ],
  hr: [
    { ...home, to: '/dashboard/hr' },
    { to: '/hr/postings', icon: BriefcaseBusiness, label: 'postings', also: ['/hr/jobs/'] },
    { to: '/hr/applications', icon: Inbox, label: 'applications' },
    { to: '/hr/candidates', icon: Users, label: 'candidates' },
    { to: '/hr/messages', icon: MessageSquare, label: 'messages', counts: 'unread' },
    {
      to: '/hr/interviews',
      icon: CalendarClock,
      label: 'interviews',
      sidebarOnly: true,
      within: '/hr/applications',
    },
    {
      to: '/hr/letters',
      icon: Mail,
      label: 'letters',
      sidebarOnly: true,
      within: '/hr/applications',
    },
    { to: '/hr/figures', icon: ChartColumn, label: 'figures', sidebarOnly: true },
    { to: '/hr/team', icon: UsersRound, label: 'team', sidebarOnly: true },
    { to: '/hr/profile', icon: Building2, label: 'companyProfile', sidebarOnly: true },
    { to: '/hr/subscription', icon: CreditCard, label: 'subscription', sidebarOnly: true },
    {
      to: '/hr/invoices',
      icon: ReceiptIndianRupee,
      label: 'invoices',
      sidebarOnly: true,
      team: 'owner',
    },
    settings,
  ],
  admin: [
    { ...home, to: '/dashboard/admin' },
    {
      to: '/admin/users',
      icon: Users,
      label: 'users',
      section: 'people',
      short: 'usersShort',
      admins: forCall('GET /barong/admin/users', ['support', 'moderator', 'data_protection']),
    },
    {
      to: '/admin/hr-accounts',
      icon: UsersRound,
      label: 'hrAccounts',
      section: 'people',
      short: 'hrShort',
      admins: forCall('GET /admin/hr_accounts', ['support', 'moderator', 'data_protection']),
    },
    {
      to: '/admin/team',
      icon: ShieldUser,
      label: 'admins',
      section: 'people',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/admins', []),
    },
    {
      to: '/admin/companies',
      icon: Building2,
      label: 'companyChecks',
      section: 'toDecide',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/company_checks', ['moderator']),
    },
    {
      to: '/admin/contact',
      icon: Mails,
      label: 'contactMessages',
      section: 'toDecide',
      short: 'messages',
      admins: readersOfContact,
    },
    {
      to: '/admin/contact?topic=grievance',
      icon: MessageSquareWarning,
      label: 'grievances',
      section: 'toDecide',
      sidebarOnly: true,
      counts: 'grievances',
      admins: readersOfContact,
    },
    {
      to: '/admin/reports',
      icon: Flag,
      label: 'reports',
      section: 'toDecide',
      admins: forCall('GET /barong/admin/reports', ['moderator']),
    },
    {
      to: '/admin/message-reports',
      icon: Flag,
      label: 'messageReports',
      section: 'toDecide',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/message_reports', ['moderator']),
    },
    {
      to: '/admin/appeals',
      icon: Scale,
      label: 'appeals',
      section: 'toDecide',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/appeals', ['moderator']),
    },
    {
      to: '/admin/testimonials',
      icon: Quote,
      label: 'testimonials',
      section: 'toDecide',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/testimonials', []),
    },
    {
      to: '/admin/advertisements',
      icon: Megaphone,
      label: 'advertisements',
      section: 'toDecide',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/advertisements', ['finance', 'moderator']),
    },
    {
      to: '/admin/payments',
      icon: Banknote,
      label: 'payments',
      section: 'money',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/payments', ['finance']),
    },
    {
      to: '/admin/differences',
      icon: Landmark,
      label: 'differences',
      section: 'money',
      also: ['/admin/settlements'],
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/differences', ['finance']),
    },
    {
      to: '/admin/subscriptions',
      icon: CreditCard,
      label: 'subscriptions',
      section: 'money',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/subscriptions', ['finance']),
    },
    {
      to: '/admin/plans',
      icon: Tags,
      label: 'plans',
      section: 'money',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/plans', ['finance']),
    },
    {
      to: '/admin/invoices',
      icon: ReceiptIndianRupee,
      label: 'invoices',
      section: 'money',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/invoices', ['finance']),
    },
    {
      to: '/admin/breaches',
      icon: ShieldAlert,
      label: 'breaches',
      section: 'records',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/breaches', ['data_protection']),
    },
    {
      to: '/admin/audit',
      icon: ScrollText,
      label: 'audit',
      section: 'records',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/audit_entries', ['data_protection']),
    },
    {
      to: '/admin/legal',
      icon: BookText,
      label: 'legalTexts',
      section: 'records',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/legal_versions', ['data_protection']),
    },
    {
      to: '/admin/search',
      icon: Search,
      label: 'searchWords',
      section: 'records',
      sidebarOnly: true,
      admins: forCall('GET /barong/admin/search_synonyms', ['moderator']),
    },
    { ...settings, to: '/admin/settings', section: 'records' },
  ],
};
