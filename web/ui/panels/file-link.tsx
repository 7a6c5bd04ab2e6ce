import type { ComponentProps } from 'react';
import { LinkButton } from '../button.tsx';

type FileLinkProps = Omit<ComponentProps<typeof LinkButton>, 'target' | 'rel' | 'reloadDocument'>;

/** A link to a file, which opens in a new tab without access to this one. */
export const FileLink = (props: FileLinkProps) => <LinkButton {...props} {...inOwnTab} />;

/** For links to files that do not look like buttons. */
export const inOwnTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  reloadDocument: true,
  // A file is not a page of ours, so nothing of it is prefetched.
  discover: 'none',
} as const;
