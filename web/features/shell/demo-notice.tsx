import { useMessages, useRootFacts } from '../../lib/messages.ts';
import { shellMessages } from './messages.ts';

/**
 * Says on every page that its content is invented; in a landmark, as all content must be. `NetworkNotice` takes its place,
 * which expects the header at the top.
 */
export function DemoNotice() {
  const t = useMessages(shellMessages);
  const { demo } = useRootFacts();
  if (!demo) return null;
  return (
    <aside className="bg-time-tint px-4 py-1 text-center text-caption text-time-ink in-data-offline:hidden in-data-part-missing:hidden">
      {t.demo}
    </aside>
  );
}
