import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { securityMessages } from './security/security-messages.ts';

/** Stands in place of what could not be read, with another try. */
export function NotLoaded({ isBusy, onAgain }: { isBusy: boolean; onAgain: () => void }) {
  const t = useMessages(securityMessages);
  return (
    <NoticeBar
      tone="danger"
      action={
        <Button size="sm" variant="secondary" busy={isBusy} onClick={onAgain}>
          {t.tryAgain}
        </Button>
      }
    >
      {t.notLoaded}
    </NoticeBar>
  );
}
