import { Pause, Play, RefreshCw, Trash2 } from 'lucide-react';
import type { JobFeed } from '../../../../../contract/jobs/job-feeds.ts';
import { momentText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { DialogButton } from '../../../../ui/overlays/dialog-button.tsx';
import { usePauseFeed, useRemoveFeed } from './feed-calls.ts';
import { feedMessages } from './feed-messages.ts';
import { useFeedReading } from './use-feed-reading.ts';
import { dotted } from '../../../../lib/format/separator.ts';

/** The address and state of the feed, with the actions on it. */
export function FeedCard({ feed, onChange }: { feed: JobFeed; onChange: () => void }) {
  const t = useMessages(feedMessages);
  const language = useLanguage();
  const facts = [
    t.openJobs(feed.open_jobs),
    feed.read_at === null ? null : t.lastRead(momentText(feed.read_at, language)),
    feed.next_read_at === null ? null : t.nextRead(momentText(feed.next_read_at, language)),
  ];
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">{feed.address}</h2>
      <p className="note">{dotted(facts)}</p>
      {feed.paused_at === null ? null : <NoticeBar>{t.isPaused}</NoticeBar>}
      {feed.failures > 0 ? <NoticeBar tone="danger">{t.failing(feed.failures)}</NoticeBar> : null}
      <MayDo call="POST /barong/resource/job_feed/runs" least="recruiter">
        <FeedActions feed={feed} onChange={onChange} />
      </MayDo>
    </Card>
  );
}

function FeedActions({ feed, onChange }: { feed: JobFeed; onChange: () => void }) {
  const t = useMessages(feedMessages);
  const isPaused = feed.paused_at !== null;
  const reading = useFeedReading();
  const pausing = usePauseFeed({ failed: t.notPaused });
  const removing = useRemoveFeed({ failed: t.notPaused, done: t.removed });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={RefreshCw}
        busy={reading.isBusy}
        busyLabel={t.reading}
        onClick={() => void reading.run(false)}
      >
        {t.readNow}
      </Button>
      <Button
        variant="secondary"
        icon={isPaused ? Play : Pause}
        busy={pausing.isBusy}
        onClick={() => void pausing.run(!isPaused)}
      >
        {isPaused ? t.resume : t.pause}
      </Button>
      <Button variant="secondary" onClick={onChange}>
        {t.change}
      </Button>
      <DialogButton label={t.remove} variant="quiet" icon={Trash2}>
        {(close) => (
          <ConfirmDialog
            onClose={close}
            title={t.removeTitle}
            description={t.removeText}
            confirmLabel={t.remove}
            keeps
            danger
            busy={removing.isBusy}
            onConfirm={() => void removing.run().then((isGone) => isGone && close())}
          />
        )}
      </DialogButton>
    </div>
  );
}
