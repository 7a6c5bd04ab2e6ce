import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dateText, momentText } from '../../../contract/format/dates.ts';
import type { PaymentHistory } from '../../../contract/money/books.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileLink } from '../../ui/panels/file-link.tsx';
import { useAnotherTry } from './calls.ts';
import { booksMessages } from './messages.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { bookWords } from './words.ts';
import { DOT, dotted } from '../../lib/format/separator.ts';

/** Looks up the name of a value from the server, such as an account of the books. */
function useNames(): (word: string) => string {
  const names: Readonly<Record<string, string>> = useMessages(bookWords);
  return (word) => names[word] ?? word;
}

interface SectionProps {
  title: string;
  /** Shown while there is nothing. */
  none: string;
  children: ReactNode[];
}

function Section({ title, none, children }: SectionProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-h2">{title}</h2>
      {children.length === 0 ? (
        <p className="text-body text-ink-2">{none}</p>
      ) : (
        <Card as="ul" flush className="divide-y divide-line">
          {children}
        </Card>
      )}
    </section>
  );
}

const LINE = 'flex flex-wrap items-center gap-x-4 gap-y-2 p-3.5';

export function Refunds({ refunds }: Pick<PaymentHistory, 'refunds'>) {
  const t = useMessages(booksMessages);
  const named = useNames();
  const language = useLanguage();
  const retry = useAnotherTry({ failed: t.notSentAgain, done: t.sentAgain });
  const [transferring, setTransferring] = useState<PaymentHistory['refunds'][number]>();
  return (
    <>
      <Section title={t.refunds} none={t.none}>
        {refunds.map((refund) => (
          <li key={refund.id} className={LINE}>
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-body font-medium tabular-nums">
                {rupeesText(paise(refund.amount_paise))}
              </p>
              <p className="note break-words">
                {dotted([
                  dateText(refund.created_at, language),
                  refund.asked_by === null ? t.notByAdmin : t.byAdmin(refund.asked_by),
                  refund.reason,
                  refund.tries > 1 ? t.tries(refund.tries) : null,
                  refund.transfer_reference === null
                    ? null
                    : t.transferredAs(
                        dateText(refund.transferred_on ?? '', language),
                        refund.transfer_reference,
                        refund.transferred_by ?? t.accountGone,
                      ),
                ])}
              </p>
            </div>
            <Badge tone={refund.state === 'failed' ? 'danger' : 'outline'}>
              {named(
                refund.transfer_reference === null
                  ? `refund_${refund.state}`
                  : 'refund_transferred',
              )}
            </Badge>
            {refund.state === 'failed' ? (
              <Button size="sm" variant="quiet" onClick={() => setTransferring(refund)}>
                {t.transfer}
              </Button>
            ) : null}
            {refund.state === 'failed' ? (
              <Button
                size="sm"
                variant="secondary"
                busy={retry.isBusy}
                onClick={() => void retry.run(refund.id)}
              >
                {t.tryAgain}
              </Button>
            ) : null}
          </li>
        ))}
      </Section>
      {transferring ? (
        <TransferDialog refund={transferring} onClose={() => setTransferring(undefined)} />
      ) : null}
    </>
  );
}

export function Documents({ documents }: Pick<PaymentHistory, 'documents'>) {
  const t = useMessages(booksMessages);
  const named = useNames();
  const language = useLanguage();
  return (
    <Section title={t.documents} none={t.noDocuments}>
      {documents.map((document) => (
        <li key={document.id} className={LINE}>
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-body font-medium">{document.number}</p>
            <p className="note">
              {named(document.kind)}
              {DOT}
              {dateText(document.issued_at, language)}
              {DOT}
              {rupeesText(paise(document.total_paise))}
            </p>
          </div>
          <FileLink
            size="sm"
            variant="quiet"
            icon={FileText}
            to={document.pdf_url}
            aria-label={t.openDocument(document.number)}
          >
            {t.pdf}
          </FileLink>
        </li>
      ))}
    </Section>
  );
}

export function Movements({ movements }: Pick<PaymentHistory, 'movements'>) {
  const t = useMessages(booksMessages);
  const named = useNames();
  const language = useLanguage();
  return (
    <Section title={t.movements} none={t.none}>
      {movements.map((movement) => (
        <li key={movement.id} className={LINE}>
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-body font-medium">{named(movement.kind)}</p>
            <p className="note">
              {t.fromTo(named(movement.from_account), named(movement.to_account))}
              {DOT}
              {momentText(movement.moved_at, language)}
            </p>
          </div>
          <span className="text-body tabular-nums">{rupeesText(paise(movement.amount_paise))}</span>
        </li>
      ))}
    </Section>
  );
}

export function Events({ events }: Pick<PaymentHistory, 'events'>) {
  const t = useMessages(booksMessages);
  const language = useLanguage();
  return (
    <Section title={t.events} none={t.noEvents}>
      {events.map((event) => (
        <li key={event.id} className={LINE}>
          <span className="min-w-0 flex-1 basis-48 text-body break-words">{event.kind}</span>
          <span className="note">{momentText(event.received_at, language)}</span>
        </li>
      ))}
    </Section>
  );
}
