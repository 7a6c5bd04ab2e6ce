import { Share2 } from 'lucide-react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import { companiesMessages } from './messages.ts';

/** The system's own share sheet where there is one, otherwise the address in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages(companiesMessages);

  async function share() {
    const url = location.href;
    if ('share' in navigator) {
      // Closing the sheet rejects, but is not a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await copy(url);
      toast({ title: t.copied, description: t.copiedText, variant: 'success' });
    } catch {
      toast({ title: t.copyFailed, variant: 'destructive' });
    }
  }

  return (
    <Button variant="secondary" icon={Share2} onClick={() => void share()}>
      {t.share}
    </Button>
  );
}

/** Rejects where pages may not write to the clipboard, such as without https. */
async function copy(text: string) {
  await navigator.clipboard.writeText(text);
}
