import { useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { tailorMessages } from './tailor-messages.ts';

/** Links a seeker to a resume tailored to this job. */
export default function TailorLink({ id }: { id: number }) {
  const t = useMessages(tailorMessages);
  return (
    <LinkButton to={`/user/resume-builder?job=${id}`} variant="secondary" wide className="mt-4">
      {t.tailorResume}
    </LinkButton>
  );
}
