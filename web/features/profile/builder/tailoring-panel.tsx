import type { Answer } from '../../../../contract/endpoint.ts';
import type { resumeBuilder, SearchedWord } from '../../../../contract/profiles/resume-builder.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded, type Loading } from '../../../ui/lists/loaded.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { builderMessages } from './builder-messages.ts';

type Tailoring = Answer<(typeof resumeBuilder)['GET /barong/resource/jobs/:id/tailoring']>;

/** The job's requirements: where the profile meets them, and what it lacks. */
export function TailoringPanel({ tailoring }: { tailoring: Loading<Tailoring> }) {
  const t = useMessages(builderMessages);
  return (
    <Card as="section" className="grid gap-4">
      <Loaded query={tailoring} failed={t.tailoringFailed}>
        {({ job, skills, words }) => {
          const wanted = [...skills, ...words];
          const has = wanted.filter(({ found }) => found.length > 0);
          const lacks = wanted.filter(({ found }) => found.length === 0);
          return (
            <>
              <div>
                <h2 className="text-h3">{t.forJob(job.title, job.company)}</h2>
                <p className="note">{wanted.length > 0 ? t.forJobText : t.nothingAsked}</p>
              </div>
              {has.length > 0 ? <Has words={has} /> : null}
              {lacks.length > 0 ? (
                <div>
                  <h3 className="text-label">{t.lacks}</h3>
                  <p className="text-body break-words">
                    {lacks.map(({ text }) => text).join(', ')}
                  </p>
                  <p className="note">{t.lacksText}</p>
                </div>
              ) : null}
            </>
          );
        }}
      </Loaded>
      <LinkButton to="/user/resume-builder" variant="quiet" size="sm">
        {t.wholeProfile}
      </LinkButton>
    </Card>
  );
}

function Has({ words }: { words: readonly SearchedWord[] }) {
  const t = useMessages(builderMessages);
  return (
    <div>
      <h3 className="text-label">{t.has}</h3>
      <ul className="grid gap-1">
        {words.map(({ text, found }) => (
          <li key={text} className="text-body break-words">
            {text}{' '}
            <span className="note">
              ({found.map(({ part, entry }) => entry || t[`place_${part}`]).join('; ')})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
