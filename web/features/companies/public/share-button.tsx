import { Share2 } from 'lucide-react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { companiesMessages } from './messages.ts';

/** The system's own share sheet where there is one, otherwise the address in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages(companiesMessages);

  async function share() {
    const url = location.href;
    if ('share' in navigator) {
      // Closing the sheet rejects the promise, but is not a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copyText(url, t);
  }

  return (
    <Button variant="secondary" icon={Share2} onClick={() => void share()}>
      {t.share}
    </Button>
  );
}
