import type { LoaderFunctionArgs } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { pageContext } from '../../lib/api/page-context.ts';
import { textPageMessages } from './messages.ts';

/** For the loader of a page that shows the address. */
export function loadAddress({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const { contactEmail, grievanceOfficer } = context.get(pageContext);
  return { contactEmail, grievanceOfficer };
}

/** The address of the operator of this server. */
export function ContactAddress({ email }: { email: string | undefined }) {
  const t = useMessages(textPageMessages);
  return (
    <p>
      {email ? (
        <a href={`mailto:${email}`} className="font-strong break-words">
          {email}
        </a>
      ) : (
        <>
          {t.noAddress} <a href="/contact#write">{t.useForm}</a>
        </>
      )}
    </p>
  );
}
