import { ShieldCheck } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { homeOf } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { readStored, store } from '../../../lib/session/storage.ts';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { useTwoStep } from './security-calls.ts';
import { secondStepAdviceMessages } from './second-step-messages.ts';

const SETTINGS = '/settings';
/** The storage key for the account that said "Not now" in this browser. */
const DECLINED_KEY = 'secondStepDeclined';
/** The storage key for the account that needed no advice when it was last asked in this browser. */
const UNADVISED_KEY = 'secondStepUnadvised';

/**
 * Redirects an admin without a second step to the settings, and recommends one on the dashboards of recruiters and of
 * the demo's admin.
 */
export function SecondStepAdvice() {
  const t = useMessages(secondStepAdviceMessages);
  const { pathname } = useLocation();
  const me = useSession()?.user;
  const [declinedBy, setDeclinedBy] = useState(() => readStored(DECLINED_KEY));
  const isHome = pathname === homeOf(me?.role);
  const isAdmin = me?.role === 'admin';
  const asks = isAdmin || (me?.role === 'hr' && isHome);
  const { data, failureCount } = useTwoStep(asks);
  const advice = data?.advice;
  const id = String(me?.id);
  useEffect(() => {
    if (data) store(UNADVISED_KEY, data.advice === null ? id : null);
  }, [data, id]);
  // Space is reserved until the answer comes, so that the advice does not push the page down.
  const isAwaited = asks && !data && failureCount === 0 && readStored(UNADVISED_KEY) !== id;

  if (advice === 'required') {
    if (pathname !== SETTINGS) return <Navigate to={SETTINGS} replace />;
    return (
      <NoticeBar tone="time" icon={ShieldCheck} className="mb-5">
        {t.required}
      </NoticeBar>
    );
  }
  if (!isHome || declinedBy === id || !(isAwaited || advice === 'recommended')) return null;
  const decline = () => {
    store(DECLINED_KEY, id);
    setDeclinedBy(id);
  };
  return (
    <NoticeBar
      tone="brand"
      icon={ShieldCheck}
      className={clsx('mb-5', isAwaited && 'invisible')}
      action={
        <span className="flex items-baseline gap-4">
          <Link to={`${SETTINGS}?section=two-step`} className="min-h-6 underline">
            {t.setUp}
          </Link>
          <button type="button" className="min-h-6 underline" onClick={decline}>
            {t.notNow}
          </button>
        </span>
      }
    >
      {isAdmin ? t.recommendedToAdmin : t.recommended}
    </NoticeBar>
  );
}
