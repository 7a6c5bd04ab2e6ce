import { useState } from 'react';
import { type ActionFunctionArgs, data, useActionData, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { takeLinkToken, useLinkToken } from '../../lib/links/link-token.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { kindNames } from '../../parts/notifications/notification-kinds.ts';
import { load, refusalOf } from '../../lib/api/page-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { stopMessages } from './stop-messages.ts';
import { NarrowPage } from '../../ui/panels/narrow-page.tsx';

const REMOVAL = 'POST /barong/public/notification_mails/removal';

/** Whether the link itself is wrong; anything else may go well the next time. */
const isOfLink = (error: unknown) => error instanceof ApiError && error.is('request.invalid_value');

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  // The address holds the token until scripts take it out.
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * Mail programs post here by themselves, with the token in the address (RFC 8058); people press the button, which
 * sends the form. Neither needs a session.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const ofAddress = new URL(request.url).searchParams.get('token');
  const token = ofAddress ?? new URLSearchParams(await request.text()).get('token') ?? '';
  try {
    const { kind, alert } = await load(context, REMOVAL, {
      body: { token },
    });
    return data({ kind, alert, failure: '' }, { status: 200 });
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const { error, init } = refusal;
    return data({ kind: null, alert: null, failure: isOfLink(error) ? '' : error.message }, init);
  }
}

/** The page at the link in a mail. It needs a click, because mail programs open links by themselves. */
export default function StopPage() {
  const t = useMessages(stopMessages);
  const names = kindNames[useLanguage()];
  const [answer, setAnswer] = useState(useActionData<typeof action>());
  const [params] = useSearchParams();
  const stopped = answer?.kind ?? null;
  const ofLink = useLinkToken('token');
  // Before scripts run, or without them, the token is still in the address.
  const token = ofLink ?? params.get('token');
  const form = useContractForm(REMOVAL, {
    start: {},
    posted: answer?.failure ? { mistakes: {}, failure: answer.failure } : undefined,
    // A form submitted before scripts loaded is sent again before the token is known.
    body: () => ({ token: ofLink ?? takeLinkToken('token') }),
    onSaved: ({ kind, alert }) => setAnswer({ kind, alert, failure: '' }),
    refused: (error) => {
      if (!isOfLink(error)) return undefined;
      setAnswer({ kind: null, alert: null, failure: '' });
      return true;
    },
  });
  const isBroken = token === '' || (answer?.kind === null && !answer.failure);
  const title = stopped ? t.stopped : isBroken ? t.failed : t.title;
  const stoppedText = (kind: string) =>
    typeof answer?.alert === 'string' ? t.alertEnded(answer.alert) : t.stoppedText(kind);
  return (
    <NarrowPage title={title}>
      <p className="text-body text-ink-2">
        {stopped ? stoppedText(names[stopped]) : isBroken ? t.broken : t.text}
      </p>
      {stopped || isBroken ? null : (
        <Form form={form} action="/notifications/stop" className="grid gap-5">
          <input type="hidden" name="token" value={token ?? ''} />
          <Button {...form.button} size="lg" wide>
            {t.stop}
          </Button>
        </Form>
      )}
      <LinkButton to="/settings?section=notifications" variant="secondary" wide>
        {t.settings}
      </LinkButton>
    </NarrowPage>
  );
}
