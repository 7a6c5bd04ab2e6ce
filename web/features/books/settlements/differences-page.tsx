import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../../../contract/format/dates.ts';
import { paise, rupeesText } from '../../../../contract/money/paise.ts';
import type { Difference } from '../../../../contract/money/settlements.ts';
import { differenceStates } from '../../../../contract/money/difference-states.ts';
import { apiFile } from '../../../lib/api/api.ts';
import { listAddress, oneOf } from '../../../lib/lists/list-address.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SaveButton } from '../../../ui/files/saving.tsx';
import { DataTable, Td, Tr } from '../../../ui/lists/data-table.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { useDifferences } from './calls.ts';
import { settlementMessages } from './messages.ts';
import { NoteDialog } from './note-dialog.tsx';
import { ReportButton } from './report-button.tsx';

const differencesList = listAddress({
  path: '/admin/differences',
  filters: { state: oneOf(differenceStates) },
});

const tones: Record<Difference['state'], BadgeTone> = {
  open: 'danger',
  explained: 'outline',
  solved: 'ok',
};

/** Where the gateway's settlements differ from the payments here. */
export default function DifferencesPage() {
  const t = useMessages(settlementMessages);
  const list = useListAddress(differencesList);
  const { search, state, page } = list.address;
  const query = useDifferences({ search, state, page });
  const [broken, setBroken] = useState<readonly { line: number; column: string }[]>([]);
  return (
    <ListPage
      title={t.differences}
      intro={t.intro}
      actions={
        <div className="flex flex-wrap gap-2">
          <ReportButton onBroken={setBroken} />
          <LinkButton to="/admin/settlements" variant="secondary" icon={Landmark}>
            {t.settlements}
          </LinkButton>
          <SaveButton
            fetch={() =>
              apiFile('GET /barong/admin/differences/export.csv', { query: { search, state } })
            }
          />
        </div>
      }
      list={list}
      query={query}
      rowsOf={(found) => found.differences}
      search={{ label: t.search }}
      tabs={{
        label: t.state,
        tabs: [
          { ...list.choice({ state: undefined }), label: t.all },
          ...differenceStates.map((each) => ({ ...list.choice({ state: each }), label: t[each] })),
        ],
      }}
      heading={
        <>
          {broken.length > 0 ? <Broken problems={broken} /> : null}
          <output className="note">{t.count(query.data?.meta.total ?? 0)}</output>
        </>
      }
      failed={t.failed}
      none={{ title: t.none, text: t.noneText }}
      noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.showAll }}
    >
      {(differences) => <Differences differences={differences} />}
    </ListPage>
  );
}

function Broken({ problems }: { problems: readonly { line: number; column: string }[] }) {
  const t = useMessages(settlementMessages);
  return (
    <NoticeBar tone="danger" role="alert">
      {t.nothingKept}
      <ul className="list-disc pl-5">
        {problems.map(({ line, column }) => (
          <li key={line}>{t.brokenLine(line, column)}</li>
        ))}
      </ul>
    </NoticeBar>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useMessages(settlementMessages);
  const [explaining, setExplaining] = useState<Difference | null>(null);
  return (
    <>
      <DataTable
        framed
        caption={t.differences}
        cardsBelow="lg"
        head={[t.what, t.atGateway, { end: t.here }, { end: t.there }, t.day, t.state]}
      >
        {differences.map((difference) => (
          <Row
            key={difference.id}
            difference={difference}
            onExplain={() => setExplaining(difference)}
          />
        ))}
      </DataTable>
      {explaining ? (
        <NoteDialog difference={explaining} onClose={() => setExplaining(null)} />
      ) : null}
    </>
  );
}

const amountText = (amount: number | null) => (amount === null ? '–' : rupeesText(paise(amount)));

function Row({ difference, onExplain }: { difference: Difference; onExplain: () => void }) {
  const t = useMessages(settlementMessages);
  const language = useLanguage();
  const { kind, state, reference, payment_id, explained_at, explained_by, note } = difference;
  return (
    <Tr>
      <Td>
        <span className="grid max-w-md gap-0.5">
          <span className="font-medium">{t[kind]}</span>
          {state === 'open' ? (
            <span className="text-caption text-ink-2">{t[`${kind}_todo`]}</span>
          ) : null}
          {note && explained_at ? (
            <span className="text-caption break-words text-ink-2">
              {note} ({t.by(explained_by ?? t.someone, dateText(explained_at, language))})
            </span>
          ) : null}
        </span>
      </Td>
      <Td label={t.atGateway}>
        <span className="grid break-all">
          {reference}
          {payment_id === null ? null : (
            <Link to={`/admin/payments/${payment_id}`} className="link">
              {t.payment} {payment_id}
            </Link>
          )}
        </span>
      </Td>
      <Td label={t.here} align="end">
        {amountText(difference.expected_paise)}
      </Td>
      <Td label={t.there} align="end">
        {amountText(difference.found_paise)}
      </Td>
      <Td label={t.day}>{dateText(difference.at, language)}</Td>
      <Td label={t.state}>
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{t[state]}</Badge>
          {state === 'solved' ? null : (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${state === 'open' ? t.explain : t.explainAnew}: ${reference}`}
              onClick={onExplain}
            >
              {state === 'open' ? t.explain : t.explainAnew}
            </Button>
          )}
        </span>
      </Td>
    </Tr>
  );
}
