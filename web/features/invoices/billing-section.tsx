import { useState } from 'react';
import type { BillingDetails } from '../../../contract/money/invoices.ts';
import { stateName } from '../../../contract/money/gst-states.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { BillingForm } from './billing-form.tsx';
import { useBilling } from './calls.ts';
import { invoiceMessages } from './invoice-messages.ts';

/** The billing details of the signed-in seeker, or of their company, with the form to change them. */
export function BillingSection() {
  const t = useMessages(invoiceMessages);
  return (
    <SectionCard title={t.billing} note={t.billingText}>
      <Loaded query={useBilling()} failed={t.billingFailed} shapes={['h-24']}>
        {({ billing }) => <Billing billing={billing} />}
      </Loaded>
    </SectionCard>
  );
}

function Billing({ billing }: { billing: BillingDetails | null }) {
  const t = useMessages(invoiceMessages);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <BillingForm billing={billing} onClose={() => setOpen(false)} />;
  return (
    <>
      {billing ? <Details billing={billing} /> : <Nothing />}
      <div>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {billing ? t.change : t.add}
        </Button>
      </div>
    </>
  );
}

function Nothing() {
  const t = useMessages(invoiceMessages);
  const isCompany = useSession()?.user?.role === 'hr';
  return <p className="text-body">{isCompany ? t.billingNoneCompany : t.billingNone}</p>;
}

function Details({ billing }: { billing: BillingDetails }) {
  const { name, address, pin, state, gstin } = billing;
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  return (
    <address className="grid gap-0.5 break-words not-italic">
      <strong>{name}</strong>
      <span>{address}</span>
      <span>{`${stateName(state, language)} ${pin}`}</span>
      {gstin ? <span>{`${t.gstin}: ${gstin}`}</span> : null}
    </address>
  );
}
