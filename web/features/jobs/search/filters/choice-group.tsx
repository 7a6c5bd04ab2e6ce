import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { Chip } from '../../../../ui/lists/chip.tsx';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The number of jobs with this value, as text; undefined when it was not counted. */
  count: string | undefined;
}

interface ChoiceGroupProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  look: FilterLook;
  /** The form that submits the choice if there are no scripts. */
  form?: string | undefined;
}

/** Rows with checkboxes beside the results, chips in the sheet of a phone. */
export type FilterLook = 'rows' | 'chips';

/** A filter with several values to choose from. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, name, choices, chosen, onChange, look, form } = props;
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-1.5 w-full text-small font-strong">{label}</legend>
      <div className={look === 'chips' ? 'clear-both flex flex-wrap gap-2' : 'clear-both grid'}>
        {choices.map(({ value, label: words, count }) => {
          const isChosen = chosen.includes(value);
          return look === 'chips' ? (
            <Chip
              key={value}
              pressed={isChosen}
              onPressedChange={(pressed) => toggle(value, pressed)}
              count={count}
            >
              {words}
            </Chip>
          ) : (
            <CheckboxField
              key={value}
              name={name}
              value={value}
              form={form}
              label={words}
              count={count}
              checked={isChosen}
              onChange={(event) => toggle(value, event.target.checked)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
