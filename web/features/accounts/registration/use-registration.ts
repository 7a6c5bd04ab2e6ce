import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import type { Mistakes } from '../../../lib/forms/mistakes.ts';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { safeNext } from '../../../lib/paths.ts';
import { keepSession } from '../../../lib/session/session.ts';
import { accountKindOf } from '../kind.ts';
import { registerMessages } from './register-messages.ts';
import { bodyOf, mistakesIn, type Registration, registrationStart } from './registration.ts';

type Words = (typeof registerMessages)['en'];

/** The form that creates an account and then takes the visitor to where they were going. */
export function useRegistration(type: string | null, next: string | null) {
  const t = useMessages(registerMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  return useContractForm('POST /barong/identity/users', {
    start: { ...registrationStart, kind: accountKindOf(type) },
    posted: usePosted<Registration>(),
    body: bodyOf,
    check: (values) => mistakesIn(values, t),
    together: [['password', 'confirm_password']],
    wrong: (mistakes, error) =>
      error
        ? { title: t.registrationError, description: errorText(error, language) }
        : summaryOf(mistakes, t),
    failed: t.registrationError,
    brokenText: t.registrationFallback,
    refused: (error) => {
      if (!(error instanceof ApiError) || error.codes.length > 0) return undefined;
      const isLost = error.status === 0;
      return {
        title: t.registrationFailed,
        description: isLost ? errorText(error, language) : t.registrationFailedText,
      };
    },
    saved: ({ user }) => ({
      title: t.registrationSuccessful,
      description: t.codeSent(user.email),
    }),
    onSaved: async (session) => {
      keepSession(session);
      const home = session.user.role === 'hr' ? '/dashboard/hr' : '/user/jobs';
      await navigate(safeNext(next, home), { replace: true });
    },
  });
}

/** What a toast says once, in addition to the mistake at each field. */
function summaryOf(mistakes: Mistakes, t: Words) {
  if (mistakes['confirm_password'] === t.passwordsDifferText)
    return { title: t.passwordsDiffer, description: t.passwordsDifferText };
  if (mistakes['email'] === t.invalidEmailText)
    return { title: t.invalidEmail, description: t.invalidEmailText };
  return { title: t.allRequired, description: t.fillAll };
}
