import { useState } from 'react';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { forgetLinkToken, takeLinkToken, useLinkToken } from '../../lib/links/link-token.ts';
import { useMessages } from '../../lib/messages.ts';
import { NeedsScripts } from '../../lib/forms/needs-scripts.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { comingSoonMessages } from './messages.ts';
import { NarrowPage } from '../../ui/panels/narrow-page.tsx';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The page at the link in a mail. It needs a click, because mail programs open links by themselves. */
export default function StopPage() {
  const t = useMessages(comingSoonMessages);
  const token = useLinkToken('token');
  const hasToken = token !== '';
  const [isStopped, setStopped] = useState(false);
  const form = useContractForm('POST /barong/public/feature_waits/removal', {
    start: {},
    // A form submitted before scripts loaded is sent again before `token` is known.
    body: () => ({ token: token ?? takeLinkToken('token') }),
    onSaved: () => {
      forgetLinkToken('token');
      setStopped(true);
    },
  });

  return (
    <NarrowPage title={isStopped ? t.stopped : t.stopTitle}>
      <output className="text-body text-ink-2">
        {isStopped ? t.stoppedText : hasToken ? t.stopText : t.stopBroken}
      </output>
      {hasToken && !isStopped ? (
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
    </NarrowPage>
  );
}
