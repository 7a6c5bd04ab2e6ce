import { type ActionFunctionArgs, data, useActionData, useSearchParams } from 'react-router';
import { useLinkToken } from '../../lib/links/link-token.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { kindNames } from '../../parts/notifications/notification-kinds.ts';
import { load, refusalOf } from '../../lib/api/page-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { stopMessages } from './stop-messages.ts';
import { NarrowPage } from '../../ui/panels/narrow-page.tsx';

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  // The address holds the token until scripts take it out.
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * Mail programs post here by themselves, with the token in the address (RFC 8058); people press the
 * button, and the form has it. Neither needs a session.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const ofAddress = new URL(request.url).searchParams.get('token');
  const token = ofAddress ?? new URLSearchParams(await request.text()).get('token') ?? '';
  try {
    const { kind, alert } = await load(context, 'POST /barong/public/notification_mails/removal', {
      body: { token },
    });
    return data({ kind, alert }, { status: 200 });
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    return data({ kind: null, alert: null }, refusal.init);
  }
}

/** Where the link of a mail leads; a button does it, because mail programs open links by themselves. */
export default function StopPage() {
  const t = useMessages(stopMessages);
  const names = kindNames[useLanguage()];
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const stopped = answer?.kind ?? null;
  // Before scripts come, or without them, it is still in the address.
  const token = useLinkToken('token') ?? params.get('token');
  const isBroken = token === '' || answer?.kind === null;
  const title = stopped ? t.stopped : isBroken ? t.failed : t.title;
  const stoppedText = (kind: string) =>
    typeof answer?.alert === 'string' ? t.alertEnded(answer.alert) : t.stoppedText(kind);
  return (
    <NarrowPage title={title}>
      <p className="text-body text-ink-2">
        {stopped ? stoppedText(names[stopped]) : isBroken ? t.broken : t.text}
      </p>
      {stopped || isBroken ? null : (
        <form method="post" action="/notifications/stop">
          <input type="hidden" name="token" value={token ?? ''} />
          <Button type="submit" size="lg" wide>
            {t.stop}
          </Button>
        </form>
      )}
      <LinkButton to="/settings?section=notifications" variant="secondary" wide>
        {t.settings}
      </LinkButton>
    </NarrowPage>
  );
}
