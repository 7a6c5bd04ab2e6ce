import { clsx } from 'clsx';
import { PanelRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Application } from '../../../../contract/applications.ts';
import { applicationSourceLabels } from '../../../../contract/format/application-sources.ts';
import { dateText, daysAgoText } from '../../../lib/format/format.ts';
import { mustHavesMet } from '../../../../contract/format/questions.ts';
import { personName } from '../../../../contract/format/person-name.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable, Td, Th, Tr } from '../../../ui/lists/data-table.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlays/menu.tsx';
import { MoreButton } from '../../../ui/overlays/more-button.tsx';
import { AnswerDay } from '../../../parts/applications/answer-day.tsx';
import { StatusBadge } from '../../../parts/applications/application-badges.tsx';
import { OfferBadge } from '../../../parts/offers/offer-badge.tsx';
import {
  ctcText,
  expectsText,
  noticeInColumn,
  shortNoticeText,
} from '../../../parts/profile/work-facts.ts';
import { MustHavesMet } from '../../../parts/questions/must-haves-met.tsx';
import { ScoreBadge } from '../../../parts/scores/score-badge.tsx';
import { type Decided, decisionIcons, decisionWord, isDecided } from './decisions.ts';
import { useFreshPictures } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';
import type { Selection } from '../../../ui/lists/use-selection.ts';
import { useMayDecide } from './use-may-decide.ts';
import { dotted } from '../../../lib/format/separator.ts';

interface ReceivedTableProps {
  applications: readonly Application[];
  /** The row of the open panel, or of the keyboard's cursor. */
  selectedId: number | null;
  /** Whether to show job titles, because the list has several jobs. */
  showsJob: boolean;
  /** Whether a panel is open, which has the actions. */
  isOpen: boolean;
  selection: Pick<Selection<Application>, 'has' | 'toggle' | 'toggleAll'>;
  hrefOf: (id: number) => string;
  onDecide: (application: Application, to: Decided) => void;
}

export function ReceivedTable(props: ReceivedTableProps) {
  const { applications, selectedId, showsJob, isOpen, selection, hrefOf, onDecide } = props;
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const freshPictures = useFreshPictures();
  // As wide as the table is, and not the window: beside it stands a panel.
  const jobColumn = showsJob ? 'max-lg:hidden!' : 'hidden!';
  const sourceColumn = 'max-lg:hidden! @max-5xl:hidden!';
  const hasMustHaves = applications.some(({ answers }) => mustHavesMet(answers) !== null);
  const mustColumn = !hasMustHaves && 'hidden!';
  // Beside jobs and must-haves there is less room for what a candidate asks for.
  const factColumn = showsJob && hasMustHaves ? 'lg:@max-5xl:hidden!' : 'lg:@max-3xl:hidden!';
  const mayDecide = useMayDecide();
  const isFull = applications.every(({ id }) => selection.has(id));
  return (
    <div className="@container">
      <DataTable
        framed
        caption={t.title}
        cardsBelow="lg"
        head={
          <>
            {mayDecide ? (
              <Th className="w-11 pr-0!">
                <input
                  type="checkbox"
                  aria-label={t.selectAll}
                  checked={isFull}
                  onChange={() => selection.toggleAll(applications)}
                  className="tick"
                />
              </Th>
            ) : null}
            <Th>{t.candidate}</Th>
            <Th className={jobColumn}>{t.jobTitle}</Th>
            <Th className={clsx(mustColumn)}>{t.mustHaves}</Th>
            <Th className={factColumn}>{t.notice}</Th>
            <Th className={factColumn}>{t.expects}</Th>
            <Th>{t.appliedOn}</Th>
            <Th>{t.answerBy}</Th>
            <Th className={sourceColumn}>{t.source}</Th>
            <Th>{t.status}</Th>
            <Th className="w-0 p-0!">
              <span className="sr-only">{t.actions}</span>
            </Th>
          </>
        }
      >
        {applications.map((application) => {
          const { id, user, job } = application;
          const name = personName(user.username, language);
          const ago = daysAgoText(application.created_at, language);
          return (
            <Tr
              key={id}
              interactive
              selected={id === selectedId}
              data-application={id}
              className="group scroll-my-40 max-lg:flex! max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:after:order-1 max-lg:after:basis-full"
            >
              {mayDecide ? (
                <Td className="relative z-sticky pr-0! max-lg:absolute max-lg:top-3.5 max-lg:right-3.5">
                  <input
                    type="checkbox"
                    aria-label={t.selectOne(name)}
                    checked={selection.has(id)}
                    onChange={() => selection.toggle(application)}
                    className="tick"
                  />
                </Td>
              ) : null}
              <Td className="max-lg:w-full max-lg:pr-10!">
                <span className="flex min-w-0 items-center gap-3">
                  <Avatar
                    id={user.id}
                    name={name}
                    picture={user.profile.profilePictureUrl}
                    onStale={freshPictures}
                  />
                  <span className="min-w-0 wrap-anywhere lg:min-w-28">
                    <Link
                      to={hrefOf(id)}
                      replace
                      preventScrollReset
                      className="link-cover block font-strong text-ink max-lg:text-h3"
                    >
                      {name}
                    </Link>
                    <span className="block text-caption text-ink-2 max-lg:text-small">
                      {dotted([user.profile.title, user.profile.location]) || user.email}
                    </span>
                    {showsJob ? (
                      <span className="block text-caption text-ink-2 lg:hidden">{job.title}</span>
                    ) : null}
                  </span>
                </span>
              </Td>
              <Td className={jobColumn}>{job.title}</Td>
              <Td className={clsx('max-lg:order-1 max-lg:flex-1 max-lg:empty:hidden', mustColumn)}>
                <MustHavesMet answers={application.answers} />
              </Td>
              <Td
                className={clsx(
                  factColumn,
                  'text-ink-2 max-lg:order-1 max-lg:empty:hidden lg:min-w-24',
                )}
              >
                <OnCard text={shortNoticeText(application, language)}>
                  {noticeInColumn(application, language)}
                </OnCard>
              </Td>
              <Td
                className={clsx(
                  factColumn,
                  'text-ink-2 max-lg:order-1 max-lg:empty:hidden lg:whitespace-nowrap',
                )}
              >
                <OnCard text={expectsText(application.expected_ctc_lpa, language)}>
                  {ctcText(application.expected_ctc_lpa, language)}
                </OnCard>
              </Td>
              <Td className="text-caption text-ink-2 max-lg:order-2 lg:text-small">
                <span title={dateText(application.created_at, language)}>
                  <OnCard text={t.applied(ago)}>{ago}</OnCard>
                </span>
              </Td>
              <Td className="text-ink-2 max-lg:order-2 max-lg:empty:hidden">
                <AnswerDay application={application} className="whitespace-nowrap" />
              </Td>
              <Td className={clsx(sourceColumn, 'text-ink-2')}>
                {applicationSourceLabels[language][application.source]}
              </Td>
              <Td className="max-lg:order-1">
                <span className="flex flex-wrap gap-1.5">
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
                  'z-sticky max-lg:order-3 max-lg:ml-auto lg:absolute lg:inset-y-0 lg:right-0 lg:flex lg:items-center lg:opacity-0 lg:group-hover:opacity-100 lg:focus-within:opacity-100',
                  !isOpen &&
                    'lg:bg-surface lg:group-hover:bg-[color-mix(in_srgb,var(--color-sunken)_50%,var(--color-surface))]',
                )}
              >
                {isOpen ? null : (
                  <RowActions
                    application={application}
                    hrefOf={hrefOf}
                    onDecide={(to) => onDecide(application, to)}
                  />
                )}
              </Td>
            </Tr>
          );
        })}
      </DataTable>
    </div>
  );
}

/** Below a heading the fact alone; on the card of a phone, which has none, its words as well. */
function OnCard({ text, children }: { text: string; children: string }) {
  if (text === '') return null;
  return (
    <>
      <span className="lg:hidden">{text}</span>
      <span className="max-lg:hidden">{children}</span>
    </>
  );
}

interface RowActionsProps {
  application: Application;
  hrefOf: (id: number) => string;
  onDecide: (to: Decided) => void;
}

/** Accept and Reject at hand, the rest in a menu; only what is possible now. */
function RowActions({ application, hrefOf, onDecide }: RowActionsProps) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const { id, status, user, next_statuses } = application;
  const name = personName(user.username, language);
  const mayDecide = useMayDecide();
  const possible = mayDecide ? next_statuses.filter(isDecided) : [];
  const atHand = possible.filter((to) => to === 'accepted' || to === 'rejected');
  return (
    <span className="relative z-sticky inline-flex items-center justify-end gap-1">
      {atHand.toReversed().map((to) => {
        const word = decisionWord(status, to, t);
        return (
          <Button
            key={to}
            aria-label={t.named(word, name)}
            size="sm"
            variant={to === 'accepted' ? 'secondary' : 'danger'}
            onClick={() => onDecide(to)}
          >
            {word}
          </Button>
        );
      })}
      <Menu trigger={<MoreButton label={t.actionsFor(name)} />}>
        <MenuLink to={hrefOf(id)} icon={PanelRight}>
          {t.open}
        </MenuLink>
        {possible.map((to) => (
          <MenuItem
            key={to}
            icon={decisionIcons[to]}
            danger={to === 'rejected'}
            onSelect={() => onDecide(to)}
          >
            {decisionWord(status, to, t)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
