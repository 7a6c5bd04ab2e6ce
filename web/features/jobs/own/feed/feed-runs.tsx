import { feedProblemLabels } from '../../../../../contract/jobs/feed-problems.ts';
import type { JobFeedRun } from '../../../../../contract/jobs/job-feeds.ts';
import { momentText } from '../../../../lib/format/format.ts';
import { listAddress } from '../../../../lib/lists/list-address.ts';
import { useListAddress } from '../../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { CardList } from '../../../../ui/lists/card-list.tsx';
import { List } from '../../../../ui/lists/list.tsx';
import { ImportTable } from '../import/import-table.tsx';
import { useFeedRuns } from './feed-calls.ts';
import { feedMessages } from './feed-messages.ts';
import { useFeedReading } from './use-feed-reading.ts';
import { dotted } from '../../../../lib/format/separator.ts';

const feedList = listAddress({ path: '/hr/jobs/feed', filters: {} });

/** What each reading did, newest first. */
export function FeedRuns() {
  const t = useMessages(feedMessages);
  const list = useListAddress(feedList);
  const query = useFeedRuns(list.address.page);
  const isFirstPage = list.address.page === 1;
  return (
    <section aria-labelledby="feed-runs" className="grid gap-3">
      <h2 id="feed-runs" className="text-h3">
        {t.runs}
      </h2>
      <List
        list={list}
        query={query}
        rowsOf={(found) => found.runs}
        shape="h-24 rounded-lg"
        failed={t.runsFailed}
        none={{ title: t.noRuns, text: '' }}
      >
        {(runs) => (
          <CardList rows={runs}>
            {(run) => <Run run={run} isLast={isFirstPage && run === runs[0]} />}
          </CardList>
        )}
      </List>
    </section>
  );
}

function Run({ run, isLast }: { run: JobFeedRun; isLast: boolean }) {
  const t = useMessages(feedMessages);
  const language = useLanguage();
  const { counts } = run;
  const said = [
    counts.new > 0 ? t.newJobs(counts.new) : null,
    counts.changed > 0 ? t.changed(counts.changed) : null,
    counts.reopened > 0 ? t.reopened(counts.reopened) : null,
    counts.left > 0 ? t.left(counts.left) : null,
    counts.known > 0 ? t.known(counts.known) : null,
    counts.wrong > 0 ? t.wrong(counts.wrong) : null,
    counts.same + counts.closed > 0 ? t.same(counts.same + counts.closed) : null,
  ];
  const text = {
    read: dotted(said),
    unchanged: t.noChange,
    failed: run.reason === null ? '' : feedProblemLabels[language][run.reason],
  }[run.outcome];
  return (
    <Card className="grid gap-2">
      <h3 className="note">{momentText(run.at, language)}</h3>
      <p className={run.outcome === 'failed' ? 'text-body text-danger-ink' : 'text-body'}>{text}</p>
      {isLast && run.reason === 'shrunk' ? (
        <MayDo call="POST /barong/resource/job_feed/runs" least="recruiter">
          <CloseOthers />
        </MayDo>
      ) : null}
      {run.rows.length > 0 ? (
        <details>
          <summary className="link min-h-11 cursor-pointer py-2 text-small">{t.rows}</summary>
          <ImportTable rows={run.rows} isDone />
        </details>
      ) : null}
    </Card>
  );
}

/** Reads the feed even though most of its jobs have left it, and so closes them. */
function CloseOthers() {
  const t = useMessages(feedMessages);
  const reading = useFeedReading();
  return (
    <div>
      <Button
        variant="secondary"
        busy={reading.isBusy}
        busyLabel={t.reading}
        onClick={() => void reading.run(true)}
      >
        {t.closeThem}
      </Button>
    </div>
  );
}
