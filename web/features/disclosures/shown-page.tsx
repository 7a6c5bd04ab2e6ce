import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CardList } from '../../ui/lists/card-list.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { useDisclosures } from './calls.ts';
import { DisclosureCard } from './disclosure-card.tsx';
import { disclosureMessages } from './messages.ts';

const disclosuresList = listAddress({ path: '/user/shown', filters: {} });

/** What was shown of the seeker, to whom and when. */
export default function ShownPage() {
  const t = useMessages(disclosureMessages);
  const list = useListAddress(disclosuresList);
  const nothing = { title: t.none, text: t.noneText };
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      actions={
        <LinkButton to="/settings?section=your-data" variant="secondary">
          {t.settings}
        </LinkButton>
      }
      list={list}
      query={useDisclosures(list.address.page)}
      rowsOf={(found) => found.disclosures}
      shape="h-36 rounded-lg"
      failed={t.loadFailed}
      none={nothing}
      noneFits={nothing}
    >
      {(rows) => (
        <CardList
          rows={rows}
          keyOf={({ kind, company_name, job_title, at }) =>
            [kind, company_name, job_title, at].join()
          }
        >
          {(disclosure) => <DisclosureCard disclosure={disclosure} />}
        </CardList>
      )}
    </ListPage>
  );
}
