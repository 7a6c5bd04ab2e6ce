import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { LetterTemplate } from '../../../../contract/applications/letter-templates.ts';
import { listAddress } from '../../../lib/lists/list-address.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { dotted } from '../../../lib/format/separator.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { NoCompanyYet } from '../../../parts/companies/no-company-yet.tsx';
import { applicationStatusLabels } from '../../../parts/labels.ts';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { useDeletion, useLetters } from './letters-calls.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { lettersMessages } from './letters-messages.ts';

const lettersList = listAddress({ path: '/hr/letters', filters: {} });

type Opened = { add: true } | { change: LetterTemplate } | { remove: LetterTemplate } | null;

/** The letters that a company saves for its decisions; nothing can be saved without a company. */
export default function LettersPage() {
  const t = useMessages(lettersMessages);
  const hasCompany = useSession()?.user?.team_role !== null;
  const head = { title: t.title, back: { to: '/hr/applications', label: t.back } };
  if (hasCompany) return <Letters head={head} />;
  return (
    <>
      <PageHead {...head} />
      <NoCompanyYet />
    </>
  );
}

function Letters({ head }: { head: ComponentProps<typeof PageHead> }) {
  const t = useMessages(lettersMessages);
  const list = useListAddress(lettersList);
  const query = useLetters(list.address.page);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const add = (
    <MayDo call="POST /barong/resource/letter_templates" least="recruiter">
      <Button icon={Plus} onClick={() => setOpened({ add: true })}>
        {t.add}
      </Button>
    </MayDo>
  );
  const hasLetters = (query.data?.letter_templates.length ?? 0) > 0;
  return (
    <>
      <ListPage
        {...head}
        intro={t.intro}
        actions={hasLetters ? add : null}
        list={list}
        query={query}
        rowsOf={({ letter_templates }) => letter_templates}
        failed={t.failed}
        none={{ title: t.none, text: t.noneText, actions: add }}
        renderCard={(letter) => (
          <LetterCard
            letter={letter}
            onChange={() => setOpened({ change: letter })}
            onRemove={() => setOpened({ remove: letter })}
          />
        )}
      />
      {opened && 'add' in opened ? <LetterDialog onClose={close} /> : null}
      {opened && 'change' in opened ? (
        <LetterDialog letter={opened.change} onClose={close} />
      ) : null}
      {opened && 'remove' in opened ? <Removal letter={opened.remove} onClose={close} /> : null}
    </>
  );
}

interface LetterCardProps {
  letter: LetterTemplate;
  onChange: () => void;
  onRemove: () => void;
}

function LetterCard({ letter, onChange, onRemove }: LetterCardProps) {
  const t = useMessages(lettersMessages);
  const language = useLanguage();
  const { name, occasion, text_en, text_hi } = letter;
  const shown = (language === 'hi' && text_hi) || !text_en ? 'hi' : 'en';
  return (
    <Card as="article" className="flex flex-wrap items-start gap-x-1 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2.5">
          <h2 className="text-h3 wrap-anywhere">{name}</h2>
          <Badge tone="outline">
            {occasion === 'message' ? t.message : applicationStatusLabels[language][occasion]}
          </Badge>
        </div>
        <p className="mt-1 text-caption text-ink-2">
          {dotted([text_en && 'English', text_hi && 'हिन्दी'])}
        </p>
        <p lang={shown} className="mt-1.5 line-clamp-3 note whitespace-pre-line">
          {shown === 'hi' ? text_hi : text_en}
        </p>
      </div>
      <div className="flex gap-1 max-md:-ml-3">
        <MayDo call="PUT /barong/resource/letter_templates/:id" least="recruiter">
          <Button variant="quiet" size="sm" aria-label={t.changeOne(name)} onClick={onChange}>
            {t.changeIt}
          </Button>
        </MayDo>
        <MayDo call="DELETE /barong/resource/letter_templates/:id" least="recruiter">
          <Button variant="quiet" size="sm" aria-label={t.removeOne(name)} onClick={onRemove}>
            {t.remove}
          </Button>
        </MayDo>
      </div>
    </Card>
  );
}

function Removal({ letter, onClose }: { letter: LetterTemplate; onClose: () => void }) {
  const t = useMessages(lettersMessages);
  const deletion = useDeletion({ failed: t.notRemoved, done: t.removed, onEnd: onClose });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.askRemove(letter.name)}
      description={t.removeText}
      confirmLabel={t.remove}
      danger
      busy={deletion.isBusy}
      onConfirm={() => void deletion.run(letter.id)}
    />
  );
}
