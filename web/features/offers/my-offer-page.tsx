import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { MyOffer } from '../../../contract/offers.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { useMessages } from '../../lib/messages.ts';
import { useIdInPath } from '../../lib/links/id-in-path.ts';
import {
  AppliedTo,
  ForCandidatePage,
  ToApplication,
} from '../../parts/applications/for-candidate.tsx';
import { OfferFacts } from '../../parts/offers/offer-facts.tsx';
import { Button } from '../../ui/button.tsx';
import { HangCard } from '../../ui/card.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { FileLink } from '../../ui/panels/file-link.tsx';
import { AcceptDialog, DeclineOfferDialog } from './answer-dialogs.tsx';
import { myOfferMessages } from './messages.ts';

const KEY = 'my-offer';

/** An offer for its candidate: the terms, the letter, and the buttons to accept or decline. */
export default function MyOfferPage() {
  const t = useMessages(myOfferMessages);
  const id = useIdInPath();
  const query = useReading('GET /barong/resource/my/offers/:id', {
    key: [KEY, id],
    params: { id },
    staleTime: 0,
    meta: { news: ['applications'] },
  });
  return (
    <ForCandidatePage query={query} title={t.open} words={t}>
      {(offer) => <OfferDetails key={offer.id} offer={offer} />}
    </ForCandidatePage>
  );
}

function OfferDetails({ offer }: { offer: MyOffer }) {
  const t = useMessages(myOfferMessages);
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const { id, application_id, state, job, company, note, answer_note } = offer;
  const refetch = useRefetch([KEY, id]);
  const dialog = {
    id,
    company: company.name,
    onClose: () => setAsked(null),
    // Also called when an answer was refused because the offer had changed, so it is refetched then
    // too.
    onDone: refetch,
  };
  return (
    <>
      <h1 className="text-h1">{t[state]}</h1>
      {state === 'open' ? <p>{t.congratulations(company.name, job.title)}</p> : null}
      <HangCard rekha className="grid gap-4">
        <AppliedTo job={job} company={company} />
        <OfferFacts offer={offer} />
        {note ? <p className="whitespace-pre-line">{t.note(company.name, note)}</p> : null}
        {answer_note ? <p className="whitespace-pre-line">{t.ownNote(answer_note)}</p> : null}
        <FileLink
          to={offer.letter_url}
          variant="secondary"
          icon={FileText}
          className="justify-self-start"
        >
          {t.letter}
        </FileLink>
        {state === 'open' ? (
          <div className="flex flex-wrap gap-2.5 max-md:flex-col">
            <Button onClick={() => setAsked('accept')}>{t.accept}</Button>
            <Button variant="secondary" onClick={() => setAsked('decline')}>
              {t.decline}
            </Button>
          </div>
        ) : null}
      </HangCard>
      <NoticeBar tone="info">{t.neverPay}</NoticeBar>
      <div>
        <ToApplication id={application_id}>{t.application}</ToApplication>
      </div>
      {asked === 'accept' ? <AcceptDialog {...dialog} /> : null}
      {asked === 'decline' ? <DeclineOfferDialog {...dialog} /> : null}
    </>
  );
}
