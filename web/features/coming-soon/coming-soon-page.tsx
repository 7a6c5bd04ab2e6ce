import { useLocation } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { HangCard } from '../../ui/card.tsx';
import { comingSoonMessages } from './messages.ts';
import { NotifyForm } from './notify-form.tsx';

/** There is nothing to be found here yet. */
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** An announced page: the list of them is contract/announced.ts; every other address is 404. */
export default function ComingSoonPage() {
  const t = useMessages(comingSoonMessages);
  const { pathname } = useLocation();
  return (
    <div className="gutter-public mx-auto max-w-form py-8 md:py-14">
      <title>{`${t.title} · Vritti`}</title>
      <HangCard rekha flush className="grid gap-5 p-4 md:p-8">
        <h1 className="text-h1">{t.title}</h1>
        <p className="text-body text-ink-2">
          {t.text} <code className="break-all text-ink">{pathname}</code>
        </p>
        <NotifyForm path={pathname} />
        <LinkButton to="/" variant="secondary" wide>
          {t.returnHome}
        </LinkButton>
      </HangCard>
    </div>
  );
}
