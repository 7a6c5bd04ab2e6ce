import { api } from '../../lib/api/api.ts';

/**
 * Whether this browser shows notifications while no page is open: `unsupported` if it cannot, `refused` if its user
 * does not allow it.
 */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on';

const WORKER = '/push-worker.js';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The id by which the server knows the subscription, or null if it is not the account's. */
const idOf = async ({ endpoint }: PushSubscription): Promise<number | null> =>
  (await api('POST /barong/resource/push_subscriptions/here', { body: { endpoint } })).id;

/**
 * Reads the state. A subscription that the server does not know as the account's is ended: it may belong to somebody
 * else who used this browser.
 */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  if ((await idOf(subscription)) !== null) return 'on';
  await subscription.unsubscribe();
  return 'off';
}

/** Asks for permission, which browsers allow only after a click, and subscribes. */
export async function switchPushOn(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off';
  const { public_key } = await api('GET /barong/resource/push_subscriptions', {});
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made with an older key of ours would prevent a new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  });
  try {
    const { keys } = subscription.toJSON();
    await api('POST /barong/resource/push_subscriptions', {
      body: {
        endpoint: subscription.endpoint,
        p256dh: keys?.['p256dh'] ?? '',
        auth: keys?.['auth'] ?? '',
      },
    });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

export async function switchPushOff(): Promise<PushState> {
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  const id = await idOf(subscription);
  if (id !== null) await api('DELETE /barong/resource/push_subscriptions/:id', { params: { id } });
  await subscription.unsubscribe();
  return 'off';
}
