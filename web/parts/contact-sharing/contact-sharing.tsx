import { Eye, EyeOff } from 'lucide-react';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { useSharingWith } from './contact-sharing-calls.ts';
import { contactSharingMessages } from './contact-sharing-messages.ts';

interface Props {
  company: { id: number; name: string };
  /** Since when the company has them; null if it does not. */
  since: string | null;
  /** The resume that was sent is a file, whatever it contains. */
  hasResume?: boolean;
  onChanged: () => unknown;
}

/** Whether a company has the seeker's address and number, since when, and how to change that. */
export function ContactSharing({ company, since, hasResume = false, onChanged }: Props) {
  const t = useMessages(contactSharingMessages);
  const language = useLanguage();
  const { run: share, isBusy } = useSharingWith(company, onChanged);
  return (
    <section aria-label={t.heading} className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-body font-strong">{t.heading}</h3>
      <p className="note">
        {since ? t.shared(company.name, momentText(since, language)) : t.hidden(company.name)}{' '}
        {hasResume && !since ? t.resumeStays : null}
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={since ? EyeOff : Eye}
        busy={isBusy}
        className="justify-self-start"
        onClick={() => void share(since === null)}
      >
        {since ? t.stop : t.share}
      </Button>
    </section>
  );
}
