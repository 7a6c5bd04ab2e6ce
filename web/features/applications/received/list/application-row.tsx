import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { Application } from '../../../../../contract/applications.ts';
import { applicationSourceLabels } from '../../../../../contract/format/application-sources.ts';
import { dateText, daysAgoText } from '../../../../lib/format/format.ts';
import { personName } from '../../../../../contract/format/names/person-name.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { Avatar } from '../../../../ui/panels/avatar.tsx';
import { Td, Tr } from '../../../../ui/lists/data-table.tsx';
import { AnswerDay, shownClock } from '../answer-day.tsx';
import { StatusBadge } from '../../../../parts/applications/application-badges.tsx';
import { OfferBadge } from '../../../../parts/offers/offer-badge.tsx';
import {
  ctcText,
  expectsText,
  noticeInColumn,
  shortNoticeText,
} from '../../../../parts/profile/work-facts.ts';
import { MustHavesMet } from '../../../../parts/questions/must-haves-met.tsx';
import { ScoreBadge } from '../../../../parts/scores/score-badge.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { presentWork } from '../present-work.ts';
import { useFreshPictures } from '../received-calls.ts';
import { receivedMessages } from '../received-messages.ts';
import { SelectOne } from '../../../../ui/lists/selection/select-boxes.tsx';
import type { Selection } from '../../../../ui/lists/selection/use-selection.ts';
import type { RowActs } from '../use-triage.tsx';
import { useMayDecide } from '../use-may-decide.ts';
import { RowActions } from './row-actions.tsx';

/** The classes of the columns that are not always shown. */
export interface Columns {
  job: string;
  applied: string;
  must: string;
  fact: string;
  source: string;
}

interface ApplicationRowProps extends RowActs {
  application: Application;
  columns: Columns;
  isSelected: boolean;
  showsJob: boolean;
  /** Whether a panel is open, which then has the actions. */
  isOpen: boolean;
  selection: Pick<Selection<Application>, 'has' | 'toggle'>;
}

/** One application: a row of the table, a card on phones. */
export function ApplicationRow(props: ApplicationRowProps) {
  const { application, columns, isSelected, showsJob, isOpen, selection, hrefOf } = props;
  const { onDecide, onUndo } = props;
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const mayDecide = useMayDecide();
  const { id, user, job } = application;
  const name = personName(user.username, language);
  // Somebody may have applied for several of the jobs.
  const who = showsJob ? `${name}, ${job.title}` : name;
  return (
    <Tr
      interactive
      selected={isSelected}
      data-application={id}
      className="group scroll-my-40 max-lg:flex! max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:after:stitch max-lg:after:order-1 max-lg:after:mt-1.5 max-lg:after:basis-full"
    >
      {mayDecide ? (
        <SelectOne
          label={t.selectOne(who)}
          row={application}
          selection={selection}
          cardsBelow="lg"
        />
      ) : null}
      <Td className="max-lg:w-full max-lg:pr-20!">
        <WhoApplied application={application} showsJob={showsJob} href={hrefOf(id)} />
      </Td>
      <Td className={columns.job}>{job.title}</Td>
      <FactCells application={application} columns={columns} />
      <Td className="text-ink-2 max-lg:order-2 max-lg:min-w-0 max-lg:flex-1 max-lg:empty:hidden">
        <AnswerDay application={application} className="lg:@2xl:whitespace-nowrap" />
      </Td>
      <Td className={clsx(columns.source, 'text-ink-2')}>
        {applicationSourceLabels[language][application.source]}
      </Td>
      <Td className="max-lg:order-1">
        <span className="flex flex-wrap gap-1.5 lg:@2xl:whitespace-nowrap">
          <StatusBadge status={application.status} />
          {application.status === 'offered' && application.offer ? (
            <OfferBadge state={application.offer.state} />
          ) : null}
          <ScoreBadge score={application.score} />
        </span>
      </Td>
      <Td
        align="end"
        className={clsx(
          'z-sticky max-lg:order-2 max-lg:ml-auto lg:absolute lg:top-0 lg:right-0 lg:bottom-px lg:flex lg:items-center lg:opacity-0 lg:group-hover:opacity-100 lg:focus-within:opacity-100',
          !isOpen &&
            'lg:bg-surface lg:group-hover:bg-[color-mix(in_srgb,var(--color-sunken)_50%,var(--color-surface))]',
        )}
      >
        {isOpen ? null : (
          <RowActions
            application={application}
            who={who}
            hrefOf={hrefOf}
            onDecide={(to) => onDecide(application, to)}
            onUndo={onUndo}
          />
        )}
      </Td>
    </Tr>
  );
}

type FactCellsProps = Pick<ApplicationRowProps, 'application' | 'columns'>;

/** What candidates are compared by, and when they applied. */
function FactCells({ application, columns }: FactCellsProps) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const ago = daysAgoText(application.created_at, language);
  return (
    <>
      <Td className={clsx('max-lg:order-1 max-lg:flex-1 max-lg:empty:hidden', columns.must)}>
        <MustHavesMet answers={application.answers} />
      </Td>
      <Td
        className={clsx(columns.fact, 'text-ink-2 max-lg:order-1 max-lg:empty:hidden lg:min-w-24')}
      >
        <OnCard text={shortNoticeText(application, language)}>
          {noticeInColumn(application, language)}
        </OnCard>
      </Td>
      <Td
        className={clsx(
          columns.fact,
          'text-ink-2 max-lg:order-1 max-lg:empty:hidden lg:whitespace-nowrap',
        )}
      >
        <OnCard text={expectsText(application.expected_ctc_lpa, language)}>
          {ctcText(application.expected_ctc_lpa, language)}
        </OnCard>
      </Td>
      <Td
        className={clsx(
          columns.applied,
          'text-caption text-ink-2 max-lg:order-2 lg:text-small lg:whitespace-nowrap',
          // On a card, the day of the answer matters more, and leaves room for the decisions.
          shownClock(application) && 'max-lg:hidden!',
        )}
      >
        <span title={dateText(application.created_at, language)}>
          <OnCard text={t.applied(ago)}>{ago}</OnCard>
        </span>
      </Td>
    </>
  );
}

function WhoApplied({
  application,
  showsJob,
  href,
}: {
  application: Application;
  showsJob: boolean;
  href: string;
}) {
  const { user, job } = application;
  const language = useLanguage();
  const name = personName(user.username, language);
  const place = placeName(user.profile.location, language);
  const work = presentWork(application, showsJob);
  const freshPictures = useFreshPictures();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar
        id={user.id}
        name={name}
        picture={user.profile.profilePictureUrl}
        onStale={freshPictures}
      />
      <span className="min-w-0 wrap-anywhere lg:min-w-28">
        <Link
          to={href}
          replace
          preventScrollReset
          className="link-cover block font-strong text-ink max-lg:text-h3"
        >
          {name}
        </Link>
        <span className="block text-caption text-ink-2 max-lg:text-small">
          <Facts of={work || place ? [work, place] : [user.email]} />
        </span>
        {showsJob ? (
          <span className="block text-caption text-ink-2 lg:@2xl:hidden">{job.title}</span>
        ) : null}
      </span>
    </span>
  );
}

/** Under a column heading only the value; on a phone's card, which has none, with its label. */
function OnCard({ text, children }: { text: string; children: string }) {
  if (text === '') return null;
  return (
    <>
      <span className="lg:hidden">{text}</span>
      <span className="max-lg:hidden">{children}</span>
    </>
  );
}
