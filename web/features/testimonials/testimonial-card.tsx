import { useState } from 'react';
import { Link } from 'react-router';
import { TESTIMONIAL_MAX_LENGTH } from '../../../contract/constants.ts';
import type { Testimonial } from '../../../contract/testimonials/testimonials.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { dateText, momentText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useHeldRow } from '../../ui/lists/worklist-page.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { TESTIMONIALS, useApproval } from './calls.ts';
import { testimonialListMessages } from './messages.ts';
import { dotted } from '../../lib/format/separator.ts';

/** A testimonial as it would be shown, who its writer is here, and the decision. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const t = useMessages(testimonialListMessages);
  const language = useLanguage();
  const { text, name, position, company, state, reason, pinned, role } = testimonial;
  const { account_id, username, written_at, decided_at, decided_by } = testimonial;
  return (
    <Card as="article" className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          <bdi className="wrap-anywhere">{username}</bdi>
          {state === 'waiting' ? null : (
            <Badge tone={state === 'approved' ? 'ok' : 'mute'}>{t[state]}</Badge>
          )}
          {pinned ? <Badge tone="brand">{t.pinned}</Badge> : null}
        </h2>
        <p className="note">{t.by(t[role], momentText(written_at, language))}</p>
      </div>
      <figure className="grid gap-2 rounded-md bg-sunken p-3">
        <blockquote dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
        <figcaption className="note wrap-anywhere">{dotted([name, position, company])}</figcaption>
      </figure>
      {decided_at ? (
        <p className="note wrap-anywhere">
          {t.decided(dateText(decided_at, language), decided_by ?? t.somebody)}
          {reason === null ? null : ` ${t.reason(reason)}`}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Decide testimonial={testimonial} />
        <Link
          to={`/admin/${role === 'hr' ? 'hr-accounts' : 'users'}/${account_id}`}
          className="link text-small"
        >
          {t.account}
        </Link>
      </div>
    </Card>
  );
}

function Decide({ testimonial }: { testimonial: Testimonial }) {
  const { id, version, state, pinned } = testimonial;
  const t = useMessages(testimonialListMessages);
  const [isDeclining, setDeclining] = useState(false);
  useHeldRow(testimonial, isDeclining);
  const approval = useApproval({
    failed: t.failed,
    done: (_answer, { pinned: isPinned }) =>
      state === 'approved' ? (isPinned ? t.isPinned : t.isUnpinned) : t.isApproved,
  });
  const approve = (isPinned: boolean) => void approval.run({ id, version, pinned: isPinned });
  const button = { size: 'sm', variant: 'secondary', busy: approval.isBusy } as const;
  return (
    <>
      {state === 'approved' ? null : (
        <Button {...button} onClick={() => approve(false)}>
          {t.approve}
        </Button>
      )}
      {state === 'approved' && pinned ? (
        <Button {...button} onClick={() => approve(false)}>
          {t.unpin}
        </Button>
      ) : null}
      {state === 'approved' && !pinned ? (
        <Button {...button} onClick={() => approve(true)}>
          {t.pin}
        </Button>
      ) : null}
      {state === 'declined' ? null : (
        <Button size="sm" variant="danger" onClick={() => setDeclining(true)}>
          {t.decline}
        </Button>
      )}
      {isDeclining ? (
        <DeclineDialog id={id} version={version} onClose={() => setDeclining(false)} />
      ) : null}
    </>
  );
}

interface DeclineDialogProps {
  id: number;
  version: number;
  onClose: () => void;
}

function DeclineDialog({ id, version, onClose }: DeclineDialogProps) {
  const t = useMessages(testimonialListMessages);
  const form = useContractForm('PUT /barong/admin/testimonials/:id', {
    start: { reason: '', version },
    basis: 'version',
    params: { id },
    body: ({ reason }) => ({ approved: false, reason }),
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : t.whyMissing }),
    failed: t.failed,
    saved: t.isDeclined,
    onSaved: onClose,
    onAnswer: useRefetch([TESTIMONIALS]),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.declineTitle}
      description={t.declineText}
      confirmLabel={t.decline}
      danger
      form={form}
    >
      <TextArea
        {...form.field('reason')}
        label={t.why}
        rows={3}
        maxLength={TESTIMONIAL_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}
