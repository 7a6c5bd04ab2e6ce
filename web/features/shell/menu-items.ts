import {
  Bookmark,
  BriefcaseBusiness,
  Building2,
  Inbox,
  LayoutDashboard,
  Mails,
  Search,
  Send,
  Settings,
  UserRound,
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
  /** Shorter, for the five places at the bottom of a phone. */
  short?: Label;
  /** Pages elsewhere in the address that belong to this entry. */
  also?: string;
  /** Too much for the bottom of a phone; there it stands in the account menu. */
  sidebarOnly?: true;
}

const settings: MenuEntry = {
  to: '/settings',
  icon: Settings,
  label: 'settings',
  sidebarOnly: true,
};

/** What each role finds in the sidebar. */
export const menuOf: Record<Role, MenuEntry[]> = {
  user: [
    { to: '/dashboard/user', icon: LayoutDashboard, label: 'dashboard', short: 'homeShort' },
    { to: '/user/jobs', icon: Search, label: 'findJobs', short: 'jobs' },
    { to: '/user/saved', icon: Bookmark, label: 'savedJobs', short: 'saved' },
    { to: '/user/applications', icon: Send, label: 'applications', short: 'applied' },
    { to: '/user/profile', icon: UserRound, label: 'profile', also: '/profile/edit' },
    settings,
  ],
  hr: [
    { to: '/dashboard/hr', icon: LayoutDashboard, label: 'dashboard', short: 'homeShort' },
    { to: '/hr/postings', icon: BriefcaseBusiness, label: 'postings', also: '/hr/jobs/' },
    { to: '/hr/applications', icon: Inbox, label: 'applications' },
    { to: '/hr/profile', icon: Building2, label: 'companyProfile', short: 'company' },
    settings,
  ],
  admin: [
    { to: '/dashboard/admin', icon: LayoutDashboard, label: 'dashboard', short: 'homeShort' },
    { to: '/admin/contact', icon: Mails, label: 'contactMessages', short: 'messages' },
    { to: '/admin/search', icon: Search, label: 'searchWords' },
    settings,
  ],
};

/** What of it stands at the bottom of a phone. */
export const bottomMenuOf = (role: Role): MenuEntry[] =>
  menuOf[role].filter(({ sidebarOnly }) => !sidebarOnly);
