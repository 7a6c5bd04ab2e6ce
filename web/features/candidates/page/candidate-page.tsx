import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Candidate } from '../../../../contract/applications.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { idIn, useIdInPath } from '../../../lib/links/id-in-path.ts';
import { useMessages } from '../../../lib/messages.ts';
import { NotesPart } from '../../../parts/candidate-notes/notes-part.tsx';
import { PlanRoom } from '../../../parts/money/plan-room.tsx';
import { TagsPart } from '../../../parts/candidate-notes/tags-part.tsx';
import { ReportPerson } from '../../../parts/reports/report-person.tsx';
import { reportPersonMessages } from '../../../parts/reports/report-person-messages.ts';
import { ResumePart } from '../../../parts/resume-viewer/resume-part.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { TabPanel, Tabs } from '../../../ui/panels/tabs.tsx';
import { DialogButton } from '../../../ui/overlays/dialog-button.tsx';
import { useCandidate } from '../calls.ts';
import { candidateMessages } from '../messages.ts';
import { CandidateHead, SkillsCard } from './candidate-head.tsx';
import { ContactCard } from './contact-card.tsx';
import { Applications, Education, Experience, Overview } from './candidate-parts.tsx';

/** One candidate: everything that they sent, and the state of their applications. */
export default function CandidatePage() {
  const t = useMessages(candidateMessages);
  const id = useIdInPath();
  const [address] = useSearchParams();
  const chosen = idIn(address.get('application'));
  const query = useCandidate(id, chosen);
  const { data, error } = query;
  const isRefused =
    data === undefined && error instanceof ApiError && error.is('resource.candidate.no_views_left');
  return (
    <div className="grid gap-3">
      <title>{`${query.data?.name ?? t.candidate} · ${PORTAL}`}</title>
      <BackLink to="/hr/candidates" className="justify-self-start">
        {t.back}
      </BackLink>
      {isRefused ? (
        <NoneLeft />
      ) : (
        <Loaded
          query={query}
          failed={t.loadFailed}
          again={t.retry}
          isPage
          shapes={['h-40 rounded-lg', 'h-12', 'h-60 rounded-lg']}
        >
          {(candidate) =>
            candidate ? <CandidateTabs candidate={candidate} chosen={chosen} /> : <NotFound />
          }
        </Loaded>
      )}
    </div>
  );
}

function NotFound() {
  const t = useMessages(candidateMessages);
  return (
    <EmptyState
      as="h1"
      title={t.notFound}
      actions={<LinkButton to="/hr/candidates">{t.back}</LinkButton>}
    >
      {t.notFoundText}
    </EmptyState>
  );
}

/** Shown when the plan allows no more people who did not apply this month. */
function NoneLeft() {
  const t = useMessages(candidateMessages);
  return (
    <EmptyState
      as="h1"
      title={t.noneLeft}
      actions={
        <>
          <LinkButton to="/hr/subscription">{t.seePlans}</LinkButton>
          <LinkButton to="/hr/candidates" variant="secondary">
            {t.toApplicants}
          </LinkButton>
        </>
      }
    >
      {t.noneLeftText}
    </EmptyState>
  );
}

type CandidateTab = 'overview' | 'experience' | 'education' | 'applications' | 'resume';

interface CandidateTabsProps {
  candidate: Candidate;
  /** The application to show; null for the newest. */
  chosen: number | null;
}

function CandidateTabs({ candidate, chosen }: CandidateTabsProps) {
  const t = useMessages(candidateMessages);
  const [part, setPart] = useState<CandidateTab>('overview');
  const { experience, education, applications } = candidate;
  const isFound = applications.length === 0;
  const applicationId = chosen ?? applications[0]?.id ?? null;
  const resumeOf = candidate.profile.resumeUrl === null ? null : applicationId;
  return (
    <div className="grid items-start gap-4 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_19.5rem] xl:gap-5">
      <div className="grid gap-4 *:min-w-0 xl:gap-5">
        {isFound ? <PlanRoom allowance="candidateViews" plans="/hr/subscription" /> : null}
        <CandidateHead candidate={candidate} applicationId={applicationId} />
        <div className="lg:hidden">
          <ContactCard candidate={candidate} />
        </div>
        <Tabs<CandidateTab>
          label={t.parts}
          value={part}
          onChange={setPart}
          tabs={[
            { value: 'overview', label: t.overview },
            { value: 'experience', label: t.experience, count: experience.length },
            { value: 'education', label: t.education, count: education.length },
            ...(isFound
              ? []
              : [
                  {
                    value: 'applications' as const,
                    label: t.applications,
                    count: applications.length,
                  },
                ]),
            ...(resumeOf === null ? [] : [{ value: 'resume' as const, label: t.resume }]),
          ]}
        >
          <TabPanel value="overview" className="pt-4">
            <Overview candidate={candidate} onMore={setPart} />
          </TabPanel>
          <TabPanel value="experience" className="pt-4">
            <Card className="md:p-5">
              <Experience candidate={candidate} />
            </Card>
          </TabPanel>
          <TabPanel value="education" className="pt-4">
            <Card className="md:p-5">
              <Education candidate={candidate} />
            </Card>
          </TabPanel>
          <TabPanel value="applications" className="pt-4">
            <Applications candidate={candidate} />
          </TabPanel>
          <TabPanel value="resume" className="pt-4">
            {resumeOf === null ? null : <ResumePart applicationId={resumeOf} />}
          </TabPanel>
        </Tabs>
      </div>
      <div className="grid gap-4 lg:row-span-2 xl:gap-5">
        <div className="max-lg:hidden">
          <ContactCard candidate={candidate} />
        </div>
        <SkillsCard candidate={candidate} />
        <Card as="section" className="grid gap-3">
          <h2 className="text-h3">{t.notes}</h2>
          <TagsPart candidateId={candidate.id} />
          <NotesPart candidateId={candidate.id} />
        </Card>
      </div>
      <div className="grid gap-2">
        <p className="text-caption text-ink-2">{isFound ? t.seenFound : t.seen}</p>
        <ReportButton candidate={candidate} />
      </div>
    </div>
  );
}

function ReportButton({ candidate: { id, name } }: { candidate: Candidate }) {
  const t = useMessages(reportPersonMessages);
  return (
    <DialogButton
      label={t.reportProfile}
      size="sm"
      variant="quiet"
      icon={Flag}
      className="-ml-3.5 justify-self-start"
    >
      {(close) => <ReportPerson of="candidates" id={id} name={name} onClose={close} />}
    </DialogButton>
  );
}
