import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';

/** The title of a page, in the browser too, with a sentence about it. */
export const PageHead = ({ title, intro }: { title: string; intro?: string | undefined }) => (
  <div>
    <title>{`${title} · ${PORTAL}`}</title>
    <h1 className="text-h1">{title}</h1>
    {intro ? <p className="mt-1 max-w-prose text-small text-ink-2">{intro}</p> : null}
  </div>
);
