import { useReading } from '../../../lib/api/use-reading.ts';

const nothing = { skills: [], places: [] };

/** Suggestions: the skills and places of most open jobs, in their spelling. */
export function useCommonSkillsAndPlaces(): { skills: string[]; places: string[] } {
  const { data: wanted = nothing } = useReading('GET /barong/public/jobs', {
    key: ['wanted'],
    query: { limit: 1 },
    select: ({ facets }) => ({
      skills: facets.skill.map(({ value }) => value),
      places: facets.location.map(({ value }) => value),
    }),
  });
  return wanted;
}
