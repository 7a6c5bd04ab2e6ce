import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { Role } from '../../../contract/endpoint.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { AccountMenu } from './menus/account-menu.tsx';
import { appMessages } from './app-messages.ts';
import { LanguageSwitch } from './menus/visitor-settings.tsx';

const searchPaths: Record<Role, string> = {
  user: '/user/jobs',
  hr: '/hr/find',
  admin: '/admin/find',
};

interface AppHeaderProps {
  role: Role;
  name: string;
  bell: ReactNode;
}

export function AppHeader({ role, name, bell }: AppHeaderProps) {
  const t = useMessages(appMessages);
  const roleNames = { user: t.seeker, hr: t.recruiter, admin: t.admin };
  const searchPath = searchPaths[role];
  const searchLabel = { user: t.searchJobs, hr: t.searchHiring, admin: t.searchAccounts }[role];
  return (
    <header className="sticky top-0 z-nav border-b border-line bg-surface max-xs:static">
      <div className="gutter mx-auto flex min-h-14 max-w-page flex-wrap group-has-data-wide/app:max-w-360 items-center gap-x-2 py-1.5 md:min-h-16 md:flex-nowrap md:gap-4">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-sm md:hidden">
          <Logo label={t.home} />
        </Link>
        <search className="w-full min-w-0 max-w-104 max-md:hidden">
          <Form action={searchPath}>
            <SearchField name="search" label={searchLabel} placeholder={searchLabel} small />
          </Form>
        </search>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-1 max-xs:gap-x-0 md:shrink-0 md:flex-nowrap md:gap-3">
          <IconLink icon={Search} label={searchLabel} to={searchPath} className="md:hidden" />
          <LanguageSwitch />
          <Badge tone="brand" className="max-md:hidden">
            {roleNames[role]}
          </Badge>
          {bell}
          <AccountMenu role={role} name={name} />
        </div>
      </div>
    </header>
  );
}
