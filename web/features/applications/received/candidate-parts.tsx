import { languageOfText } from '../../../../contract/format/texts/language-of-text.ts';
import { useRef, useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { usePressedKeys } from '../../../lib/screen/single-keys.ts';
import { ApplicationTimeline } from '../../../parts/applications/application-timeline.tsx';
import { useCandidateNotes } from '../../../parts/candidate-notes/note-calls.ts';
import { NotesPart } from '../../../parts/candidate-notes/notes-part.tsx';
import { AnswerList } from '../../../parts/questions/answer-list.tsx';
import { MustHavesMet } from '../../../parts/questions/must-haves-met.tsx';
import { ResumePart } from '../../../parts/resume-viewer/resume-part.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { TabPanel, Tabs } from '../../../ui/panels/tabs.tsx';
import { CandidateProfile } from './candidate-profile.tsx';
import type { useCandidate } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';

const SHAPES = ['h-5 w-40', 'h-24'];

type CandidateTab = 'letter' | 'resume' | 'profile' | 'notes' | 'history';

interface CandidatePartsProps {
  application: Application;
  query: ReturnType<typeof useCandidate>;
  /** Whether a digit opens the tab at that place. */
  showsKeys: boolean;
}

/** What a candidate sent and what is known of them, each in a tab. */
export function CandidateParts({ application, query, showsKeys }: CandidatePartsProps) {
  const t = useMessages(receivedMessages);
  const [part, setPart] = useState<CandidateTab>('letter');
  const tabs = useTabs(application);
  const loading = { query, failed: t.candidateFailed, again: t.retry, shapes: SHAPES };
  const parts = useRef<HTMLDivElement>(null);
  const choose = (index: number) => () => {
    if (!tabs[index]) return;
    setPart(tabs[index].value);
    scrollTo(parts.current);
  };
  usePressedKeys(
    { 1: choose(0), 2: choose(1), 3: choose(2), 4: choose(3), 5: choose(4) },
    showsKeys,
  );
  return (
    <div ref={parts}>
      <Tabs<CandidateTab>
        label={t.parts}
        value={part}
        onChange={setPart}
        tabs={tabs}
        // Narrow enough for all five in the panel.
        listClassName="*:px-2!"
      >
        <TabPanel value="letter" className="pt-1">
          <Answers application={application} />
          <p
            lang={languageOfText(application.cover_letter)}
            className="text-body whitespace-pre-line"
          >
            {application.cover_letter}
          </p>
        </TabPanel>
        <TabPanel value="resume" className="pt-3">
          <ResumePart applicationId={application.id} />
        </TabPanel>
        <TabPanel value="profile" className="pt-1">
          <Loaded {...loading}>
            {(loaded) => <CandidateProfile candidate={loaded} applicationId={application.id} />}
          </Loaded>
        </TabPanel>
        <TabPanel value="notes" className="pt-1">
          <NotesPart candidateId={application.user_id} />
        </TabPanel>
        <TabPanel value="history" className="pt-1">
          <Loaded {...loading}>
            {(loaded) => <ApplicationTimeline events={loaded.events} status={application.status} />}
          </Loaded>
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** The tabs that this application has. */
function useTabs({ user_id, user, is_hidden }: Application) {
  const t = useMessages(receivedMessages);
  const notes = useCandidateNotes(user_id, { isWanted: !is_hidden }).data;
  const tabs: { value: CandidateTab; label: string; count?: number }[] = [
    { value: 'letter', label: t.letter },
    ...(user.profile.resumeUrl ? [{ value: 'resume' as const, label: t.resume }] : []),
    { value: 'profile', label: t.profile },
    // Nothing is kept about somebody who deleted their account.
    ...(notes === null || is_hidden
      ? []
      : [{ value: 'notes' as const, label: t.notes, ...countOf(notes) }]),
    { value: 'history', label: t.history },
  ];
  return tabs;
}

/** How many notes there are, once there are any. */
const countOf = (kept: { candidate_notes: readonly unknown[] } | undefined) =>
  kept && kept.candidate_notes.length > 0 ? { count: kept.candidate_notes.length } : {};

function Answers({ application }: { application: Application }) {
  const t = useMessages(receivedMessages);
  if (application.answers.length === 0) return null;
  return (
    <section className="mb-5 grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h3">{t.answers}</h3>
        <MustHavesMet answers={application.answers} />
      </div>
      <AnswerList answers={application.answers} />
    </section>
  );
}

/** Scrolls only the panel, if these begin in its lower half or above it; the list beside it stays where it is. */
function scrollTo(parts: HTMLElement | null): void {
  const box = parts?.closest('[data-scrolls]');
  if (!parts || !box) return;
  const { top, height } = box.getBoundingClientRect();
  const below = parts.getBoundingClientRect().top - top;
  if (below < 0 || below > height / 2) box.scrollTop += below;
}
