import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { numberText } from '../../../contract/format/pay.ts';
import { type Allowance, isNear } from '../../../contract/money/plan-levels.ts';
import { api } from '../../lib/api/api.ts';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';

const messages = defineMessages({
  en: {
    near: (used: string, most: string, name: string) =>
      `${used} of the ${most} ${name} of your plan are in use.`,
    full: (most: string, name: string) =>
      `All ${most} ${name} of your plan are in use. End or remove one, or choose a larger plan.`,
    plans: 'See the plans',
  },
  hi: {
    near: (used: string, most: string, name: string) =>
      `आपके प्लान के ${most} ${name} में से ${used} इस्तेमाल में हैं।`,
    full: (most: string, name: string) =>
      `आपके प्लान के सारे ${most} ${name} इस्तेमाल में हैं। कोई एक बंद करें या हटाएँ, या बड़ा प्लान चुनें।`,
    plans: 'प्लान देखें',
  },
});

/** Says that a limit of the plan is near, where more is added; otherwise nothing. */
export function PlanRoom({ allowance, plans }: { allowance: Allowance; plans: string }) {
  const t = useMessages(messages);
  const { data } = useQuery({
    queryKey: ['plan-usage'],
    queryFn: ({ signal }) => api('GET /barong/resource/plan_usage', {}, { signal }),
    staleTime: 0,
  });
  const found = data?.usage.find((each) => each.allowance === allowance);
  if (!found || !isNear(found.used, found.most)) return null;
  const { name, used, most } = found;
  const isFull = used >= most;
  return (
    <NoticeBar
      tone={isFull ? 'danger' : 'time'}
      action={
        <Link to={plans} className="underline">
          {t.plans}
        </Link>
      }
    >
      {isFull ? t.full(numberText(most), name) : t.near(numberText(used), numberText(most), name)}
    </NoticeBar>
  );
}
