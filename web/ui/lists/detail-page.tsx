import type { ReactNode } from 'react';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { BackLink } from '../back-link.tsx';
import { LinkButton } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Loaded, type Loading } from './loaded.tsx';

/** A link to the page above. */
interface Way {
  to: string;
  label: string;
}

interface DetailPageProps<T> {
  query: Loading<T>;
  /** The title in the browser: of the object, or of its kind while it is not loaded. */
  title: string;
  /** The failure's title: "Failed to load the job". The reason is added. */
  failed: string;
  /** Shown if the object does not exist: a text and a link; by default `back`. */
  missing: { title: string; text: string; way?: Way };
  /** A link above everything. */
  back?: Way;
  /** Whether it has the width of a form. */
  isNarrow?: boolean;
  /** Sizes of the skeletons; by default two cards. */
  shapes?: readonly string[];
  children: (found: T) => ReactNode;
}

const CARDS = ['h-40 rounded-lg', 'h-60 rounded-lg'];

/** A page about one object: a link back, the object once it is loaded, or that it does not exist. */
export function DetailPage<T>(props: DetailPageProps<T>) {
  const { query, title, failed, missing, back, isNarrow, shapes = CARDS, children } = props;
  const way = missing.way ?? back;
  return (
    <div className={isNarrow ? 'mx-auto grid w-full max-w-form gap-4' : 'grid gap-3 *:min-w-0'}>
      <title>{`${title} · ${PORTAL}`}</title>
      {back ? (
        <BackLink to={back.to} className="justify-self-start">
          {back.label}
        </BackLink>
      ) : null}
      <Loaded
        query={query}
        failed={failed}
        isPage
        shapes={shapes}
        missing={
          <EmptyState
            as="h1"
            title={missing.title}
            actions={way ? <LinkButton to={way.to}>{way.label}</LinkButton> : null}
          >
            {missing.text}
          </EmptyState>
        }
      >
        {children}
      </Loaded>
    </div>
  );
}
