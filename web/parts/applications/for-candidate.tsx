import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { DetailPage } from '../../ui/lists/detail-page.tsx';
import type { Loading } from '../../ui/lists/loaded.tsx';

interface ForCandidatePageProps<Part> {
  query: Loading<Part>;
  /** The title in the browser. */
  title: string;
  words: Record<'failed' | 'notFound' | 'notFoundText' | 'allApplications', string>;
  children: (part: Part) => ReactNode;
}

/** A page for a candidate about a part of their application: an interview or an offer. */
export function ForCandidatePage<Part>({ words: t, ...page }: ForCandidatePageProps<Part>) {
  return (
    <DetailPage
      {...page}
      failed={t.failed}
      back={{ to: '/user/applications', label: t.allApplications }}
      missing={{ title: t.notFound, text: t.notFoundText }}
      isNarrow
    />
  );
}

interface AppliedToProps {
  job: { title: string };
  company: { name: string };
}

/** The job it is about, at the top of its card. */
export function AppliedTo({ job, company }: AppliedToProps) {
  return (
    <div>
      <h2 className="text-h3">{job.title}</h2>
      <p className="note break-words">{company.name}</p>
    </div>
  );
}

/** The way to the application that it is part of. */
export function ToApplication({ id, children }: { id: number; children: ReactNode }) {
  return (
    <LinkButton variant="secondary" to={`/user/applications?application=${id}`}>
      {children}
    </LinkButton>
  );
}
