import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import {
  type ResumeSection,
  resumeSections,
} from '../../../../contract/profiles/resume-choices.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useReorder } from '../../../ui/lists/use-reorder.ts';
import { builderMessages } from './builder-messages.ts';

interface SectionOrderProps {
  chosen: readonly ResumeSection[];
  onChange: (chosen: readonly ResumeSection[]) => void;
}

/** Which sections the resume has, and in which order; at least one. */
export function SectionOrder({ chosen, onChange }: SectionOrderProps) {
  const t = useMessages(builderMessages);
  const [moved, setMoved] = useState('');
  const order = useReorder(chosen.length, (from, to) => {
    const section = chosen[from];
    if (!section) return;
    onChange(chosen.toSpliced(from, 1).toSpliced(to, 0, section));
    setMoved(t.nowAt(t[section], to + 1, chosen.length));
  });
  const rows = [...chosen, ...resumeSections.filter((section) => !chosen.includes(section))];
  const tick = (section: ResumeSection) => {
    const rest = chosen.filter((one) => one !== section);
    if (rest.length === chosen.length) onChange([...chosen, section]);
    else if (rest.length > 0) onChange(rest);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-strong text-ink">{t.sections}</legend>
      <p className="mb-1.5 note">{t.sectionsHint}</p>
      {rows.map((section) => {
        const place = chosen.indexOf(section);
        const move = (to: number, label: string, icon: typeof ArrowUp) => (
          <IconButton
            icon={icon}
            label={label}
            size="sm"
            aria-disabled={to < 0 || to >= chosen.length}
            onClick={(event) => order.moveFrom(event.currentTarget, place, to)}
          />
        );
        return (
          <div key={section} className="flex items-center gap-1">
            <CheckboxField
              label={t[section]}
              checked={place >= 0}
              onChange={() => tick(section)}
              className="min-w-0 flex-1"
            />
            {place >= 0 ? (
              <>
                {move(place - 1, t.up(t[section]), ArrowUp)}
                {move(place + 1, t.down(t[section]), ArrowDown)}
              </>
            ) : null}
          </div>
        );
      })}
      <output className="sr-only">{moved}</output>
    </fieldset>
  );
}
