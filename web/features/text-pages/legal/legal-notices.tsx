import { useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { textPath } from '../../../../contract/legal/documents.ts';
import type { LegalNotice } from '../../../../contract/legal/legal.ts';
import { todayInIndia } from '../../../../contract/format/today.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { legalNoticeMessages } from './notice-messages.ts';

const LEGAL_NOTICES = ['legal_notices'];
/** How long the answer loaded by one page may be used by the next. */
const STALE_MS = 60_000;

/** Shows signed-in people new versions, until they have accepted or closed each. */
export function LegalNotices() {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const { data } = useReading('GET /barong/resource/legal_notices', {
    key: LEGAL_NOTICES,
    priority: 'low',
    staleTime: STALE_MS,
  });
  useEffect(() => {
    void queries.refetchQueries({ queryKey: LEGAL_NOTICES, stale: true });
  }, [queries, pathname]);
  if (!data || data.notices.length === 0) return null;
  return (
    <div className="mb-5 grid gap-3">
      {data.notices.map((notice) => (
        <Notice key={notice.document} notice={notice} />
      ))}
    </div>
  );
}

function Notice({ notice }: { notice: LegalNotice }) {
  const t = useMessages(legalNoticeMessages);
  const language = useLanguage();
  const role = useSession()?.user?.role;
  // Admins are not told what is due, because nothing that they do waits for their consent.
  const due = role === 'user' ? t.dueSeeker : role === 'hr' ? t.dueRecruiter : null;
  const { document, version, effective_on, asks_consent, is_due, summary } = notice;
  const refetch = useRefetch(LEGAL_NOTICES);
  const saying = useAct(
    () => api('POST /barong/resource/legal_consents', { body: { document, version } }),
    {
      failed: t.failed,
      done: asks_consent ? { title: t.accepted, variant: 'default' } : undefined,
      keep: (client, answer) => client.setQueryData(LEGAL_NOTICES, answer),
      // Possibly because there is a newer version.
      onFailed: refetch,
    },
  );
  const isTerms = document === 'terms';
  const day = dateText(effective_on, language);
  const words = asks_consent
    ? { short: t.accept, whole: isTerms ? t.acceptTerms : t.acceptPrivacy }
    : { short: t.close, whole: isTerms ? t.closeTerms : t.closePrivacy };
  return (
    <NoticeBar
      tone={asks_consent ? 'time' : 'info'}
      icon={Scale}
      action={
        <span className="flex items-baseline gap-4">
          <Link
            to={textPath(document, version)}
            className="min-h-6 underline"
            aria-label={isTerms ? t.readTerms : t.readPrivacy}
          >
            {t.read}
          </Link>
          <button
            type="button"
            className="min-h-6 underline"
            aria-label={words.whole}
            aria-disabled={saying.isBusy || undefined}
            onClick={() => {
              if (!saying.isBusy) void saying.run();
            }}
          >
            {words.short}
          </button>
        </span>
      }
    >
      <strong className="font-strong">{t[document]}</strong>{' '}
      {effective_on > todayInIndia() ? t.from(day) : t.since(day)} {summary}
      {is_due && due ? ` ${due}` : null}
    </NoticeBar>
  );
}
