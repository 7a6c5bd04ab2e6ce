import { MapPin, MapPinPlus, X } from 'lucide-react';
import { useState } from 'react';
import { JOB_PLACES_MAX } from '../../../../../contract/constants.ts';
import { focusIt } from '../../../../lib/forms/focus-it.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { JobFields } from './job-fields.ts';
import { placesMessages } from './places-messages.ts';
import { PLACE_MAX_LENGTH } from '../../../../../contract/fields/max-lengths.ts';

/** The places after the first one. */
export function PlacesField({ form }: { form: FormOf<JobFields> }) {
  const t = useMessages(placesMessages);
  const places = form.values.locations;
  const id = form.idOf('locations');
  const [added, setAdded] = useState<number | null>(null);
  const put = (locations: readonly string[]) => form.set({ locations });
  return (
    <div className="grid gap-4">
      {places.map((place, index) => (
        <div key={t.place(index + 2)} className="flex items-end gap-2">
          <TextField
            id={`${id}-${index}`}
            ref={index === added ? focusIt : null}
            className="flex-1"
            label={t.place(index + 2)}
            icon={MapPin}
            maxLength={PLACE_MAX_LENGTH}
            value={place}
            onChange={({ target }) => put(places.with(index, target.value))}
          />
          <IconButton
            icon={X}
            label={t.remove(place || t.place(index + 2))}
            onClick={() => put(places.toSpliced(index, 1))}
          />
        </div>
      ))}
      {places.length < JOB_PLACES_MAX - 1 ? (
        <div className="md:pt-7">
          <Button
            variant="secondary"
            icon={MapPinPlus}
            onClick={() => {
              setAdded(places.length);
              put([...places, '']);
            }}
          >
            {t.add}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
