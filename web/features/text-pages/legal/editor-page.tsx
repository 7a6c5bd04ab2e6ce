import { useSearchParams } from 'react-router';
import { versionedTexts } from '../../../../contract/legal/documents.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useMayAsAdmin } from '../../../parts/admins/admin-calls.ts';
import { LinkTabs } from '../../../ui/lists/link-tabs.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { useLegalVersions } from './calls.ts';
import { legalEditorMessages } from './editor-messages.ts';
import { VersionForm } from './version-form.tsx';
import { VersionList } from './version-list.tsx';

const PATH = '/admin/legal';

/** Where owners publish the terms, the privacy policy and the guides, and data protection reads them. */
export default function EditorPage() {
  const t = useMessages(legalEditorMessages);
  const query = useLegalVersions();
  const isOwner = useMayAsAdmin([]);
  const [params] = useSearchParams();
  const document = versionedTexts.find((one) => one === params.get('document')) ?? 'terms';
  return (
    <div className="grid gap-5 *:min-w-0">
      <PageHead title={t.title} intro={t.intro} />
      <LinkTabs
        label={t.which}
        tabs={versionedTexts.map((one) => ({
          to: one === 'terms' ? PATH : `${PATH}?document=${one}`,
          label: t[one],
          current: one === document,
        }))}
      />
      <Loaded query={query} failed={t.failed} shapes={['h-40', 'h-96']}>
        {({ legal_versions }) => {
          const versions = legal_versions.filter((one) => one.document === document);
          return (
            <>
              <VersionList versions={versions} />
              {isOwner ? (
                <VersionForm
                  key={`${document} ${versions.length}`}
                  document={document}
                  last={versions[0]}
                />
              ) : null}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
