import { Keyboard } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { useSingleKeys } from '../../../../lib/screen/single-keys.ts';
import { patientLazy } from '../../../../lib/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SEARCH_FORM } from '../search-bar.tsx';
import { listKeysMessages } from './list-keys-messages.ts';

const FOLLOWING = 4;

const KeysHelp = patientLazy(() => import('./keys-help.tsx'));

interface ListKeysProps {
  list: RefObject<HTMLUListElement | null>;
  /** The first job of the page. */
  firstId: number | undefined;
  applies: boolean;
  onChoose: ((id: number) => void) | undefined;
}

/** Walks through the cards of a list by keyboard, and shows which keys there are. */
export default function ListKeys({ list, firstId, applies, onChoose }: ListKeysProps) {
  const t = useMessages(listKeysMessages);
  const [isHelpOpen, setHelpOpen] = useState(false);

  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-job]') ?? [])];
  const focused = () => cards().findIndex((card) => card.contains(document.activeElement));
  function walk(to: number) {
    const card = cards()[to];
    card?.querySelector<HTMLElement>('a')?.focus();
    if (card) onChoose?.(Number(card.dataset['job']));
  }
  const click = (key: 's' | 'a') =>
    cards()[focused()]?.querySelector<HTMLElement>(`[data-key=${key}] :is(button, a)`)?.click();

  const keys = useSingleKeys({
    j: () => walk(focused() + 1),
    k: () => walk(focused() - 1),
    s: () => click('s'),
    a: () => click('a'),
    '/': () => document.querySelector<HTMLElement>(`#${SEARCH_FORM} [name=search]`)?.focus(),
    '?': () => setHelpOpen(true),
  });
  // Somebody who turned the page by a link below the list continues at its beginning.
  const shownId = useRef(firstId);
  useEffect(() => {
    if (shownId.current === firstId) return;
    shownId.current = firstId;
    const { activeElement: active } = document;
    const isBelow = active && list.current?.compareDocumentPosition(active) === FOLLOWING;
    if (isBelow && active.closest('nav')) {
      list.current?.querySelector<HTMLElement>('[data-job] a')?.focus({ preventScroll: true });
    }
  }, [list, firstId]);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={Keyboard}
        className="mt-3"
        onClick={() => setHelpOpen(true)}
      >
        {t.keys}
      </Button>
      {isHelpOpen ? (
        <Suspense fallback={null}>
          <KeysHelp {...keys} applies={applies} onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
