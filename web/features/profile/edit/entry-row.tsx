import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { spanText } from '../../../lib/months/months.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { useReorder } from '../../../ui/lists/use-reorder.ts';
import { editMessages } from './edit-messages.ts';

interface EntryRowProps {
  name: string;
  span: { startDate: string; endDate: string; current: boolean };
  /** Counted from 0. */
  place: number;
  count: number;
  order: ReturnType<typeof useReorder>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** An entry that unfolds to its fields, with a handle to move it if there are several. */
export function EntryRow(props: EntryRowProps) {
  const { name, span, place, count, order, isOpen, onToggle, onRemove, children } = props;
  const t = useMessages(editMessages);
  const language = useLanguage();
  const side = order.dropSideOf(place);
  return (
    <div
      data-row
      className={clsx(
        'relative flex rounded-lg border border-line bg-surface',
        order.isDragged(place) && 'opacity-60',
      )}
    >
      {side ? (
        <span
          data-drop
          className={clsx(
            'pointer-events-none absolute inset-x-0 h-[3px] bg-brand',
            side === 'before' ? '-top-2.5' : '-bottom-2.5',
          )}
        />
      ) : null}
      {count > 1 ? (
        <IconButton
          {...order.gripOf(place)}
          icon={GripVertical}
          label={t.moveEntry(name)}
          title={t.moveHint}
          className="ml-1 cursor-grab touch-none self-start active:cursor-grabbing"
        />
      ) : null}
      <details
        open={isOpen}
        onToggle={(event) => onToggle(event.currentTarget.open)}
        className="group min-w-0 flex-1"
      >
        <summary
          className={clsx(
            'flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg py-2.5 pr-3.5 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden',
            count > 1 ? 'pl-1' : 'pl-3.5 md:pl-4',
          )}
        >
          <Icon of={ChevronDown} className="mt-0.5 self-start text-ink-2 group-open:rotate-180" />
          <span className="min-w-0 flex-1">
            <span className="block text-body font-strong break-words">{name}</span>
            <span className="block note tabular-nums">{spanText(span, language, t.present)}</span>
          </span>
        </summary>
        <div
          className={clsx(
            'grid gap-5 border-t border-line pt-4 pr-3.5 pb-4 md:grid-cols-2 md:pr-4',
            count > 1 ? 'max-md:-ml-12 pl-3.5 md:pl-1' : 'pl-3.5 md:pl-4',
          )}
        >
          {children}
          <div className="flex flex-wrap items-center gap-2.5 md:col-span-2">
            <Button
              variant="danger"
              size="sm"
              icon={Trash2}
              aria-label={t.removeEntry(name)}
              onClick={onRemove}
            >
              {t.remove}
            </Button>
            {count > 1 ? (
              <>
                <MoveButton {...props} icon={ArrowUp} to={place - 1} label={t.moveUp(name)} />
                <MoveButton {...props} icon={ArrowDown} to={place + 1} label={t.moveDown(name)} />
              </>
            ) : null}
          </div>
        </div>
      </details>
    </div>
  );
}

interface MoveButtonProps extends Pick<EntryRowProps, 'place' | 'count' | 'order'> {
  icon: typeof ArrowUp;
  to: number;
  label: string;
}

/** Moves an entry by one place; at an end of the list it keeps the focus and does nothing. */
const MoveButton = ({ place, count, order, icon, to, label }: MoveButtonProps) => (
  <IconButton
    icon={icon}
    label={label}
    variant="secondary"
    size="sm"
    aria-disabled={to < 0 || to >= count}
    onClick={(event) => order.moveFrom(event.currentTarget, place, to)}
  />
);
