import { FilePlus2, ScrollText } from 'lucide-react';
import {
  fillLetter,
  letterIn,
  type LetterNames,
} from '../../../../contract/applications/letters.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useOwnCompany } from '../../../parts/companies/own-company.ts';
import { useLetterTemplates } from '../../../parts/messages/letter-templates.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuLink } from '../../../ui/overlays/menu.tsx';
import { conversationMessages } from '../messages.ts';

interface TemplatesMenuProps {
  names: Omit<LetterNames, 'company'>;
  onChoose: (text: string) => void;
}

/** The company's templates for messages, with this conversation's names filled in. */
export function TemplatesMenu({ names, onChoose }: TemplatesMenuProps) {
  const t = useMessages(conversationMessages);
  const language = useLanguage();
  const templates = useLetterTemplates('message').data ?? [];
  const company = useOwnCompany().data?.company_name ?? '';
  return (
    <Menu trigger={<IconButton icon={ScrollText} label={t.templates} />}>
      <MenuLabel>{templates.length > 0 ? t.templates : t.noTemplates}</MenuLabel>
      {templates.map(({ id, name, text_en, text_hi }) => (
        <MenuItem
          key={id}
          onSelect={() =>
            onChoose(
              fillLetter(letterIn({ en: text_en, hi: text_hi }, language), { ...names, company }),
            )
          }
        >
          {name}
        </MenuItem>
      ))}
      <MenuLink to="/hr/letters" icon={FilePlus2}>
        {t.makeTemplate}
      </MenuLink>
    </Menu>
  );
}
