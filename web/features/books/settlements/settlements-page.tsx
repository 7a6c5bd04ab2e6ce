import { dateText } from '../../../../contract/format/dates.ts';
import { paise, rupeesText } from '../../../../contract/money/paise.ts';
import type { Settlement } from '../../../../contract/money/settlements.ts';
import { listAddress } from '../../../lib/lists/list-address.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable, Td, Tr } from '../../../ui/lists/data-table.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { useSettlements } from './calls.ts';
import { settlementMessages } from './messages.ts';

const settlementsList = listAddress({ path: '/admin/settlements', filters: {} });

/** What the gateway has paid out to the operator's bank. */
export default function SettlementsPage() {
  const t = useMessages(settlementMessages);
  const list = useListAddress(settlementsList);
  const { search, page } = list.address;
  const query = useSettlements({ search, page });
  return (
    <ListPage
      title={t.settlements}
      intro={t.settlementsIntro}
      back={{ to: '/admin/differences', label: t.differences }}
      list={list}
      query={query}
      rowsOf={(found) => found.settlements}
      search={{ label: t.searchSettlements }}
      count={t.countSettlements}
      failed={t.failed}
      none={{ title: t.noSettlements, text: t.noSettlementsText }}
      noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.showAll }}
    >
      {(settlements) => <Settlements settlements={settlements} />}
    </ListPage>
  );
}

function Settlements({ settlements }: { settlements: readonly Settlement[] }) {
  const t = useMessages(settlementMessages);
  const language = useLanguage();
  return (
    <DataTable
      framed
      caption={t.settlements}
      cardsBelow="lg"
      head={[t.number, t.day, t.reference, { end: t.lines }, { end: t.fees }, { end: t.net }]}
    >
      {settlements.map((settlement) => (
        <Tr key={settlement.id}>
          <Td className="font-medium break-all">{settlement.id}</Td>
          <Td label={t.day}>{dateText(settlement.settled_at, language)}</Td>
          <Td label={t.reference} className="break-all">
            {settlement.utr ?? '–'}
          </Td>
          <Td label={t.lines} align="end">
            <span className="flex flex-wrap items-center justify-end gap-2">
              {settlement.unbooked > 0 ? (
                <Badge tone="danger">{t.unbooked(settlement.unbooked)}</Badge>
              ) : null}
              {settlement.lines}
            </span>
          </Td>
          <Td label={t.fees} align="end">
            {rupeesText(paise(settlement.fee_paise))}
          </Td>
          <Td label={t.net} align="end">
            {rupeesText(paise(settlement.net_paise))}
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}
