import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { PageHead } from '../../../../ui/panels/page-head.tsx';
import { FORM_SHAPES, WithCompany } from '../form/with-company.tsx';
import { AddressForm } from './address-form.tsx';
import { FeedCard } from './feed-card.tsx';
import { useFeed } from './feed-calls.ts';
import { feedMessages } from './feed-messages.ts';
import { FeedRuns } from './feed-runs.tsx';

/** A company's jobs are read every day from a list at an address of its own. */
export default function FeedPage() {
  const t = useMessages(feedMessages);
  return (
    <div className="grid gap-4 xl:gap-5">
      <PageHead title={t.title} intro={t.intro} back={{ to: '/hr/postings', label: t.back }} />
      <WithCompany>{() => <Feed />}</WithCompany>
    </div>
  );
}

function Feed() {
  const t = useMessages(feedMessages);
  const query = useFeed();
  const [isChanging, setIsChanging] = useState(false);
  const close = () => setIsChanging(false);
  return (
    <Loaded query={query} failed={t.readFailed} shapes={FORM_SHAPES}>
      {({ feed }) =>
        feed === null ? (
          <AddressForm address="" onKept={close} />
        ) : (
          <>
            {isChanging ? (
              <AddressForm address={feed.address} onCancel={close} onKept={close} />
            ) : (
              <FeedCard feed={feed} onChange={() => setIsChanging(true)} />
            )}
            <FeedRuns />
          </>
        )
      }
    </Loaded>
  );
}
