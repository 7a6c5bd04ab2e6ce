import { useState } from 'react';
import { PORTAL } from '../../../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
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
      <title>{`${t.title} · ${PORTAL}`}</title>
      <header className="grid justify-items-start gap-1">
        <BackLink to="/hr/postings">{t.back}</BackLink>
        <h1 className="text-h1">{t.title}</h1>
        <p className="max-w-prose text-body text-ink-2">{t.intro}</p>
      </header>
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
