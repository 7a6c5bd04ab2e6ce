import { clsx } from 'clsx';
import { Link } from 'react-router';
import { siteNames } from '../../../contract/portal-settings/social-sites.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { useMessages, useRootFacts } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Logo } from '../../ui/logo.tsx';
import { shellMessages } from './messages.ts';
import { ThemeSwitch } from './menus/visitor-settings.tsx';

export function PublicFooter() {
  const t = useMessages(shellMessages);
  const isGuest = !useSession()?.user;
  const forGuests = (to: string, text: string): FooterLink[] => (isGuest ? [[to, text]] : []);
  return (
    <footer className="border-t border-line bg-surface">
      <div className="gutter-public mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-6 py-8 max-xs:grid-cols-1 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-8 md:py-10">
        <div className="max-md:col-span-full md:max-w-[34ch]">
          <div className="flex flex-wrap items-center justify-between gap-4 md:grid md:justify-items-start">
            <Logo label={PORTAL} />
            <p className="w-full note max-md:order-last">{t.promise}</p>
            <ThemeSwitch />
          </div>
          <SocialLinks />
        </div>
        <FooterLinks
          head={t.seekersHead}
          links={[
            ['/jobs', t.findJobs],
            ['/companies', t.companies],
            ['/salary-guide', t.salaryGuide],
            ['/career-advice', t.careerAdvice],
            ['/resources', t.resources],
            ...forGuests('/auth/register?type=user', t.createAccount),
          ]}
        />
        <FooterLinks
          head={t.employersHead}
          links={[
            ['/post-job', t.postJob],
            ['/hr-solutions', t.hrSolutions],
            ...forGuests('/auth/register?type=hr', t.createAccount),
          ]}
        />
        <FooterLinks
          head={t.aboutHead}
          wide
          links={[
            ['/about', t.about],
            ['/contact', t.contact],
            ['/privacy', t.privacy],
            ['/terms', t.terms],
            ['/privacy#grievance', t.grievance],
            ['/transparency', t.transparency],
            ['/accessibility', t.accessibility],
          ]}
        />
      </div>
    </footer>
  );
}

/** Links to the operator's own pages on social networks, if there are any. */
function SocialLinks() {
  const t = useMessages(shellMessages);
  const { socialLinks } = useRootFacts();
  if (socialLinks.length === 0) return null;
  return (
    <ul aria-label={t.elsewhere} className="mt-4 flex flex-wrap gap-x-4">
      {socialLinks.map(({ site, url }) => (
        <li key={site}>
          <a
            href={url}
            rel="me noopener"
            className="inline-flex min-h-11 min-w-11 items-center md:pointer-fine:min-h-9 note hover:text-ink hover:underline"
          >
            {siteNames[site]}
          </a>
        </li>
      ))}
    </ul>
  );
}

type FooterLink = [to: string, text: string];

interface FooterLinksProps {
  head: string;
  links: FooterLink[];
  /** Puts the links in two columns on a phone. */
  wide?: boolean;
}

function FooterLinks({ head, links, wide }: FooterLinksProps) {
  return (
    <nav aria-label={head} className={clsx(wide && 'max-md:col-span-full')}>
      <h2 className="text-body font-strong">{head}</h2>
      <ul
        className={clsx(
          'mt-2',
          wide && 'grid grid-cols-2 gap-x-4 max-xs:grid-cols-1 md:grid-cols-1',
        )}
      >
        {links.map(([to, text]) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center note hover:text-ink hover:underline md:pointer-fine:min-h-9"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
