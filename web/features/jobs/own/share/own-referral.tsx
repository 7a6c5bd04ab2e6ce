import { Copy, Trash2, UserPlus } from 'lucide-react';
import { useAct } from '../../../../lib/api/use-act.ts';
import { api } from '../../../../lib/api/api.ts';
import { useReading } from '../../../../lib/api/use-reading.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { copyText } from '../../../../lib/copy-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { referralMessages } from './referral-messages.ts';

/** The member's own link, which shows their name to people who apply through it. */
export function OwnReferral({ jobId }: { jobId: number }) {
  const t = useMessages(referralMessages);
  const name = useSession()?.user?.fullName ?? '';
  const queryKey = ['own_referral', jobId];
  const params = { id: jobId };
  const query = useReading('GET /barong/resource/jobs/:id/referral', { key: queryKey, params });
  const change = useAct(
    (what: 'make' | 'remove') =>
      what === 'make'
        ? api('POST /barong/resource/jobs/:id/referral', { params })
        : api('DELETE /barong/resource/jobs/:id/referral', { params }),
    { failed: t.notChanged, keep: (queries, own) => queries.setQueryData(queryKey, own) },
  );

  return (
    <section aria-labelledby="own-referral" className="grid gap-3">
      <h3 id="own-referral" className="text-small font-strong">
        {t.title}
      </h3>
      <p className="note">{t.explanation(name)}</p>
      <Loaded query={query} failed={t.failed} shapes={['h-11']}>
        {({ url, applications }) =>
          url === null ? (
            <div>
              <Button
                variant="secondary"
                icon={UserPlus}
                busy={change.isBusy}
                onClick={() => void change.run('make')}
              >
                {t.make}
              </Button>
            </div>
          ) : (
            <>
              <p className="rounded-md bg-sunken p-4 text-body break-all">{url}</p>
              <p className="text-small">{t.applied(applications)}</p>
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" icon={Copy} onClick={() => void copyText(url, t, url)}>
                  {t.copy}
                </Button>
                <Button
                  variant="quiet"
                  icon={Trash2}
                  busy={change.isBusy}
                  onClick={() => void change.run('remove')}
                >
                  {t.remove}
                </Button>
              </div>
              <p className="note">{t.removing}</p>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
