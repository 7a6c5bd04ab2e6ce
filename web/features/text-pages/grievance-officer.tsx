import { useMessages } from '../../lib/messages.ts';
import { ContactAddress } from './contact-address.tsx';
import { textPageMessages } from './messages.ts';

interface GrievanceOfficerProps {
  officer: { name: string; email: string } | undefined;
  contactEmail: string | undefined;
}

/** The officer named by the operator; without one, none is made up. */
export function GrievanceOfficer({ officer, contactEmail }: GrievanceOfficerProps) {
  const t = useMessages(textPageMessages);
  if (!officer) {
    return (
      <>
        <p>{t.noOfficer}</p>
        <ContactAddress email={contactEmail} />
      </>
    );
  }
  return (
    <>
      <p className="font-strong">{officer.name}</p>
      <ContactAddress email={officer.email} />
    </>
  );
}
