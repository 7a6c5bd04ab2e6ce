import { useMessages } from '../../../lib/messages.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { reportFormMessages } from './messages.ts';

/** Whom to call at once when money is gone. */
export function Helpline() {
  const t = useMessages(reportFormMessages);
  return (
    <NoticeBar tone="danger">
      <p>{t.paid}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <a href="tel:1930" className="inline-flex min-h-11 items-center underline">
          {t.call}
        </a>
        <a
          href="https://cybercrime.gov.in"
          rel="noopener"
          className="inline-flex min-h-11 items-center underline"
        >
          {t.online}
        </a>
      </p>
    </NoticeBar>
  );
}
