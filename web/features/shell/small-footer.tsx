import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { shellMessages } from './messages.ts';

export function SmallFooter() {
  const t = useMessages(shellMessages);
  const links = [
    ['/terms', t.terms],
    ['/privacy', t.privacy],
    ['/contact', t.contact],
    ['/privacy#grievance', t.grievance],
    ['/accessibility', t.accessibility],
  ] as const;
  return (
    // Balanced, so that no link stands alone on a second line.
    <footer className="gutter py-4 text-center text-balance">
      {links.map(([to, text]) => (
        <Link
          key={to}
          to={to}
          className="mx-3 inline-flex min-h-11 min-w-11 items-center justify-center note hover:text-ink hover:underline"
        >
          {text}
        </Link>
      ))}
    </footer>
  );
}
