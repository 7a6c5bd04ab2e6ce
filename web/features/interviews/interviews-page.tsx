import { Inbox, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import type { Interview } from '../../../contract/interviews.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { CompanyAbsence } from '../../parts/interviews/absence.tsx';
import { absenceMessages } from '../../parts/interviews/absence-messages.ts';
import { CompanyCancellation } from '../../parts/interviews/cancellation.tsx';
import { InterviewActions } from '../../parts/interviews/interview-actions.tsx';
import { InterviewBadge, isOver } from '../../parts/interviews/interview-badge.tsx';
import { InterviewFacts } from '../../parts/interviews/interview-facts.tsx';
import { personName } from '../../../contract/format/names/person-name.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { useInterviews } from './calls.ts';
import { interviewPagesMessages } from './messages.ts';

const interviewsList = listAddress({
  path: '/hr/interviews',
  filters: { when: oneOf(['upcoming', 'past'], 'upcoming') },
});

/** The company's interviews. */
export default function InterviewsPage() {
  const t = useMessages(interviewPagesMessages);
  const list = useListAddress(interviewsList);
  const { when, page } = list.address;
  const words = useMessages(absenceMessages);
  const query = useInterviews(when, page);
  const missed = query.data?.missed_by_company ?? 0;
  return (
    <ListPage
      title={t.title}
      intro={missed > 0 ? `${t.intro} ${words.missedHere(missed)}` : t.intro}
      actions={
        <LinkButton to="/hr/applications" variant="secondary" icon={Inbox}>
          {t.applications}
        </LinkButton>
      }
      list={list}
      query={query}
      rowsOf={({ interviews }) => interviews}
      tabs={{
        label: t.when,
        tabs: [
          { ...list.choice({ when: 'upcoming' }), label: t.upcoming },
          { ...list.choice({ when: 'past' }), label: t.past },
        ],
      }}
      shape="h-52 rounded-lg"
      failed={t.failed}
      none={{ title: t.none, text: t.noneText }}
      noneFits={{ title: t.nonePast, text: t.nonePastText, clearLabel: t.showUpcoming }}
      renderCard={(interview) => <InterviewCard interview={interview} />}
      cardsClass="grid gap-3 xl:grid-cols-2"
    />
  );
}

function InterviewCard({ interview }: { interview: Interview }) {
  const language = useLanguage();
  const { application_id, candidate, job, panel } = interview;
  return (
    <Card as="article" className="grid h-full content-start gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-h3">
            <Link className="link touch-room" to={`/hr/applications?application=${application_id}`}>
              {personName(candidate.name, language)}
            </Link>
          </h2>
          <p className="note break-words">{job.title}</p>
        </div>
        <InterviewBadge interview={interview} />
      </div>
      <CompanyCancellation interview={interview} />
      <InterviewFacts
        showsSlots
        interview={interview}
        people={panel.map(({ name }) => personName(name, language))}
      />
      <InterviewActions interview={interview} />
      <CompanyAbsence interview={interview}>
        <ScoreCardsLink interview={interview} />
      </CompanyAbsence>
    </Card>
  );
}

/** Links members of the panel to where they write their score cards, once the interview is over. */
function ScoreCardsLink({ interview }: { interview: Interview }) {
  const t = useMessages(interviewPagesMessages);
  const me = useSession()?.user?.id;
  const { application_id, missed_by_candidate_at, panel } = interview;
  const wasThere =
    isOver(interview) && !missed_by_candidate_at && panel.some(({ id }) => id === me);
  if (!wasThere) return null;
  return (
    <LinkButton
      size="sm"
      variant="secondary"
      icon={PenLine}
      to={`/hr/applications?application=${application_id}`}
    >
      {t.scoreCards}
    </LinkButton>
  );
}
