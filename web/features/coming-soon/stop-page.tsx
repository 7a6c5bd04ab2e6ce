import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { NeedsScripts } from '../../lib/forms/needs-scripts.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { HangCard } from '../../ui/card.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { comingSoonMessages } from './messages.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Where the link of a mail leads. A button does it, because mail programs open links by themselves. */
export default function StopPage() {
  const t = useMessages(comingSoonMessages);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [isStopped, setStopped] = useState(false);
  const form = useContractForm('POST /barong/public/feature_waits/removal', {
    start: {},
    body: () => ({ token }),
    onSaved: () => setStopped(true),
  });

  return (
    <div className="gutter-public mx-auto max-w-form py-8 md:py-14">
      <title>{`${t.stopTitle} · Vritti`}</title>
      <HangCard rekha flush className="grid gap-5 p-4 md:p-8">
        <h1 className="text-h1">{isStopped ? t.stopped : t.stopTitle}</h1>
        <output className="text-body text-ink-2">
          {isStopped ? t.stoppedText : token ? t.stopText : t.stopBroken}
        </output>
        {token && !isStopped ? (
          <Form form={form} className="grid gap-5">
            <NeedsScripts />
            <Button {...form.button} size="lg" wide>
              {t.stop}
            </Button>
          </Form>
        ) : null}
        <LinkButton to="/" variant="secondary" wide>
          {t.returnHome}
        </LinkButton>
      </HangCard>
    </div>
  );
}
