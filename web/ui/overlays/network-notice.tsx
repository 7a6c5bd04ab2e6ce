import { useMessages } from '../../lib/messages.ts';

const words = {
  en: {
    offline: 'No connection. This page stays open until the network is back.',
    missing: 'Part of this page has not come yet. We keep trying.',
    reload: 'Reload',
  },
  hi: {
    offline: 'नेटवर्क नहीं है। नेटवर्क लौटने तक यही पेज खुला रहेगा।',
    missing: 'इस पेज का एक हिस्सा अब तक नहीं आया। कोशिश जारी है।',
    reload: 'फिर से खोलें',
  },
};

const NOTE = 'hidden rounded-md bg-time-tint px-3 py-1.5 text-time-ink shadow-float';

/**
 * Says that there is no network (as long as `stayWhileOffline` has marked the page), or that a part of the page has
 * failed to come (as long as `patientLazy` has): by marks on the page, so that it needs no script of its own. It stands
 * below the header, which stays in reach.
 */
export function NetworkNotice() {
  const t = useMessages(words);
  return (
    <output className="pointer-events-none fixed inset-x-2 top-17 z-toast text-center text-small print:hidden">
      <span className={`${NOTE} in-[[data-offline]]:inline-block`}>{t.offline}</span>
      <span
        className={`${NOTE} pointer-events-auto in-[[data-part-missing]:not([data-offline])]:inline-block`}
      >
        {t.missing}{' '}
        <button type="button" className="link touch-room" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </span>
    </output>
  );
}
