import { Link } from 'react-router';
import { numberText } from '../../../contract/format/pay.ts';
import { type Allowance, comesBack, isNear } from '../../../contract/money/plan-levels.ts';
import type { Usage } from '../../../contract/money/subscriptions.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';

const messages = defineMessages({
  en: {
    near: (used: string, most: string, name: string) =>
      `${used} of the ${most} ${name} of your plan are in use.`,
    full: (most: string, name: string) =>
      `All ${most} ${name} of your plan are in use. End or remove one, or choose a larger plan.`,
    nearTeam: (used: string, most: string) =>
      `${used} of the ${most} team members of your plan are in use.`,
    fullTeam: (most: string) =>
      `All ${most} team members of your plan are in use. Remove one, or choose a larger plan.`,
    nearToCome: (used: string, most: string, name: string) =>
      `${used} of the ${most} ${name} of your plan are used.`,
    allUsed: (most: string, name: string) => `All ${most} ${name} of your plan are used.`,
    nextMonth: 'They are reset on the first day of the month.',
    nextDay: 'Each is returned after 24 hours.',
    plans: 'See the plans',
  },
  hi: {
    near: (used: string, most: string, name: string) =>
      `आपके प्लान के ${most} ${name} में से ${used} इस्तेमाल में हैं।`,
    full: (most: string, name: string) =>
      `आपके प्लान के सारे ${most} ${name} इस्तेमाल में हैं। कोई एक बंद करें या हटाएँ, या बड़ा प्लान चुनें।`,
    nearTeam: (used: string, most: string) =>
      `आपके प्लान में टीम के ${most} सदस्यों की जगह है: ${used} भर चुकी हैं।`,
    fullTeam: (most: string) =>
      `आपके प्लान में टीम के ${most} सदस्यों की जगह है, और सब भर चुकी हैं। किसी को हटाएँ, या बड़ा प्लान चुनें।`,
    nearToCome: (used: string, most: string, name: string) =>
      `आपके प्लान के ${most} ${name} — ${used} इस्तेमाल हो चुके हैं।`,
    allUsed: (most: string, name: string) => `आपके प्लान के ${most} ${name} — सब इस्तेमाल हो चुके हैं।`,
    nextMonth: 'महीने की पहली तारीख़ से फिर पूरे मिलेंगे।',
    nextDay: 'हर एक 24 घंटे बाद फिर मिल जाता है।',
    plans: 'प्लान देखें',
  },
});

/** How much is used, and how to get more. */
function words(t: typeof messages.en, { allowance, name, used, most }: Usage): string {
  const isFull = used >= most;
  const [usedText, mostText] = [numberText(used), numberText(most)];
  // In Hindi the number stands within the name of these, and people are not in use.
  if (allowance === 'seats') return isFull ? t.fullTeam(mostText) : t.nearTeam(usedText, mostText);
  const period = comesBack[allowance];
  if (!period) return isFull ? t.full(mostText, name) : t.near(usedText, mostText, name);
  const said = isFull ? t.allUsed(mostText, name) : t.nearToCome(usedText, mostText, name);
  return `${said} ${period === 'month' ? t.nextMonth : t.nextDay}`;
}

/** How much of one allowance of the plan is used; undefined until it is known. */
export function usePlanUsage(allowance: Allowance): Usage | undefined {
  const user = useSession()?.user;
  const hasPlan = user?.role !== 'hr' || user.team_role !== null;
  const { data } = useReading('GET /barong/resource/plan_usage', {
    key: ['plan-usage'],
    staleTime: 0,
    // A recruiter without a company has no plan yet.
    enabled: hasPlan,
  });
  return data?.usage.find((each) => each.allowance === allowance);
}

/** Says, where more is added, that a limit of the plan is near; otherwise nothing. */
export function PlanRoom({ allowance, plans }: { allowance: Allowance; plans: string }) {
  const t = useMessages(messages);
  const found = usePlanUsage(allowance);
  if (!found || !isNear(found.used, found.most)) return null;
  return (
    <NoticeBar
      tone={found.used >= found.most ? 'danger' : 'time'}
      action={
        <Link to={plans} className="underline">
          {t.plans}
        </Link>
      }
    >
      {words(t, found)}
    </NoticeBar>
  );
}
