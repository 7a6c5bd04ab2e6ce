import type { ColumnType, Generated } from 'kysely';
import type { testimonialStates } from '../../contract/testimonials/testimonials.ts';
import type { Id, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface TestimonialTables {
  testimonials: Testimonials;
  testimonial_periods: TestimonialPeriods;
}

type State = (typeof testimonialStates)[number];

/** What somebody says about the portal, at most one each. */
interface Testimonials {
  id: Id;
  account_id: number;
  text: string;
  name: string;
  position: string;
  company: OrNull<string>;
  state: ColumnType<State, State | undefined, State>;
  reason: OrNull<string>;
  pinned: Generated<boolean>;
  version: Generated<number>;
  agreed_at: MomentWithDefault;
  written_at: MomentWithDefault;
  decided_at: MomentOrNull;
  decided_by: OrNull<number>;
}

/** A period in which somebody agreed to its being shown; maintained by a trigger. */
interface TestimonialPeriods {
  id: Id;
  account_id: number;
  began_at: MomentWithDefault;
  ended_at: MomentOrNull;
}
