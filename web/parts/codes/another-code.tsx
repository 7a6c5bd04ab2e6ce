import type { ComponentProps } from 'react';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { toast } from '../../lib/toast.ts';
import { Resend } from './resend.tsx';

interface AnotherCodeProps {
  words: ComponentProps<typeof Resend>['words'] & { resent: string; notSent: string };
  send: () => Promise<unknown>;
}

/** Asks for another code; says that it is on its way, or why not. */
export function AnotherCode({ words, send }: AnotherCodeProps) {
  const tellFailure = useFailureToast();
  return (
    <Resend
      words={words}
      send={send}
      onSent={() => toast({ title: words.resent, variant: 'success' })}
      onFailed={(error) => tellFailure(words.notSent, error)}
    />
  );
}
