import type { ComponentProps } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../button.tsx';
import { overlayMessages } from './overlay-messages.ts';

interface MoreButtonProps extends ComponentProps<'button'> {
  /** Names the object too, and has the word itself: "More for Tailor". */
  label: string;
}

/** Opens the menu of a row; a word, because three dots would have to be guessed. */
export function MoreButton({ label, ...button }: MoreButtonProps) {
  const t = useMessages(overlayMessages);
  return (
    <Button {...button} variant="quiet" size="sm" aria-label={label}>
      {t.more}
    </Button>
  );
}
