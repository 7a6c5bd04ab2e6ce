import { clsx } from 'clsx';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import {
  useContactShareWith,
  useSharingWith,
} from '../../../parts/contact-sharing/contact-sharing-calls.ts';
import { contactSharingMessages } from '../../../parts/contact-sharing/contact-sharing-messages.ts';
import { Button } from '../../../ui/button.tsx';

interface ContactStripProps {
  company: { id: number; name: string };
  /** A strip above the thread, or a part of the column beside it. */
  look: 'strip' | 'part';
}

/** Whether the company has the seeker's number and address, since when, and how to change that. */
export function ContactStrip({ company, look }: ContactStripProps) {
  const t = useMessages(contactSharingMessages);
  const language = useLanguage();
  const { data } = useContactShareWith(company.id);
  const { run: share, isBusy } = useSharingWith(company);
  // Its space is reserved from the start, so that the messages below do not move.
  if (!data)
    return look === 'part' ? null : <div className="min-h-12 border-b border-line bg-surface" />;
  const open = data.contact_shares.find(({ ended_at }) => ended_at === null);
  return (
    <section
      aria-label={t.heading}
      className={clsx(
        'flex text-ink-2',
        look === 'strip'
          ? 'min-h-12 items-center gap-3 border-b border-line bg-surface px-4 py-1 text-caption'
          : 'flex-col items-start gap-2 border-t border-line pt-4 text-small',
      )}
    >
      <p className={clsx('min-w-0', look === 'strip' && 'flex-1')}>
        {t.heading}:{' '}
        {open ? t.shared(company.name, dateText(open.shared_at, language)) : t.hidden(company.name)}
      </p>
      <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void share(!open)}>
        {open ? t.stop : t.share}
      </Button>
    </section>
  );
}
