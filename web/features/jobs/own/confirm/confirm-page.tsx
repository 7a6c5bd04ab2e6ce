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
 * Where the question of a mail leads. It takes a tap: programs that look at the links of a mail
 * before its reader does must not answer for them.
 */
export default function ConfirmJobPage() {
  const t = useMessages(confirmMessages);
  const token = useLinkToken('token');
  const [title, setTitle] = useState('');
  const form = useContractForm('POST /barong/public/job_confirmations', {
    start: {},
    // What was sent before scripts came is sent again before `token` is known.
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
