import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Synonym } from '../../../contract/search-synonyms.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { toast } from '../../lib/toast.ts';
import { useRemoveSynonym, useSynonyms } from './calls.ts';
import { LineDialog } from './line-dialog.tsx';
import { Lines } from './lines.tsx';
import { synonymMessages } from './messages.ts';

/** The synonyms of the search: what else people call the same work. */
export default function SearchWordsPage() {
  const t = useMessages(synonymMessages);
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(params.get('search') ?? '');
  const page = Math.max(1, Number(params.get('page')) || 1);
  const [edited, setEdited] = useState<{ id?: number; phrases: string[] }>();
  const [doomed, setDoomed] = useState<Synonym>();
  const query = useSynonyms(useDeferredValue(filter.trim()), page);

  function look(text: string) {
    setFilter(text);
    setParams(text.trim() ? { search: text.trim() } : {}, { replace: true });
  }
  return (
    <>
      <title>{`${t.title} · Vritti`}</title>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-h1">{t.title}</h1>
          <p className="mt-1 text-body text-ink-2">{t.intro}</p>
        </div>
        <Button icon={Plus} onClick={() => setEdited({ phrases: [] })}>
          {t.add}
        </Button>
      </div>
      <Card as="section" className="mt-5 md:p-5">
        <SearchField
          label={t.filter}
          placeholder={t.filter}
          maxLength={100}
          value={filter}
          onChange={(event) => look(event.target.value)}
          onClear={() => look('')}
          clearLabel={t.clear}
          className="md:max-w-96"
        />
        <Lines
          query={query}
          hrefFor={(to) => `?${new URLSearchParams({ search: filter.trim(), page: String(to) })}`}
          onEdit={setEdited}
          onRemove={setDoomed}
        />
      </Card>
      {edited ? (
        <LineDialog
          line={{ phrases: edited.phrases, ...(edited.id === undefined ? {} : { id: edited.id }) }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {doomed ? <Removal line={doomed} onClose={() => setDoomed(undefined)} /> : null}
    </>
  );
}

function Removal({ line, onClose }: { line: Synonym; onClose: () => void }) {
  const t = useMessages(synonymMessages);
  const removal = useRemoveSynonym();

  async function remove() {
    try {
      await removal.mutateAsync(line.id);
      toast({ title: t.removed, variant: 'success' });
    } catch (error) {
      const told = error instanceof ApiError && error.status > 0 ? error.messages[0] : undefined;
      toast({ title: t.failed, description: told ?? t.offline, variant: 'destructive' });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t.removeTitle}
      description={t.removeText(line.phrases.join(', '))}
      confirmLabel={t.removeLabel}
      cancelLabel={t.keep}
      busy={removal.isPending}
      onConfirm={() => void remove()}
    />
  );
}
