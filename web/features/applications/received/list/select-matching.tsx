import { clsx } from 'clsx';
import { DECISIONS_AT_ONCE } from '../../../../../contract/constants.ts';
import { useAct } from '../../../../lib/api/use-act.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { readFirst } from '../received-calls.ts';
import { receivedMessages } from '../received-messages.ts';
import type { Triage } from '../use-triage.tsx';

/**
 * Goes from the rows of one page, once all of them are selected, to everything that matches. Where rows are cards, no box
 * in a heading selects the whole page, so a button here does.
 */
export function SelectMatching({ triage }: { triage: Triage }) {
  const t = useMessages(receivedMessages);
  const { jobId, list, selection, received } = triage;
  const { applications = [], meta } = received.data ?? {};
  const total = meta?.total ?? 0;
  const most = Math.min(total, DECISIONS_AT_ONCE);
  // Not if the filters change before they are read.
  const everything = useAct(
    async () => selection.replace(await readFirst(jobId, list.address, most)),
    { failed: { title: t.selectFailed, description: t.failedText } },
  );
  const chosen = selection.chosen.length;
  // What is listed while other rows are loading is not what the address asks for.
  const isShown = chosen > 0 && total > applications.length && !received.isPlaceholderData;
  const next =
    chosen >= most
      ? {
          said: chosen < total ? t.mostSelected(chosen) : t.matchingSelected(chosen),
          label: t.clearSelection,
          act: selection.clear,
        }
      : applications.every(({ id }) => selection.has(id))
        ? {
            said: t.pageSelected(applications.length),
            label: t.selectMatching(total, most),
            act: () => void everything.run(),
          }
        : { said: null, label: t.selectAll, act: () => selection.toggleAll(applications) };
  return (
    <div
      className={
        isShown
          ? clsx(
              'flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-lg bg-brand-tint px-3 py-1 text-small',
              next.said === null && 'lg:hidden',
            )
          : 'sr-only'
      }
    >
      {/* Always there: screen readers announce only what changes in an element that they know. */}
      <p aria-live="polite">{isShown ? next.said : null}</p>
      {isShown ? (
        <Button
          size="sm"
          variant="quiet"
          busy={everything.isBusy}
          busyLabel={t.selecting}
          onClick={next.act}
        >
          {next.label}
        </Button>
      ) : null}
    </div>
  );
}
