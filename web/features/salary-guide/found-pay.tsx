import type { SalaryGuide } from '../../../contract/jobs/salary-guide.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { experienceLevelLabels } from '../../parts/labels.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { addressOf } from './addresses.ts';
import { salaryGuideMessages } from './messages.ts';
import { PayTable } from './pay-table.tsx';
import { PayText } from './pay-text.tsx';

interface FoundPayProps {
  role: string;
  location: string;
  found: SalaryGuide;
}

/** What a role pays at a place, by level and by city. */
export function FoundPay({ role, location, found }: FoundPayProps) {
  const t = useMessages(salaryGuideMessages);
  const levels = experienceLevelLabels[useLanguage()];
  const { here, capped, cities } = found;
  const title = t.pageOf(role, found.location_matched ?? location);
  return (
    <>
      <section className="grid gap-4">
        {here.pay ? (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
              <div className="grid gap-2">
                <h2 className="text-h2 wrap-anywhere">{title}</h2>
                <p className="text-body text-ink-2">
                  {t.behind(here.jobs, here.companies, capped)}
                </p>
              </div>
              <SeeJobs role={role} location={location} label={t.seeJobs} />
            </div>
            <dl className="grid gap-4 md:grid-cols-3">
              <Figure name={t.lower} note={t.lowerNote} lakhs={here.pay.lower} />
              <Figure name={t.median} note={t.medianNote} lakhs={here.pay.median} />
              <Figure name={t.upper} note={t.upperNote} lakhs={here.pay.upper} />
            </dl>
          </>
        ) : (
          <>
            <h2 className="text-h2 wrap-anywhere">{title}</h2>
            <EmptyState
              title={t.few}
              as="h3"
              actions={
                <>
                  <SeeJobs role={role} location={location} label={t.searchJobs} />
                  {location ? (
                    <LinkButton to={addressOf('/salary-guide', { role })} variant="secondary">
                      {t.inIndia}
                    </LinkButton>
                  ) : null}
                </>
              }
            >
              {t.fewText(here.jobs)}
            </EmptyState>
          </>
        )}
      </section>
      {here.pay && found.levels.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-h2">{t.levels}</h2>
          <PayTable
            caption={t.levels}
            head={t.level}
            rows={found.levels.map((one) => ({ ...one, name: levels[one.level] }))}
          />
        </section>
      ) : null}
      {cities.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-h2">{t.cities}</h2>
          <PayTable
            caption={t.cities}
            head={t.city}
            rows={cities.map((one) => ({
              ...one,
              name: one.city,
              to: addressOf('/salary-guide', { role, location: one.city }),
            }))}
          />
        </section>
      ) : null}
    </>
  );
}

function Figure({ name, note, lakhs }: { name: string; note: string; lakhs: number }) {
  return (
    <Card className="grid content-start gap-1 md:p-6">
      <dt className="text-small font-strong">{name}</dt>
      <dd>
        <PayText least={lakhs} large />
        <span className="mt-2 block note">{note}</span>
      </dd>
    </Card>
  );
}

function SeeJobs({ role, location, label }: { role: string; location: string; label: string }) {
  return (
    <LinkButton to={addressOf('/jobs', { search: role, location })} className="justify-self-start">
      {label}
    </LinkButton>
  );
}
