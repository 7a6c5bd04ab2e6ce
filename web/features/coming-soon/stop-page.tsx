import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { NeedsScripts } from '../../lib/forms/needs-scripts.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { HangCard } from '../../ui/card.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { comingSoonMessages } from './messages.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Where the link of a mail leads. A button does it, because mail programs open links by themselves. */
export default function StopPage() {
  const t = useMessages(comingSoonMessages);
  const language = useLanguage();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [isStopped, setStopped] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function stop(event: FormEvent) {
    event.preventDefault();
    setProblem('');
    setBusy(true);
    try {
      await api('POST /barong/public/feature_waits/removal', { body: { token } });
      setStopped(true);
    } catch (error) {
      setProblem(errorText(error, language));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="gutter-public mx-auto max-w-form py-8 md:py-14">
      <title>{`${t.stopTitle} · Vritti`}</title>
      <HangCard rekha flush className="grid gap-5 p-4 md:p-8">
        <h1 className="text-h1">{isStopped ? t.stopped : t.stopTitle}</h1>
        <output className="text-body text-ink-2">
          {isStopped ? t.stoppedText : token ? t.stopText : t.stopBroken}
        </output>
        {problem ? (
          <NoticeBar tone="danger" role="alert">
            {problem}
          </NoticeBar>
        ) : null}
        {token && !isStopped ? (
          <form method="post" onSubmit={(event) => void stop(event)}>
            <NeedsScripts />
            <Button type="submit" size="lg" wide busy={isBusy}>
              {t.stop}
            </Button>
          </form>
        ) : null}
        <LinkButton to="/" variant="secondary" wide>
          {t.returnHome}
        </LinkButton>
      </HangCard>
    </div>
  );
}
