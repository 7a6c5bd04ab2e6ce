import { useState } from 'react';
import { usePosted } from '../../lib/forms/posted.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { forgetLinkToken, takeLinkToken, useLinkToken } from '../../lib/links/link-token.ts';
import { linkStart } from '../../lib/links/pasted-link.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { PastedLink } from '../../ui/fields/pasted-link.tsx';
import { comingSoonMessages } from './messages.ts';
import { NarrowPage } from '../../ui/panels/narrow-page.tsx';

export { action } from './stop-action.ts';
export { postedHeaders as headers } from '../../lib/forms/posted.ts';
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The page at the link in a mail. It needs a click, because mail programs open links by themselves. */
export default function StopPage() {
  const t = useMessages(comingSoonMessages);
  const posted = usePosted<typeof linkStart>();
  const token = useLinkToken('token', posted?.values.link);
  const isBroken = token === '' || posted?.codes.includes('request.invalid_value');
  const [isStopped, setStopped] = useState(Boolean(posted?.outcome));
  const form = useContractForm('POST /barong/public/feature_waits/removal', {
    start: linkStart,
    posted,
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
        {isStopped ? t.stoppedText : isBroken ? t.stopBroken : t.stopText}
      </output>
      {isBroken || isStopped ? null : (
        <Form form={form} action="/notify-me/stop" className="grid gap-5">
          <PastedLink field={form.field('link')} />
          <Button {...form.button} size="lg" wide>
            {t.stop}
          </Button>
        </Form>
      )}
      <LinkButton to="/" variant="secondary" wide>
        {t.returnHome}
      </LinkButton>
    </NarrowPage>
  );
}
