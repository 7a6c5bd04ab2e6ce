import type { MyOffer } from '../../../contract/offers.ts';
import { amountText, statedPay } from '../../../contract/offers/offer-pay.ts';
import { offerWords } from '../../../contract/offers/offer-words.ts';
import { workTerms } from '../../../contract/offers/work-terms.ts';
import { dateText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { offerMessages } from './offer-messages.ts';
import { dotted } from '../../lib/format/separator.ts';

type ShownOffer = Pick<MyOffer, 'terms' | 'valid_until'>;

/** The terms of an offer: pay, position, dates and duties; `short` has those that matter for a decision. */
export function OfferFacts({ offer, short = false }: { offer: ShownOffer; short?: boolean }) {
  const t = useMessages(offerMessages);
  const language = useLanguage();
  const words = offerWords[language];
  const { terms, valid_until } = offer;
  const { pay_period, variable_inr } = terms;
  const variable = words.paid[pay_period](amountText(variable_inr, pay_period));
  const pay = dotted([
    ...statedPay(terms, language),
    ...(variable_inr > 0 ? [t.variablePart(variable)] : []),
  ]);
  const few: [string, string | null][] = [
    [words.designation, terms.designation],
    [t.pay, pay],
    [words.joining, dateText(terms.joining_on, language)],
    [words.place, terms.place],
    [t.until, dateText(valid_until, language)],
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-body xs:grid-cols-[minmax(0,8.5rem)_minmax(50%,1fr)]">
      {[...few, ...(short ? [] : workTerms(terms, language))].map(([name, text]) =>
        text ? (
          <div key={name} className="contents">
            <dt className="note max-xs:mt-1 xs:pt-px">{name}</dt>
            <dd className="break-words whitespace-pre-line tabular-nums">{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
