import { data, type LoaderFunctionArgs, useLocation } from 'react-router';
import { announcedAt } from '../../../contract/announced/announced.ts';
import { pageContext } from '../../lib/api/page-context.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { comingSoonMessages } from './messages.ts';
import { NotifyForm } from './notify-form.tsx';
import { NarrowPage } from '../../ui/panels/narrow-page.tsx';

export { action } from './notify-action.ts';
export { postedHeaders as headers } from '../../lib/forms/posted.ts';
/** Search engines should not list it: there is nothing there yet. */
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** A page that an owner has hidden does not exist. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const hidden = context.get(pageContext).hiddenPages;
  if (hidden.includes(announcedAt(pathname)?.path ?? '')) throw data(null, { status: 404 });
  return null;
}

/**
 * An announced page: contract/announced/announced.ts lists them, and every other address is 404.
 */
export default function ComingSoonPage() {
  const t = useMessages(comingSoonMessages);
  const { pathname } = useLocation();
  return (
    <NarrowPage title={t.title}>
      <p className="text-body text-ink-2">
        {t.text} <code className="break-all text-ink">{pathname}</code>
      </p>
      <NotifyForm path={pathname} />
      <LinkButton to="/" variant="secondary" wide>
        {t.returnHome}
      </LinkButton>
    </NarrowPage>
  );
}
