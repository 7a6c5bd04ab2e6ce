import { PenLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Synonym } from '../../../contract/search/search-synonyms.ts';
import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { SkillTags } from '../../parts/skills/skill-tag.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useRemoveSynonym, useSynonyms } from './calls.ts';
import { AddableSearches } from './addable-searches.tsx';
import { LineDialog } from './line-dialog.tsx';
import { synonymMessages } from './messages.ts';

const searchWordsList = listAddress({ path: '/admin/search', filters: {} });

/** Enough to recognise a line. */
const shortOf = ({ phrases }: Synonym) => phrases.slice(0, 2).join(', ');

/** The synonyms of the search: other names for the same work; last changed first. */
export default function SearchWordsPage() {
  const t = useMessages(synonymMessages);
  const list = useListAddress(searchWordsList);
  const query = useSynonyms(list.address.search, list.address.page);
  const [edited, setEdited] = useState<{ id?: number; phrases: string[]; version?: number }>();
  const [doomed, setDoomed] = useState<Synonym>();
  return (
    <>
      {/* Fills the window while loading, so that what follows the list does not move. */}
      <div className={query.isPending ? 'min-h-dvh' : undefined}>
        <ListPage
          title={t.title}
          intro={t.intro}
          actions={
            <Button icon={Plus} onClick={() => setEdited({ phrases: [] })}>
              {t.add}
            </Button>
          }
          list={list}
          query={query}
          rowsOf={(found) => found.search_synonyms}
          shape="h-12"
          search={{ label: t.filter }}
          count={t.count}
          failed={t.loadFailed}
          none={{ title: t.none, text: t.noneText }}
        >
          {(lines) => (
            <Card>
              <ul aria-label={t.lines}>
                {lines.map((line) => (
                  <li
                    key={line.id}
                    className="flex items-center gap-2 border-t border-line py-2 first:border-t-0"
                  >
                    <div className="min-w-0 flex-1">
                      <SkillTags skills={line.phrases} max={line.phrases.length} />
                    </div>
                    <IconButton
                      icon={PenLine}
                      label={t.edit(shortOf(line))}
                      onClick={() => setEdited(line)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t.remove(shortOf(line))}
                      onClick={() => setDoomed(line)}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </ListPage>
      </div>
      <AddableSearches onAdd={(words) => setEdited({ phrases: [words] })} />
      {edited ? <LineDialog line={edited} onClose={() => setEdited(undefined)} /> : null}
      {doomed ? <Removal line={doomed} onClose={() => setDoomed(undefined)} /> : null}
    </>
  );
}

function Removal({ line, onClose }: { line: Synonym; onClose: () => void }) {
  const t = useMessages(synonymMessages);
  const removal = useRemoveSynonym({ failed: t.failed, done: t.removed, onEnd: onClose });

  return (
    <ConfirmDialog
      danger
      onClose={onClose}
      title={t.removeTitle}
      description={t.removeText(line.phrases.join(', '))}
      confirmLabel={t.removeLabel}
      keeps
      busy={removal.isBusy}
      onConfirm={() => void removal.run(line.id)}
    />
  );
}
