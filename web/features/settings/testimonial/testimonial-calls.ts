import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnTestimonial } from '../../../../contract/testimonials/testimonials.ts';
import { api } from '../../../lib/api/api.ts';

const KEY = ['testimonial'];

export const useTestimonial = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /barong/resource/testimonial', {}, { signal }),
  });

export function useKeepTestimonial() {
  const queries = useQueryClient();
  return (held: { testimonial: OwnTestimonial | null }) => queries.setQueryData(KEY, held);
}

export function useTakingBack() {
  const keep = useKeepTestimonial();
  return useMutation({
    mutationFn: () => api('DELETE /barong/resource/testimonial', {}),
    onSuccess: keep,
  });
}
