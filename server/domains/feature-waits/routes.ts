import { featureWaits } from '../../../contract/announced/feature-waits.ts';
import { routes } from '../../platform/endpoints.ts';
import { stopWaiting, waitForFeature } from './feature-waits.ts';

export const featureWaitRoutes = routes(featureWaits, {
  'POST /barong/public/feature_waits': async ({ db, body, language, from }) => {
    const { email, path } = body;
    await waitForFeature(db, { email, path, language }, from);
    return { message: "We'll notify you when this feature becomes available!" };
  },
  'POST /barong/public/feature_waits/removal': async ({ db, body }) => {
    await stopWaiting(db, body.token);
    return { message: 'You will not get these emails' };
  },
});
