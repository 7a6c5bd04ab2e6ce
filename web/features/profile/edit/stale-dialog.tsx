import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { editMessages } from './edit-messages.ts';
import { useFieldWords } from './field-words.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

/**
 * Shown when saving was refused because the profile had been changed elsewhere: the differences, and whose version of
 * them to keep.
 */
export function StaleDialog({ editor }: { editor: ProfileEditor }) {
  const t = useMessages(editMessages);
  const { labels, textOf } = useFieldWords();
  const { stale } = editor;
  if (!stale) return null;
  const { both, onlyTheirs } = stale;
  return (
    <Dialog
      onClose={() => stale.close()}
      title={t.staleTitle}
      description={t.stale}
      footer={
        both.length > 0 ? (
          <>
            <Button variant="secondary" onClick={stale.takeTheirs}>
              {t.takeTheirs}
            </Button>
            <Button onClick={stale.keepMine}>{t.keepMine}</Button>
          </>
        ) : (
          <Button onClick={stale.keepMine}>{t.keepBoth}</Button>
        )
      }
    >
      {both.map((name) => (
        <section key={name} className="rounded-lg border border-line p-3.5">
          <h3 className="text-body font-strong">{labels[name]}</h3>
          <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-small">
            <dt className="text-ink-2">{t.mine}</dt>
            <dd className="line-clamp-3 break-words">{textOf(name, stale.mine)}</dd>
            <dt className="text-ink-2">{t.theirs}</dt>
            <dd className="line-clamp-3 break-words">{textOf(name, stale.theirs)}</dd>
          </dl>
        </section>
      ))}
      {onlyTheirs.length > 0 ? (
        <p className="text-body">
          {t.onlyTheirs(onlyTheirs.map((name) => labels[name]).join(', '))}
        </p>
      ) : null}
    </Dialog>
  );
}
