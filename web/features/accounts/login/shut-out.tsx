import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { usePosted } from '../../../lib/forms/posted.ts';
import { useMessages } from '../../../lib/messages.ts';
import { loginMessages } from './login-messages.ts';

const shutOutCodes = new Set(['identity.session.banned', 'identity.session.not_active']);

export type ShutOut = ReturnType<typeof useShutOut>;

/** Shown if the account was shut out by an admin: its owner may ask why. */
export function useShutOut() {
  const t = useMessages(loginMessages);
  const posted = usePosted();
  const [isShutOut, setShutOut] = useState(
    () => posted?.codes.some((code) => shutOutCodes.has(code)) ?? false,
  );
  return {
    /** Checks whether a login failed because an admin has shut the account out. */
    look: (error: unknown) =>
      setShutOut(error instanceof ApiError && error.codes.some((code) => shutOutCodes.has(code))),
    link: isShutOut ? (
      <Link className="link ms-1" to="/contact">
        {t.contactAboutThis}
      </Link>
    ) : null,
  };
}
