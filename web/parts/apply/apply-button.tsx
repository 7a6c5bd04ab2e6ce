import { Suspense } from 'react';
import { patientLazy } from '../../lib/lazy-part.tsx';
import { useLoginLink } from '../wishes/login-link.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { applyButtonMessages } from './apply-button-messages.ts';
import type { ApplyButtonProps } from './seeker-apply.tsx';

const SeekerApply = patientLazy(() => import('./seeker-apply.tsx'));

/** Apply Now: guests go to the login and return to the open dialog; seekers apply. */
export function ApplyButton(props: ApplyButtonProps) {
  const session = useSession();
  const guests = <GuestApply {...props} />;
  if (!session) return guests;
  return (
    <Suspense fallback={guests}>
      <SeekerApply {...props} />
    </Suspense>
  );
}

function GuestApply(props: ApplyButtonProps) {
  const { job, showsAnswer: _, ...look } = props;
  const t = useMessages(applyButtonMessages);
  const login = useLoginLink('apply', job.id);
  const name = t.applyNowTo(job.title, job.company_name);
  if (job.state !== 'active') {
    return (
      <Button {...look} disabled title={t.notActive} aria-label={name}>
        {t.applyNow}
      </Button>
    );
  }
  return (
    <LinkButton {...look} {...login} aria-label={name}>
      {t.applyNow}
    </LinkButton>
  );
}
