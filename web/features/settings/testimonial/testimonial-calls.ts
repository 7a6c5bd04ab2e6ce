import { useQueryClient } from '@tanstack/react-query';
import type { OwnTestimonial } from '../../../../contract/testimonials/testimonials.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

const KEY = ['testimonial'];

export const useTestimonial = () => useReading('GET /barong/resource/testimonial', { key: KEY });

export function useKeepTestimonial() {
  const queries = useQueryClient();
  return (held: { testimonial: OwnTestimonial | null }) => queries.setQueryData(KEY, held);
}

export const useTakingBack = actOf(() => api('DELETE /barong/resource/testimonial', {}), {
  keep: (queries, held) => queries.setQueryData(KEY, held),
});
