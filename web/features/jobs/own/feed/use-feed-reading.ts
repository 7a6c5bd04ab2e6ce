import { feedProblemLabels } from '../../../../../contract/jobs/feed-problems.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { useReadNow } from './feed-calls.ts';
import { feedMessages } from './feed-messages.ts';

/** Reads the feed now; a reading that changed nothing says why. */
export function useFeedReading() {
  const t = useMessages(feedMessages);
  const language = useLanguage();
  return useReadNow({
    failed: t.readFailed,
    done: ({ run: { reason } }) =>
      reason === null
        ? t.readDone
        : {
            title: t.readFailed,
            description: feedProblemLabels[language][reason],
            variant: 'destructive',
          },
  });
}
