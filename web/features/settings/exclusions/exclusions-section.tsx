import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Exclusions } from '../../../../contract/jobs/exclusions.ts';
import { useMessages } from '../../../lib/messages.ts';
import { companyPath, jobPath } from '../../../../contract/format/page-paths.ts';
import {
  excludeConsultants,
  readmitCompany,
  readmitJob,
} from '../../../parts/exclusions/exclusions.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { exclusionSettingsMessages } from './exclusion-settings-messages.ts';
import { DOT } from '../../../lib/format/separator.ts';
import { type Outcomes, useAct } from '../../../lib/api/use-act.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

const KEY = ['exclusions'];

const useExclusions = () =>
  useReading('GET /barong/resource/exclusions', { key: KEY, staleTime: 0 });

/** A change of what is hidden, after which the list is refetched. */
function useExclusionChange<T>(change: (value: T) => Promise<void>, outcomes: Outcomes<T, void>) {
  return useAct(change, { ...outcomes, inTurn: 'exclusions', refreshes: [KEY] });
}

/** What a seeker hides, each with how many jobs that affects and a button to show them again. */
export function ExclusionsSection() {
  const t = useMessages(exclusionSettingsMessages);
  const exclusions = useExclusions();
  return (
    <SettingsSection title={t.title} note={t.note}>
      <Loaded query={exclusions} shapes={['h-14', 'h-10', 'h-10']}>
        {(all) => (
          <>
            <Consultants consultants={all.consultants} />
            <Companies companies={all.companies} />
            <Jobs jobs={all.jobs} />
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function Consultants({ consultants }: Pick<Exclusions, 'consultants'>) {
  const t = useMessages(exclusionSettingsMessages);
  const change = useExclusionChange(excludeConsultants, {
    failed: t.failed,
    done: (_answer, on) => (on ? t.consultantsHidden : t.consultantsShown),
  });
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p className="text-body">{t.consultants}</p>
        <p className="note">{t.consultantsNote(consultants.open_jobs)}</p>
      </div>
      <Switch
        label={t.consultants}
        checked={change.busyWith ?? consultants.excluded}
        onChange={(on) => void change.run(on)}
      />
    </div>
  );
}

function Companies({ companies }: Pick<Exclusions, 'companies'>) {
  const t = useMessages(exclusionSettingsMessages);
  const readmit = useReadmission(readmitCompany);
  return (
    <Hidden title={t.companies} none={t.noCompanies}>
      {companies.map(({ company_id, name, open_jobs }) => (
        <Row
          key={company_id}
          name={
            <Link to={companyPath({ id: company_id, name })} className="link touch-room">
              {name}
            </Link>
          }
          effect={t.hides(open_jobs)}
          back={t.show}
          backName={t.showCompany(name)}
          busy={readmit.busyWith === company_id}
          onBack={() => void readmit.run(company_id)}
        />
      ))}
    </Hidden>
  );
}

function Jobs({ jobs }: Pick<Exclusions, 'jobs'>) {
  const t = useMessages(exclusionSettingsMessages);
  const readmit = useReadmission(readmitJob);
  return (
    <Hidden title={t.jobs} none={t.noJobs}>
      {jobs.map(({ job_id, title, company_name, open_jobs }) => (
        <Row
          key={job_id}
          name={
            <>
              <Link to={jobPath({ id: job_id, title })} className="link">
                {title}
              </Link>
              {DOT}
              {company_name}
            </>
          }
          effect={t.lowers(open_jobs)}
          back={t.asBefore}
          backName={t.recommendAgain(title)}
          busy={readmit.busyWith === job_id}
          onBack={() => void readmit.run(job_id)}
        />
      ))}
    </Hidden>
  );
}

function useReadmission(readmit: (id: number) => Promise<void>) {
  const t = useMessages(exclusionSettingsMessages);
  return useExclusionChange(readmit, { failed: t.failed, done: t.shown });
}

interface HiddenProps {
  title: string;
  none: string;
  children: ReactNode[];
}

const Hidden = ({ title, none, children }: HiddenProps) => (
  <div className="border-t border-line pt-3">
    <h3 className="text-body font-strong">{title}</h3>
    {children.length > 0 ? <ul aria-label={title}>{children}</ul> : <p className="note">{none}</p>}
  </div>
);

interface RowProps {
  name: ReactNode;
  effect: string;
  back: string;
  backName: string;
  busy: boolean;
  onBack: () => void;
}

const Row = ({ name, effect, back, backName, busy, onBack }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
    <div className="min-w-0">
      <p className="text-body break-words">{name}</p>
      <p className="note">{effect}</p>
    </div>
    <Button size="sm" variant="secondary" busy={busy} title={backName} onClick={onBack}>
      {back}
    </Button>
  </li>
);
