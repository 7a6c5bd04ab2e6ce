import { type ComponentProps, useRef } from 'react';
import { Button } from '../button.tsx';
import { FileInput } from './file-input.tsx';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> &
  Pick<ComponentProps<typeof FileInput>, 'accept' | 'onChoose'>;

/** A button that asks for a file. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} accept={accept} onChoose={onChoose} />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
