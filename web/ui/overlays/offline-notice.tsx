import { useMessages } from '../../lib/messages.ts';

const words = {
  en: { text: 'No connection. This page stays open until the network is back.' },
  hi: { text: 'नेटवर्क नहीं है। नेटवर्क लौटने तक यही पेज खुला रहेगा।' },
};

/** Says that there is no network, as long as `stayWhileOffline` has marked the page: without scripts of its own. */
export function OfflineNotice() {
  const t = useMessages(words);
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-toast text-center text-small print:hidden">
      <span className="hidden rounded-b-md bg-time-tint px-3 py-1.5 text-time-ink shadow-float in-[[data-offline]]:inline-block">
        {t.text}
      </span>
    </output>
  );
}
