import { clsx } from 'clsx';
import { FileCheck2, FileText, Undo2, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import type { Offer } from '../../../../contract/offers.ts';
import { isOfferOver } from '../../../../contract/offers/offer-states.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { OfferBadge } from '../../../parts/offers/offer-badge.tsx';
import { OfferFacts } from '../../../parts/offers/offer-facts.tsx';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { FileLink } from '../../../ui/panels/file-link.tsx';
import { OFFERS, OfferDialog } from './offer-dialog.tsx';
import { JoiningDialog, WithdrawOfferDialog } from './offer-word-dialogs.tsx';
import { offersMessages } from './offers-messages.ts';

/** The offer to a candidate beside the application, with those before it. */
export function CompanyOffer({ application }: { application: Application }) {
  const t = useMessages(offersMessages);
  const query = useReading('GET /barong/resource/offers', {
    key: [OFFERS, application.id],
    query: { application_id: application.id },
    staleTime: 0,
    meta: { news: ['applications'] },
  });
  const state = query.data?.offers[0]?.state;
  const isOver = state !== undefined && isOfferOver(state);
  // Until a decision can no longer be undone, a first offer in it is no row, and nobody should make another.
  const isGoingOut = application.held !== null && query.data?.offers.length === 0;
  return (
    <section
      aria-label={t.title}
      hidden={isGoingOut}
      className={clsx(
        'grid gap-3 rounded-lg border border-l-4 border-line p-3.5',
        !isOver && 'border-l-ok',
      )}
    >
      <Loaded query={query} failed={t.failed} shapes={['h-5 w-40', 'h-20']}>
        {({ offers: [newest, ...earlier] }) => (
          <>
            {newest ? <Newest offer={newest} /> : null}
            <Actions application={application} newest={newest} />
            <Earlier offers={earlier} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Newest({ offer }: { offer: Offer }) {
  const t = useMessages(offersMessages);
  const language = useLanguage();
  return (
    <>
      <div>
        <OfferBadge state={offer.state} />
      </div>
      <OfferFacts offer={offer} short />
      {offer.answer_note ? <p className="text-small">{t.answered(offer.answer_note)}</p> : null}
      {offer.state === 'accepted' && !offer.joining_is_due ? (
        <p className="note">{t.joinsOn(dateText(offer.joining_on, language))}</p>
      ) : null}
      <FileLink
        size="sm"
        variant="quiet"
        icon={FileText}
        to={offer.letter_url}
        className="justify-self-start"
      >
        {t.letter}
      </FileLink>
    </>
  );
}

type OpenDialog = 'offer' | 'withdraw' | 'joined' | 'not_joined';

interface ActionsProps {
  application: Application;
  newest: Offer | undefined;
}

function Actions({ application, newest }: ActionsProps) {
  const t = useMessages(offersMessages);
  const language = useLanguage();
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const close = () => setAsked(null);
  const state = newest?.state;
  // A revised offer goes out in a moment, unless it is undone.
  const isHeld = application.held !== null;
  const mayOffer = application.status === 'offered' && state !== 'accepted';
  return (
    <div className="flex flex-wrap gap-2.5">
      {newest?.joining_is_due ? (
        <MayDo call="POST /barong/resource/offers/:id/joining" least="recruiter">
          <Button size="sm" icon={UserCheck} onClick={() => setAsked('joined')}>
            {t.joinedButton}
          </Button>
          <Button size="sm" variant="secondary" icon={UserX} onClick={() => setAsked('not_joined')}>
            {t.notJoinedButton}
          </Button>
        </MayDo>
      ) : null}
      {mayOffer ? (
        <MayDo call="POST /barong/resource/applications/offers" least="recruiter">
          <Button
            size="sm"
            variant="secondary"
            icon={FileCheck2}
            disabled={isHeld}
            onClick={() => setAsked('offer')}
          >
            {state === 'open' ? t.change : newest ? t.again : t.make}
          </Button>
        </MayDo>
      ) : null}
      {state === 'open' ? (
        <MayDo call="POST /barong/resource/offers/:id/withdrawal" least="recruiter">
          <Button
            size="sm"
            variant="quiet"
            icon={Undo2}
            disabled={isHeld}
            onClick={() => setAsked('withdraw')}
          >
            {t.withdraw}
          </Button>
        </MayDo>
      ) : null}
      {asked === 'offer' ? (
        <OfferDialog
          application={application}
          before={newest}
          onClose={close}
          onUndone={() => setAsked('offer')}
        />
      ) : null}
      {newest && asked === 'withdraw' ? (
        <WithdrawOfferDialog id={newest.id} onClose={close} />
      ) : null}
      {newest && (asked === 'joined' || asked === 'not_joined') ? (
        <JoiningDialog
          id={newest.id}
          name={personName(application.user.username, language)}
          joined={asked === 'joined'}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Earlier({ offers }: { offers: readonly Offer[] }) {
  const t = useMessages(offersMessages);
  const language = useLanguage();
  if (offers.length === 0) return null;
  return (
    <ul className="grid gap-1.5 border-t border-dashed border-line pt-3 text-small">
      {offers.map((offer) => (
        <li key={offer.id} className="flex flex-wrap items-center gap-2">
          <FileLink size="sm" variant="quiet" icon={FileText} to={offer.letter_url}>
            {t.earlier(offer.version)}
          </FileLink>
          <span className="text-ink-2">{dateText(offer.created_at, language)}</span>
          <OfferBadge state={offer.state} />
        </li>
      ))}
    </ul>
  );
}
