import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { runOfferClock } from './clock.ts';
import { sendOffers } from './offers.ts';

export const offerTasks = (services: Services): Tasks => ({
  send_offers: () => sendOffers(services),
  run_offer_clock: () => runOfferClock(services),
});

export const offerSchedules: Schedule[] = [{ task: 'run_offer_clock', at: '11 * * * *' }];
