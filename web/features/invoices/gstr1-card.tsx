import { useLanguage, useMessages } from '../../lib/messages.ts';
import { SaveLink } from '../../ui/files/saving.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { SectionCard } from '../../ui/panels/section-card.tsx';
import { fetchTable, useGstr1 } from './calls.ts';
import { invoicePagesMessages } from './messages.ts';
import { monthName } from './months.ts';

/** The tables of a month's return, each as a file; without a month, how to get them. */
export function Gstr1Card({ month }: { month: string | undefined }) {
  const t = useMessages(invoicePagesMessages);
  const language = useLanguage();
  return (
    <SectionCard
      title={t.gstr1}
      note={month ? t.gstr1Text(monthName(month, language)) : t.gstr1Pick}
    >
      {month ? <Tables month={month} /> : null}
    </SectionCard>
  );
}

function Tables({ month }: { month: string }) {
  const t = useMessages(invoicePagesMessages);
  return (
    <Loaded query={useGstr1(month)} failed={t.gstr1Failed}>
      {({ tables }) => (
        <ul className="grid">
          {tables.map(({ section, rows }) => (
            <li
              key={section}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <span>
                {t[section]} <span className="note">{t.rows(rows)}</span>
              </span>
              <SaveLink name={t.saveOf(section)} fetch={() => fetchTable(month, section)} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
