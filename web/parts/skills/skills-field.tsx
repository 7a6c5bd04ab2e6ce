import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Field, useFieldWiring } from '../../ui/fields/field.tsx';
import type { FieldWords } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../lib/messages.ts';
import { addSkills, openSuggestions, twoSpellings } from './skills.ts';
import { skillsMessages } from './skills-messages.ts';

interface SkillsFieldProps extends FieldWords {
  value: readonly string[];
  onChange: (skills: string[]) => void;
  id?: string;
  placeholder?: string;
  max?: number;
  suggestions?: readonly string[];
}

/**
 * Skills as chips: Enter, a comma or leaving adds one, Backspace in the empty field removes the last.
 */
export function SkillsField(props: SkillsFieldProps) {
  const { label, error, aside, optional, labelHidden, className } = props;
  const t = useMessages(skillsMessages);
  const { value, onChange, placeholder, max = Infinity, suggestions = [] } = props;
  const spellings = twoSpellings(value);
  const hint = spellings ? t.twoSpellings(...spellings) : props.hint;
  const wiring = useFieldWiring({ hint, error }, props.id);
  const { typed, type, add } = useTypedSkill(props);
  const input = useRef<HTMLInputElement>(null);
  const listId = `${wiring.id}-suggestions`;

  function remove(skill: string) {
    onChange(value.filter((had) => had !== skill));
    input.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter') {
      // Enter never submits the form: after a picked suggestion the field is empty and Enter only confirms.
      event.preventDefault();
      if (typed.trim() !== '') add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last);
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n\t]/u.test(text)) return;
    event.preventDefault();
    add(typed + text);
  }

  return (
    <Field {...{ label, hint, error, aside, optional, labelHidden, className }} id={wiring.id}>
      <div className="control flex flex-wrap items-center gap-1.5 py-1.5 pl-2 pointer-coarse:gap-3">
        {value.map((skill) => (
          <SkillChip key={skill} label={t.remove(skill)} onRemove={() => remove(skill)}>
            {skill}
          </SkillChip>
        ))}
        <input
          {...wiring}
          ref={input}
          value={typed}
          list={listId}
          autoComplete="off"
          enterKeyHint="enter"
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={value.length >= max}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => add(typed)}
          className="min-h-8 min-w-20 flex-1 bg-transparent pl-1.5 outline-none"
        />
        <datalist id={listId}>
          {openSuggestions(suggestions, value, typed).map((skill) => (
            <option key={skill} value={skill}>
              {skill}
            </option>
          ))}
        </datalist>
      </div>
    </Field>
  );
}

/** The text in the field, until it is added. */
function useTypedSkill({ value, onChange, max = Infinity, suggestions = [] }: SkillsFieldProps) {
  const [typed, setTyped] = useState('');

  function type(text: string) {
    // A picked suggestion arrives as a whole, without key presses.
    const picked = text.length > typed.length + 1 && suggestions.includes(text);
    if (picked || /[,;]/u.test(text)) add(text);
    else setTyped(text);
  }

  function add(text: string) {
    const next = addSkills(value, text, max);
    if (next !== value) onChange([...next]);
    setTyped('');
  }

  const onLeave = useEffectEvent(() => add(typed));
  useEffect(() => {
    const leave = () => onLeave();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      // A dialog that closes takes the field away without a blur.
      leave();
    };
  }, []);

  return { typed, type, add };
}

interface SkillChipProps {
  /** The label of its button. */
  label: string;
  onRemove: () => void;
  children: string;
}

function SkillChip({ label, onRemove, children }: SkillChipProps) {
  return (
    <span className="inline-flex items-center rounded-sm bg-sunken pl-2.5 text-small wrap-anywhere">
      {children}
      <button
        type="button"
        aria-label={label}
        onClick={onRemove}
        // 44 px for a thumb, reaching into the gaps around the chip.
        className="relative grid size-8 place-items-center rounded-sm text-ink-2 before:absolute hover:text-danger pointer-coarse:before:-inset-1.5"
      >
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}
