import type { ComponentProps } from 'react';
import { LinkButton } from '../button.tsx';

type FileLinkProps = Omit<ComponentProps<typeof LinkButton>, 'target' | 'rel' | 'reloadDocument'>;

/** A link to a file, which opens in a tab of its own that knows nothing of this one. */
export const FileLink = (props: FileLinkProps) => <LinkButton {...props} {...inOwnTab} />;

/** For links to files that do not look like buttons. */
export const inOwnTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  reloadDocument: true,
  // It is no page of ours, so nothing of it is fetched beforehand.
  discover: 'none',
} as const;
