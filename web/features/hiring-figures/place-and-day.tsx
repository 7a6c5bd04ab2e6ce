import { placeName } from '../../../contract/format/names/place-names.ts';
import { dateText } from '../../lib/format/format.ts';
import { dotted } from '../../lib/format/separator.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { figuresMessages } from './figures-messages.ts';

interface Job {
  location: string;
  posted_at: string;
}

/** Tells a company's jobs with the same title apart, by their place and date. */
export function usePlaceAndDay() {
  const t = useMessages(figuresMessages);
  const language = useLanguage();
  return ({ location, posted_at }: Job) =>
    dotted([placeName(location, language) || null, t.posted(dateText(posted_at, language))]);
}

export function PlaceAndDay({ job }: { job: Job }) {
  return <span className="block note wrap-anywhere">{usePlaceAndDay()(job)}</span>;
}
