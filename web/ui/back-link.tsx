import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** A link back to the page above. */
export const BackLink = ({ className, children, ...link }: ComponentProps<typeof Link>) => (
  <Link
    {...link}
    className={clsx(
      'inline-flex min-h-11 items-center gap-1.5 text-body text-ink-2 hover:text-ink print:hidden',
      className,
    )}
  >
    <Icon of={ArrowLeft} />
    {children}
  </Link>
);
