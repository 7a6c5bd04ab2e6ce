import { useState } from 'react';
import { focusIt } from '../../../../lib/forms/focus-it.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { takeLinkToken, useLinkToken } from '../../../../lib/links/link-token.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { NarrowPage } from '../../../../ui/panels/narrow-page.tsx';
import { confirmMessages } from './confirm-messages.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/**
 * The page at the link in a mail that asks about a job. It needs a click, because mail scanners that open links
 * before the reader does must not answer.
 */
export default function ConfirmJobPage() {
  const t = useMessages(confirmMessages);
  const token = useLinkToken('token');
  const [title, setTitle] = useState('');
  const form = useContractForm('POST /barong/public/job_confirmations', {
    start: {},
    // A form submitted before scripts loaded is sent again before `token` is known.
    body: () => ({ token: token ?? takeLinkToken('token') }),
    refused: () => ({ title: '', description: t.missing }),
    onSaved: ({ job }) => setTitle(job.title),
  });
  const isBroken = token === '';
  return (
    <NarrowPage title={t.title}>
      {title ? (
        <output
          ref={focusIt}
          tabIndex={-1}
          className="block rounded-md bg-ok-tint px-4 py-2.5 text-small text-ok-ink outline-none"
        >
          {t.done(title)}
        </output>
      ) : (
        <p className="text-body text-ink-2">{isBroken ? t.missing : t.question}</p>
      )}
      {title || isBroken ? null : (
        <Form form={form} className="grid gap-5">
          <Button {...form.button} size="lg" wide>
            {t.confirm}
          </Button>
        </Form>
      )}
      <LinkButton to="/hr/postings" variant="secondary" wide>
        {t.toOwnJobs}
      </LinkButton>
    </NarrowPage>
  );
}
