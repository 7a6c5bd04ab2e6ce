import { clsx } from 'clsx';
import { FileCheck2 } from 'lucide-react';
import type { MyApplication } from '../../../../contract/applications.ts';
import { isOfferOver } from '../../../../contract/offers/offer-states.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { OfferBadge } from '../../../parts/offers/offer-badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { trackerMessages } from './tracker-messages.ts';

/** The state of the offer, with a link to its page; nothing if there is none. */
export function MyOffer({ application: { offer } }: { application: MyApplication }) {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  if (!offer) return null;
  const isOpen = offer.state === 'open';
  const joins = t.joinsOn(dateText(offer.joining_on, language));
  const days: Partial<Record<typeof offer.state, string>> = {
    open: t.answerBy(dateText(offer.valid_until, language)),
    accepted: joins,
    joined: joins,
  };
  const day = days[offer.state];
  return (
    <section
      aria-label={t.offer}
      className={clsx(
        'grid gap-2.5 rounded-lg border border-l-4 border-line p-3.5',
        !isOfferOver(offer.state) && 'border-l-ok',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <OfferBadge state={offer.state} />
        {day ? <span className="note">{day}</span> : null}
      </div>
      <LinkButton
        size="sm"
        variant={isOpen ? 'primary' : 'secondary'}
        icon={FileCheck2}
        className="justify-self-start"
        to={`/user/offers/${offer.id}`}
      >
        {isOpen ? t.readOffer : t.seeOffer}
      </LinkButton>
    </section>
  );
}
