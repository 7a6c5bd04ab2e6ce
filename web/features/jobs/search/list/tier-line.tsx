import { useMessages } from '../../../../lib/messages.ts';
import { tierLineMessages } from './tier-line-messages.ts';

/** Where the jobs that have all the words end, if there are any. */
export default function TierLine({ isFirst }: { isFirst: boolean }) {
  const t = useMessages(tierLineMessages);
  return (
    <p className="border-t border-line pt-2 pb-1 text-small text-ink-2">
      {isFirst ? t.fromFirst : t.fromHere}
    </p>
  );
}
