import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import {
  useContactShareWith,
  useSharingWith,
} from '../../../parts/contact-sharing/contact-sharing-calls.ts';
import { contactSharingMessages } from '../../../parts/contact-sharing/contact-sharing-messages.ts';
import { Button } from '../../../ui/button.tsx';

/** Whether the company has the seeker's number and address, since when, and how to change that. */
export function ContactStrip({ company }: { company: { id: number; name: string } }) {
  const t = useMessages(contactSharingMessages);
  const language = useLanguage();
  const { data } = useContactShareWith(company.id);
  const { share, isBusy } = useSharingWith(company);
  // Its place is there from the start, so that the messages below do not move.
  if (!data) return <div className="min-h-12 border-b border-line bg-surface" />;
  const open = data.contact_shares.find(({ ended_at }) => ended_at === null);
  return (
    <section
      aria-label={t.heading}
      className="flex min-h-12 items-center gap-3 border-b border-line bg-surface px-4 py-1 text-caption text-ink-2"
    >
      <p className="min-w-0 flex-1">
        {t.heading}:{' '}
        {open ? t.shared(company.name, dateText(open.shared_at, language)) : t.hidden(company.name)}
      </p>
      <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void share(!open)}>
        {open ? t.stop : t.share}
      </Button>
    </section>
  );
}
