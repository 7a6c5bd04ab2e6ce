import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { clsx } from 'clsx';
import { EllipsisVertical, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Application } from '../../../../../contract/applications.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { mustHavesMet } from '../../../../../contract/format/questions.ts';
import { personName } from '../../../../../contract/format/names/person-name.ts';
import { OfferBadge } from '../../../../parts/offers/offer-badge.tsx';
import { ctcText, expectsText, shortNoticeText } from '../../../../parts/profile/work-facts.ts';
import { MustHavesMet } from '../../../../parts/questions/must-haves-met.tsx';
import { ScoreBadge } from '../../../../parts/scores/score-badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../../../ui/overlays/menu.tsx';
import { Avatar } from '../../../../ui/panels/avatar.tsx';
import { type Decided, decisionIcons, decisionWord, isDecided } from '../deciding/decisions.ts';
import { useFreshPictures } from '../received-calls.ts';
import type { RowActs } from '../use-triage.tsx';
import { presentWork } from '../present-work.ts';
import { receivedMessages } from '../received-messages.ts';
import { useMayDecide, useMayUndo } from '../use-may-decide.ts';
import { WhatNext } from './what-next.tsx';

export interface BoardActs extends RowActs {
  /** The card at the keyboard's cursor. */
  onFocus: (application: Application) => void;
}

interface BoardCardProps extends BoardActs {
  application: Application;
  showsJob: boolean;
  selected: boolean;
  onDrag: (application: Application | null) => void;
}

/** One application: dragged to another column, or moved with its menu. */
export function BoardCard(props: BoardCardProps) {
  const { application, showsJob, selected, hrefOf, onDecide, onUndo, onFocus, onDrag } = props;
  const language = useLanguage();
  const freshPictures = useFreshPictures();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { id, user } = application;
  const name = personName(user.username, language);
  const mayDecide = useMayDecide();
  const mayUndo = useMayUndo(application);
  const possible = mayDecide ? application.next_statuses.filter(isDecided) : [];
  const hasMenu = possible.length > 0 || mayUndo;

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key.toLowerCase() === 's' && hasMenu) setMenuOpen(true);
    else if (!moveFocus(event)) return;
    event.preventDefault();
  }

  return (
    <Card
      interactive
      selected={selected}
      draggable={possible.length > 0}
      onDragStart={(event) => {
        // Some browsers only start a drag that has data.
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
          <p className="text-caption text-ink-2">
            {presentWork(application, showsJob) ?? placeName(user.profile.location, language)}
          </p>
        </div>
        {hasMenu ? (
          <MoveMenu
            application={application}
            possible={possible}
            open={isMenuOpen}
            onOpenChange={setMenuOpen}
            onDecide={onDecide}
            onUndo={mayUndo ? onUndo : null}
          />
        ) : null}
      </div>
      <CardFacts application={application} showsJob={showsJob} />
      <AtHand application={application} onDecide={onDecide} />
    </Card>
  );
}

/** What a decision needs to know: the must-haves, the pay and what is next. */
function CardFacts({ application, showsJob }: Pick<BoardCardProps, 'application' | 'showsJob'>) {
  const language = useLanguage();
  const { answers, job, status, offer } = application;
  const hasMustHaves = mustHavesMet(answers) !== null;
  return (
    <>
      {showsJob && hasMustHaves ? (
        <p className="mt-1.5 text-caption wrap-anywhere text-ink-2">{job.title}</p>
      ) : null}
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1 text-caption text-ink-2 empty:hidden">
        <MustHavesMet answers={answers} />
        {showsJob && !hasMustHaves ? <span className="wrap-anywhere">{job.title}</span> : null}
        <Expects application={application} />
      </p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-caption text-ink-2">
        <WhatNext application={application} />
        <span>{shortNoticeText(application, language)}</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {status === 'offered' && offer ? <OfferBadge state={offer.state} /> : null}
        <ScoreBadge score={application.score} />
      </p>
    </>
  );
}

interface MoveMenuProps extends Pick<BoardActs, 'onDecide'> {
  application: Application;
  possible: readonly Decided[];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onUndo: BoardActs['onUndo'] | null;
}

function MoveMenu({ application, possible, open, onOpenChange, onDecide, onUndo }: MoveMenuProps) {
  const t = useMessages(receivedMessages);
  const name = personName(application.user.username, useLanguage());
  return (
    <span className="relative z-sticky -mt-1.5 -mr-2">
      <Menu
        open={open}
        onOpenChange={onOpenChange}
        trigger={<IconButton icon={EllipsisVertical} label={t.moveOne(name)} size="sm" />}
      >
        {onUndo ? (
          <MenuItem icon={Undo2} onSelect={() => onUndo(application.id)}>
            {t.undo}
          </MenuItem>
        ) : (
          <MenuLabel>{t.moveTo}</MenuLabel>
        )}
        {possible.map((to) => (
          <MenuItem
            key={to}
            icon={decisionIcons[to]}
            danger={to === 'rejected'}
            onSelect={() => onDecide(application, to)}
          >
            {decisionWord(application.status, to, t)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}

/** Only the pay: a label would be redundant, and the card is narrow. */
function Expects({ application: { expected_ctc_lpa: pay } }: { application: Application }) {
  const language = useLanguage();
  if (pay === null) return null;
  return (
    <span title={expectsText(pay, language)}>
      <span className="sr-only">{expectsText(pay, language)}</span>
      <span aria-hidden="true">{ctcText(pay, language)}</span>
    </span>
  );
}

/** On a phone, where cards are not dragged: Accept and Reject, while both are possible. */
function AtHand({
  application,
  onDecide,
}: {
  application: Application;
  onDecide: BoardActs['onDecide'];
}) {
  const t = useMessages(receivedMessages);
  const name = personName(application.user.username, useLanguage());
  const mayDecide = useMayDecide();
  const atHand = (['rejected', 'accepted'] as const).filter((to) =>
    application.next_statuses.includes(to),
  );
  if (!mayDecide || atHand.length < 2) return null;
  return (
    <div className="stitch mt-3 flex justify-end gap-2.5 pt-3 lg:hidden">
      {atHand.map((to) => (
        <Button
          key={to}
          variant={to === 'accepted' ? 'primary' : 'danger'}
          icon={decisionIcons[to]}
          aria-label={t.named(decisionWord(application.status, to, t), name)}
          className="relative z-sticky"
          onClick={() => onDecide(application, to)}
        >
          {decisionWord(application.status, to, t)}
        </Button>
      ))}
    </div>
  );
}

/** Up and down within a column, left and right to the nearest column with cards. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const column = currentTarget.closest('[data-stack]');
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
