import { type ComponentType, useEffect, useState } from 'react';
import { reauthenticateBy } from '../../lib/session/reauthentication.ts';
import type { Question } from './reauthentication-dialog.tsx';

/**
 * Rendered once, around signed-in pages: asks for authentication when a call is refused because the
 * login was too long ago. Nothing on the page is lost meanwhile. Its code is loaded only then.
 */
export function Reauthentication() {
  const [open, setOpen] = useState<Question & { Dialog: ComponentType<Question> }>();
  useEffect(() => {
    let leave = () => {};
    const stop = reauthenticateBy(async () => {
      const { ReauthenticationDialog } = await import('./reauthentication-dialog.tsx');
      return new Promise((resolve) => {
        const answer = (isProven: boolean) => {
          setOpen(undefined);
          resolve(isProven);
        };
        leave = () => resolve(false);
        setOpen({ Dialog: ReauthenticationDialog, answer });
      });
    });
    return () => {
      stop();
      leave();
    };
  }, []);
  return open ? <open.Dialog answer={open.answer} /> : null;
}
