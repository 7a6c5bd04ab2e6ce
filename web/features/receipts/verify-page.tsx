import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { receiptStepLabels } from '../../../contract/format/receipt-steps.ts';
import type { CheckedReceipt } from '../../../contract/applications/receipts.ts';
import { load, refusedStatus } from '../../lib/api/page-context.ts';
import { momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { NarrowPage } from '../../ui/panels/narrow-page.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { verifyMessages } from './verify-messages.ts';
import { RECEIPT_CODE_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

/** The page needs no scripts, and somebody checking a paper may have none. */
export const handle = { noScript: true };

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The code is in the path of a printed address, or in the query if it was typed here. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const typed = params.code ?? new URL(request.url).searchParams.get('code') ?? '';
  const code = typed.trim().slice(0, 100);
  if (code === '') return data({ code, receipt: null });
  try {
    return data({
      code,
      receipt: await load(context, 'GET /barong/public/receipts', { query: { code } }),
    });
  } catch (error) {
    if (refusedStatus(error) !== 404) throw error;
    return data({ code, receipt: null }, { status: 404 });
  }
}

/** Says to anybody with a receipt's code whether it is genuine. */
export default function VerifyPage() {
  const t = useMessages(verifyMessages);
  const { code, receipt } = useLoaderData<typeof loader>();
  if (receipt) return <Checked receipt={receipt} />;
  return (
    <NarrowPage title={code ? t.unknown : t.ask}>
      <p className="text-body text-ink-2">{code ? t.unknownText : t.askText}</p>
      <form method="get" action="/verify" className="grid gap-5">
        <TextField
          label={t.code}
          name="code"
          defaultValue={code}
          required
          maxLength={RECEIPT_CODE_MAX_LENGTH}
          placeholder="ABCD-EFGH-IJKL-MNOP"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="lg" wide>
          {t.check}
        </Button>
      </form>
    </NarrowPage>
  );
}

function Checked({ receipt }: { receipt: CheckedReceipt }) {
  const t = useMessages(verifyMessages);
  const language = useLanguage();
  const steps = receiptStepLabels[language];
  const { genuine, events } = receipt;
  const facts = [
    [t.job, receipt.job_title],
    [t.company, receipt.company_name],
    [t.seeker, receipt.seeker_initials],
    [t.issued, momentText(receipt.issued_at, language)],
    [t.code, receipt.code],
  ] as const;
  return (
    <NarrowPage title={genuine ? t.genuine : t.altered}>
      <NoticeBar tone={genuine ? 'ok' : 'danger'}>
        <p>{genuine ? t.genuineText : t.alteredText}</p>
        {genuine && receipt.moved_on ? <p>{t.movedOn}</p> : null}
      </NoticeBar>
      {genuine ? (
        <>
          <p className="text-body text-ink-2">{t.compare}</p>
          <dl className="grid gap-3 xs:grid-cols-[auto_1fr] xs:gap-x-6">
            {facts.map(([name, value]) => (
              <div key={name} className="grid xs:col-span-2 xs:grid-cols-subgrid">
                <dt className="note">{name}</dt>
                <dd className="min-w-0 text-body font-strong break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <section className="grid gap-2 border-t border-line pt-4">
            <h2 className="text-h3">{t.history}</h2>
            <ol className="grid gap-2">
              {events.map(({ kind, status, at }) => (
                <li
                  key={`${at} ${kind} ${status}`}
                  className="flex flex-wrap justify-between gap-x-4"
                >
                  <span className="text-body">
                    {steps[kind === 'status_changed' ? status : kind]}
                  </span>
                  <time dateTime={at} className="note tabular-nums">
                    {momentText(at, language)}
                  </time>
                </li>
              ))}
            </ol>
          </section>
        </>
      ) : null}
      <LinkButton to="/verify" variant="secondary" wide>
        {t.another}
      </LinkButton>
    </NarrowPage>
  );
}
