import { useState } from 'react';
import { dateText } from '../../../contract/format/dates.ts';
import { paise, readRupees, rupeesText } from '../../../contract/money/paise.ts';
import { planFeatures, planName } from '../../../contract/money/plan-words.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { plans as endpoints } from '../../../contract/money/plans.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { PageHead } from '../../ui/panels/page-head.tsx';
import { useFreshBooks, usePlans } from './calls.ts';
import { booksMessages } from './messages.ts';
import { DOT } from '../../lib/format/separator.ts';

type SoldPlan = Answer<(typeof endpoints)['GET /barong/admin/plans']>['plans'][number];

/** What is sold at which price, with all prices at which it was bought. */
export default function PlansPage() {
  const t = useMessages(booksMessages);
  const query = usePlans();
  const [changed, setChanged] = useState<SoldPlan>();
  return (
    <div className="grid gap-6 *:min-w-0">
      <PageHead title={t.plans} intro={t.plansIntro} />
      <Loaded query={query} failed={t.loadFailed}>
        {({ plans }) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} onChange={() => setChanged(plan)} />
            ))}
          </ul>
        )}
      </Loaded>
      {changed ? <PriceDialog plan={changed} onClose={() => setChanged(undefined)} /> : null}
    </div>
  );
}

function PlanCard({ plan, onChange }: { plan: SoldPlan; onChange: () => void }) {
  const t = useMessages(booksMessages);
  const language = useLanguage();
  const name = `${planName(plan.level, language)}, ${t[plan.period]}`;
  return (
    <Card as="li" className="grid grid-rows-[auto_1fr_auto] gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{name}</h2>
        {plan.price_paise > 0 ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t.changePriceOf(name)}
            onClick={onChange}
          >
            {t.changePrice}
          </Button>
        ) : null}
      </div>
      <ul className="note">
        {planFeatures(plan.level, language).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ul aria-label={t.versionsOf(name)} className="grid">
        {plan.versions.map((version) => (
          <li
            key={version.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 last:pb-0"
          >
            <span className="text-body font-medium tabular-nums">
              {rupeesText(paise(version.price_paise))}
            </span>
            <span className="note">
              {version.sold_until === null
                ? t.soldSince(dateText(version.sold_from, language))
                : t.soldBetween(
                    dateText(version.sold_from, language),
                    dateText(version.sold_until, language),
                  )}
              {plan.price_paise > 0 ? `${DOT}${t.subscribers(version.subscribers)}` : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PriceDialog({ plan, onClose }: { plan: SoldPlan; onClose: () => void }) {
  const t = useMessages(booksMessages);
  const language = useLanguage();
  const form = useContractForm('PUT /barong/admin/plans/:id', {
    params: { id: plan.id },
    start: { price_paise: String(plan.price_paise / 100) },
    body: ({ price_paise }) => ({ price_paise: readRupees(price_paise) ?? 0 }),
    check: ({ price_paise }) => ({
      price_paise: readRupees(price_paise) === null ? t.noAmount : undefined,
    }),
    blames: 'price_paise',
    saved: t.priceChanged,
    onSaved: onClose,
    onAnswer: useFreshBooks(),
  });
  return (
    <FormDialog
      title={t.changePriceOf(`${planName(plan.level, language)}, ${t[plan.period]}`)}
      description={t.changePriceText}
      form={form}
      sendLabel={t.changePrice}
      onClose={onClose}
    >
      <TextField
        {...form.field('price_paise')}
        label={t.newPrice}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
