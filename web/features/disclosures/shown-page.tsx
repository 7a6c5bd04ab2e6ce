import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { RecordPage } from '../../parts/your-data/record-page.tsx';
import { DisclosureCard } from './disclosure-card.tsx';
import { disclosureMessages } from './messages.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';

const useDisclosures = (page: number) =>
  useListOf('GET /barong/resource/disclosures', { key: ['disclosures'], query: { page } });

const disclosuresList = listAddress({ path: '/user/shown', filters: {} });

/** What was shown of the seeker, to whom and when. */
export default function ShownPage() {
  const t = useMessages(disclosureMessages);
  const list = useListAddress(disclosuresList);
  return (
    <RecordPage
      words={t}
      list={list}
      query={useDisclosures(list.address.page)}
      rowsOf={(found) => found.disclosures}
      keyOf={({ kind, company_name, job_title, at }) => [kind, company_name, job_title, at].join()}
    >
      {(disclosure) => <DisclosureCard disclosure={disclosure} />}
    </RecordPage>
  );
}
