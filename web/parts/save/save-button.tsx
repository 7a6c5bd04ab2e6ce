import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { patientLazy } from '../../lib/lazy-part.tsx';
import { useLoginLink } from '../wishes/login-link.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import type { SaveButtonProps } from './seeker-save.tsx';
import { saveMessages } from './save-messages.ts';

const SeekerSave = patientLazy(() => import('./seeker-save.tsx'));

/** Saves and removes a job; for guests, a link to the login that saves it. Recruiters have none. */
export function SaveButton(props: SaveButtonProps) {
  const role = useSession()?.user?.role;
  // The server renders the same for everybody; the layout must not shift for visitors who are not seekers.
  const guests = <GuestSave {...props} hidden={role !== undefined && role !== 'user'} />;
  if (role !== 'user') return guests;
  return (
    <Suspense fallback={guests}>
      <SeekerSave {...props} />
    </Suspense>
  );
}

function GuestSave({ job, look, size, wide, hidden }: SaveButtonProps & { hidden: boolean }) {
  const t = useMessages(saveMessages);
  const login = useLoginLink('save', job.id);
  const name = t.saveJob(job.title, job.company_name);
  const link = {
    ...login,
    className: clsx(hidden && (look === 'button' ? 'hidden!' : 'invisible')),
  };
  if (look !== 'button') return <IconLink icon={Bookmark} label={name} {...link} />;
  return (
    <LinkButton variant="secondary" icon={Bookmark} size={size} wide={wide} title={name} {...link}>
      {t.save}
    </LinkButton>
  );
}
