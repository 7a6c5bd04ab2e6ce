import type { ReactNode } from 'react';
import { isGuide, type VersionedText, textPath } from '../../../../contract/legal/documents.ts';
import type { PublicVersion, VersionText } from '../../../../contract/legal/legal.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { Prose } from '../../../ui/prose.tsx';
import { builtInTexts } from '../built-in-texts.ts';
import { TextFrame } from '../text-frame.tsx';
import { legalPageMessages } from './messages.ts';
import { VersionNotice } from './version-notice.tsx';

interface LegalPageProps {
  document: VersionedText;
  text: VersionText;
  versions: readonly PublicVersion[];
  /** The grievance officer, where the text needs one. */
  officer?: ReactNode;
}

/** A published version, with the day from which it applies and links to all the others. */
export function LegalPage({ document, text, versions, officer }: LegalPageProps) {
  const t = useMessages(legalPageMessages);
  const { language } = useRootFacts();
  const builtIn = builtInTexts[document][language];
  const leads = { in_force: t.inForce, upcoming: t.upcoming, earlier: t.earlier };
  const contents = [
    ...text.parts,
    ...(officer ? [{ id: 'grievance', head: t.grievance }] : []),
    { id: 'versions', head: t.versions },
  ];
  return (
    <TextFrame
      title={builtIn.title}
      lead={
        isGuide(document) && text.state === 'in_force'
          ? builtIn.lead
          : leads[text.state](text.version, dateText(text.effective_on, language))
      }
      contents={contents}
      above={<VersionNotice document={document} shown={text} versions={versions} />}
    >
      {text.state === 'earlier' ? <meta name="robots" content="noindex" /> : null}
      <Prose html={text.html} />
      <Prose className="mt-8">
        {officer ? (
          <>
            <h2 id="grievance">{t.grievance}</h2>
            {officer}
          </>
        ) : null}
        <h2 id="versions">{t.versions}</h2>
        <ul>
          {versions.map(({ version, effective_on, summary }) => (
            <li key={version}>
              <a
                href={textPath(document, version)}
                aria-current={version === text.version ? 'page' : undefined}
              >
                {t.version(version)}
              </a>
              , {t.from(dateText(effective_on, language))}: {summary}
            </li>
          ))}
        </ul>
      </Prose>
    </TextFrame>
  );
}
