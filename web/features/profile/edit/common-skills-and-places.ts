import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

const nothing = { skills: [], places: [] };

/** Suggestions: the skills and places of most open jobs, in their spelling. */
export function useCommonSkillsAndPlaces(): { skills: string[]; places: string[] } {
  const { data: wanted = nothing } = useQuery({
    queryKey: ['wanted'],
    queryFn: async ({ signal }) => {
      const { facets } = await api('GET /barong/public/jobs', { query: { limit: 1 } }, { signal });
      return {
        skills: facets.skill.map(({ value }) => value),
        places: facets.location.map(({ value }) => value),
      };
    },
  });
  return wanted;
}
