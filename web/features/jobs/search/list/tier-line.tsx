import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { tierLineMessages } from './tier-line-messages.ts';

interface TierLineProps {
  isFirst: boolean;
  /** The towns of the jobs below the line, if those are only nearby. */
  towns: readonly string[] | undefined;
}

/** Says where the jobs end that have all the words at the place, if there were any. */
export default function TierLine({ isFirst, towns }: TierLineProps) {
  const t = useMessages(tierLineMessages);
  const language = useLanguage();
  const names = towns?.map((town) => placeName(town, language)).join(', ');
  return (
    <p className="border-t border-line pt-2 pb-1 note">
      {names ? t.nearby(names, isFirst) : isFirst ? t.fromFirst : t.fromHere}
    </p>
  );
}
