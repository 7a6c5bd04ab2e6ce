import { clsx } from 'clsx';
import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Application } from '../../../../contract/applications.ts';
import { dateText, daysAgoText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { personName } from '../../../../contract/format/person-name.ts';
import { AnswerDay } from '../../../parts/applications/answer-day.tsx';
import { OfferBadge } from '../../../parts/offers/offer-badge.tsx';
import { expectsText, shortNoticeText } from '../../../parts/profile/work-facts.ts';
import { MustHavesMet } from '../../../parts/questions/must-haves-met.tsx';
import { ScoreBadge } from '../../../parts/scores/score-badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../../ui/overlays/menu.tsx';
import { Avatar } from '../../../ui/panels/avatar.tsx';
import { type Decided, decisionIcons, decisionWord, isDecided } from './decisions.ts';
import { useFreshPictures } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';
import { useMayDecide } from './use-may-decide.ts';

export interface BoardActs {
  hrefOf: (id: number) => string;
  onDecide: (application: Application, to: Decided) => void;
  /** The card that the keys are about. */
  onFocus: (application: Application) => void;
}

interface BoardCardProps extends BoardActs {
  application: Application;
  showsJob: boolean;
  selected: boolean;
  onDrag: (application: Application | null) => void;
}

/** One application: dragged to another column, or moved by its menu. */
export function BoardCard(props: BoardCardProps) {
  const { application, showsJob, selected, hrefOf, onDecide, onFocus, onDrag } = props;
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const freshPictures = useFreshPictures();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { id, user, job, status, created_at, held } = application;
  const name = personName(user.username, language);
  const mayDecide = useMayDecide();
  const possible = mayDecide ? application.next_statuses.filter(isDecided) : [];

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key.toLowerCase() === 's' && possible.length > 0) setMenuOpen(true);
    else if (!moveFocus(event)) return;
    event.preventDefault();
  }

  return (
    <Card
      interactive
      selected={selected}
      draggable={possible.length > 0}
      onDragStart={(event) => {
        // Without data some browsers drag nothing.
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(application);
      }}
      onDragEnd={() => onDrag(null)}
      className={clsx('p-3!', possible.length > 0 && 'cursor-grab active:cursor-grabbing')}
    >
      <div className="flex items-start gap-2.5">
        <Avatar
          id={user.id}
          name={name}
          picture={user.profile.profilePictureUrl}
          onStale={freshPictures}
        />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <Link
            to={hrefOf(id)}
            replace
            preventScrollReset
            draggable={false}
            data-card={id}
            onFocus={() => onFocus(application)}
            onKeyDown={press}
            className="link-cover block text-small font-strong text-ink"
          >
            {name}
          </Link>
          <p className="text-caption text-ink-2">{user.profile.title ?? user.profile.location}</p>
        </div>
        {possible.length > 0 ? (
          <span className="relative z-sticky -mt-1.5 -mr-2">
            <Menu
              open={isMenuOpen}
              onOpenChange={setMenuOpen}
              trigger={<IconButton icon={EllipsisVertical} label={t.moveOne(name)} size="sm" />}
            >
              <MenuLabel>{t.moveTo}</MenuLabel>
              {possible.map((to) => (
                <MenuItem
                  key={to}
                  icon={decisionIcons[to]}
                  danger={to === 'rejected'}
                  onSelect={() => onDecide(application, to)}
                >
                  {decisionWord(status, to, t)}
                </MenuItem>
              ))}
            </Menu>
          </span>
        ) : null}
      </div>
      {showsJob ? (
        <p className="mt-1.5 text-caption wrap-anywhere text-ink-2">{job.title}</p>
      ) : null}
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 gap-y-1 text-caption text-ink-2">
        <MustHavesMet answers={application.answers} />
        <span>{expectsText(application.expected_ctc_lpa, language)}</span>
      </p>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 gap-y-1 text-caption text-ink-2">
        {held ? (
          t.heldShort
        ) : application.answer ? (
          <AnswerDay application={application} />
        ) : (
          <span title={dateText(created_at, language)}>{daysAgoText(created_at, language)}</span>
        )}
        <span>{shortNoticeText(application, language)}</span>
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {status === 'offered' && application.offer ? (
          <OfferBadge state={application.offer.state} />
        ) : null}
        <ScoreBadge score={application.score} />
      </p>
    </Card>
  );
}

/** Up and down within a column, left and right to the nearest column with cards. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const column = currentTarget.closest('[data-column]');
  const cardsOf = (of: Element | null | undefined) => [
    ...(of?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
  ];
  const own = cardsOf(column);
  const at = own.indexOf(currentTarget);
  let target: HTMLElement | undefined;
  if (key === 'ArrowUp' || key === 'ArrowDown') target = own[at + (key === 'ArrowUp' ? -1 : 1)];
  else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = key === 'ArrowLeft' ? 'previousElementSibling' : 'nextElementSibling';
    let beside = column?.[step];
    while (beside && cardsOf(beside).length === 0) beside = beside[step];
    const cards = cardsOf(beside);
    target = cards[Math.min(at, cards.length - 1)];
  } else return false;
  target?.focus();
  return true;
}
