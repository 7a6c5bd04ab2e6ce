import { EllipsisVertical, PanelRight, Undo2 } from 'lucide-react';
import type { Application } from '../../../../../contract/applications.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../../ui/overlays/menu.tsx';
import { type Decided, decisionIcons, decisionWord, isDecided } from '../deciding/decisions.ts';
import { receivedMessages } from '../received-messages.ts';
import { useMayDecide, useMayUndo } from '../use-may-decide.ts';

interface RowActionsProps {
  application: Application;
  /** Names the row in the names of its buttons. */
  who: string;
  hrefOf: (id: number) => string;
  onDecide: (to: Decided) => void;
  onUndo: (id: number) => void;
}

/** Accept and Reject as buttons, the rest in a menu; only possible actions. */
export function RowActions({ application, who, hrefOf, onDecide, onUndo }: RowActionsProps) {
  const t = useMessages(receivedMessages);
  const { id, status, next_statuses } = application;
  const mayDecide = useMayDecide();
  const mayUndo = useMayUndo(application);
  const more = t.actionsFor(who);
  const possible = mayDecide ? next_statuses.filter(isDecided) : [];
  const atHand = possible.filter((to) => to === 'accepted' || to === 'rejected');
  return (
    <span className="inline-flex items-center justify-end gap-1 *:relative *:z-sticky">
      {atHand.toReversed().map((to) => {
        const word = decisionWord(status, to, t);
        return (
          <Button
            key={to}
            aria-label={t.named(word, who)}
            size="sm"
            variant={to === 'accepted' ? 'secondary' : 'danger'}
            onClick={() => onDecide(to)}
          >
            {word}
          </Button>
        );
      })}
      <Menu
        trigger={
          // In the corner of a card, so that the decisions stay on one line in Hindi too. A label
          // in a table row would cover the date of the application.
          <IconButton
            icon={EllipsisVertical}
            label={more}
            className="max-lg:absolute! max-lg:top-1 max-lg:right-10"
          />
        }
      >
        <MenuLink to={hrefOf(id)} icon={PanelRight}>
          {t.open}
        </MenuLink>
        {mayUndo ? (
          <MenuItem icon={Undo2} onSelect={() => onUndo(id)}>
            {t.undo}
          </MenuItem>
        ) : null}
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
