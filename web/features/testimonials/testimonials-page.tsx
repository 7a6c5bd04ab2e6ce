import { day, listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { WorklistPage } from '../../ui/lists/worklist-page.tsx';
import { useTestimonials } from './calls.ts';
import { testimonialListMessages } from './messages.ts';
import { TestimonialCard } from './testimonial-card.tsx';

const testimonialsList = listAddress({
  path: '/admin/testimonials',
  filters: { status: oneOf(['waiting', 'decided'], 'waiting'), from: day, to: day },
});

/** Testimonials; those that wait for an owner are listed oldest first. */
export default function TestimonialsPage() {
  const list = useListAddress(testimonialsList);
  const { status, from, to, page } = list.address;
  const query = useTestimonials({ status, from, to, page });
  return (
    <WorklistPage
      words={useMessages(testimonialListMessages)}
      list={list}
      query={query}
      waiting={{
        ...list.choice({ status: 'waiting', from: undefined, to: undefined }),
        count: query.data?.waiting_count,
      }}
      done={list.choice({ status: 'decided' })}
      days={{ range: { from, to }, onChange: list.go }}
      rowsOf={(found) => found.testimonials}
      shape="h-44 rounded-lg"
    >
      {(testimonial) => <TestimonialCard testimonial={testimonial} />}
    </WorklistPage>
  );
}
