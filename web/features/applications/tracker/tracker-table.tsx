import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { MyApplication } from '../../../../contract/applications.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { CompanyTile } from '../../../parts/companies/company-tile.tsx';
import { DataTable, Td, Th, Tr } from '../../../ui/lists/data-table.tsx';
import { TrackerBadge } from '../../../parts/applications/application-badges.tsx';
import { lastChange } from '../../../parts/applications/last-change.ts';
import { lastChangeMessages } from '../../../parts/applications/last-change-messages.ts';
import { trackerMessages } from './tracker-messages.ts';

interface TrackerTableProps {
  applications: readonly MyApplication[];
  openId: number | null;
  hrefOf: (id: number) => string;
}

/** One row for each application; beside an open panel company and place move under the title. */
export function TrackerTable({ applications, openId, hrefOf }: TrackerTableProps) {
  const t = useMessages(trackerMessages);
  const words = useMessages(lastChangeMessages);
  const language = useLanguage();
  const wide = openId === null ? 'max-xl:hidden!' : 'hidden!';
  return (
    <Card flush className="overflow-hidden max-md:border-0 max-md:bg-transparent">
      <DataTable
        caption={t.title}
        className="max-md:[&_tbody]:p-0"
        head={
          <>
            <Th>{t.jobTitle}</Th>
            <Th className={wide}>{t.company}</Th>
            <Th className={wide}>{t.location}</Th>
            <Th>{t.dateApplied}</Th>
            <Th>{t.status}</Th>
            <Th className={openId === null ? undefined : 'lg:max-xl:hidden'}>{t.lastChange}</Th>
          </>
        }
      >
        {applications.map((application) => {
          const { id, job } = application;
          return (
            <Tr
              key={id}
              interactive
              selected={id === openId}
              className="max-xs:flex max-xs:flex-wrap max-md:grid-cols-[auto_1fr] max-md:gap-x-3"
            >
              <Td className="max-md:col-span-2 max-xs:w-full">
                <span className="flex min-w-0 items-center gap-3">
                  <CompanyTile id={job.company_id} name={job.company_name} size="sm" />
                  <span className="min-w-0">
                    <Link
                      to={hrefOf(id)}
                      replace
                      preventScrollReset
                      className="link-cover block font-strong text-ink max-md:text-h3"
                    >
                      {job.title}
                    </Link>
                    <span
                      className={clsx(
                        'block text-caption text-ink-2 max-md:text-small',
                        openId === null && 'xl:hidden',
                      )}
                    >
                      {job.company_name} · {job.location}
                    </span>
                    {job.state === 'active' ? null : (
                      <span className="block text-caption text-ink-2">{t.jobGone}</span>
                    )}
                  </span>
                </span>
              </Td>
              <Td className={wide}>{job.company_name}</Td>
              <Td className={wide}>{job.location}</Td>
              <Td
                label={t.dateApplied}
                className="whitespace-nowrap tabular-nums max-md:order-last max-md:col-span-2 max-xs:w-full"
              >
                {dateText(application.created_at, language)}
              </Td>
              <Td>
                <TrackerBadge status={application.tracker_status} />
              </Td>
              <Td
                className={clsx(
                  'text-ink-2 max-md:justify-end',
                  openId !== null && 'lg:max-xl:hidden',
                )}
              >
                <span className="max-w-64 max-md:text-right">
                  <span className="line-clamp-2">
                    {lastChange(application, words) || dateText(application.updated_at, language)}
                  </span>
                </span>
              </Td>
            </Tr>
          );
        })}
      </DataTable>
    </Card>
  );
}
