import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '../../../../contract/conversations.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { dateText, payText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { AnswerLine } from '../../../parts/applications/answer-line.tsx';
import { ApplicationTimeline } from '../../../parts/applications/application-timeline.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { conversationMessages } from '../messages.ts';
import { useOwnRole } from '../own-role.ts';
import { AboutBadge, useApplicationPath } from './about-strip.tsx';

interface AboutColumnProps {
  conversation: Conversation;
  /** Shown below: for example, who has the seeker's number. */
  children?: ReactNode;
}

/** Beside the thread on wide screens: the application that it is about, and its progress. */
export function AboutColumn({ conversation: { about }, children }: AboutColumnProps) {
  const t = useMessages(conversationMessages);
  const role = useOwnRole();
  return (
    <aside
      aria-label={t.aboutThis}
      className="grid w-64 shrink-0 content-start gap-4 overflow-y-auto border-l border-line bg-surface p-4"
    >
      <p className="text-caption text-ink-2">{t.aboutThis}</p>
      {about ? <Application about={about} /> : <p className="note">{t.aboutNothing}</p>}
      {about && role === 'user' ? <OwnApplication id={about.application_id} /> : null}
      {about && role === 'hr' ? <ReceivedApplication id={about.application_id} /> : null}
      {children}
    </aside>
  );
}

function Application({ about }: { about: NonNullable<Conversation['about']> }) {
  return (
    <div className="grid gap-2">
      <Link to={useApplicationPath(about)} className="link touch-room text-body font-strong">
        <bdi>{about.job_title}</bdi>
      </Link>
      <div>
        <AboutBadge about={about} />
      </div>
    </div>
  );
}

function OwnApplication({ id }: { id: number }) {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const query = useReading('GET /barong/resource/my/applications/:id', {
    key: ['applications', 'of-conversation', 'own', id],
    params: { id },
    staleTime: 0,
    meta: { news: ['applications'] },
  });
  return (
    <Loaded query={query} failed={t.aboutFailed} shapes={['h-24']}>
      {(application) => (
        <>
          <p className="note">
            {placeName(application.job.location, language)}
            <br />
            {payText(application.job, language)}
          </p>
          <AnswerLine application={application} />
          <ApplicationTimeline
            events={application.events}
            status={application.status}
            job={application.job}
          />
        </>
      )}
    </Loaded>
  );
}

function ReceivedApplication({ id }: { id: number }) {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const query = useReading('GET /barong/resource/applications/:id', {
    key: ['applications', 'of-conversation', 'received', id],
    params: { id },
    staleTime: 0,
    meta: { news: ['applications'] },
  });
  return (
    <Loaded query={query} failed={t.aboutFailed} shapes={['h-10']}>
      {(application) => (
        <>
          <p className="note">{t.applied(dateText(application.created_at, language))}</p>
          <AnswerLine application={application} />
        </>
      )}
    </Loaded>
  );
}
