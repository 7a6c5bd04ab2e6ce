import { testimonials } from '../../../contract/testimonials/testimonials.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  decideTestimonial,
  readOwnTestimonial,
  readTestimonials,
  sayHowItWent,
  shownTestimonials,
  takeBack,
} from './testimonials.ts';

export const testimonialRoutes = routes(testimonials, {
  'GET /barong/public/testimonials': ({ db }) => shownTestimonials(db),
  'GET /barong/resource/testimonial': ({ db, account }) => readOwnTestimonial(db, account.id),
  'PUT /barong/resource/testimonial': ({ db, account, body }) => sayHowItWent(db, account.id, body),
  'DELETE /barong/resource/testimonial': ({ db, account }) => takeBack(db, account.id),
  'GET /barong/admin/testimonials': ({ db, query }) => readTestimonials(db, query),
  'PUT /barong/admin/testimonials/:id': ({ account, params, body, ifMatch, ...services }) =>
    decideTestimonial(services, params.id, { ...body, adminId: account.id, ifMatch }),
});
