import { vi } from 'vitest';

/** A browser's push, simulated because the real one has no push service and never asks for permission. */
interface FakePush {
  /** The user's answer to the permission request. */
  answer: NotificationPermission;
  /** The endpoint of its subscription, or null. */
  endpoint: string | null;
  /** The service worker files that were registered. */
  workers: string[];
}

/** Replaces the browser's push with a fake until the end of the test. */
export function fakePush(permission: NotificationPermission, endpoint: string | null = null) {
  const fake: FakePush = { answer: 'granted', endpoint, workers: [] };
  const subscriptionOf = (of: string) => ({
    endpoint: of,
    toJSON: () => ({ endpoint: of, keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: async () => {
      fake.endpoint = null;
      return true;
    },
  });
  const asked = {
    getSubscription: async () => (fake.endpoint ? subscriptionOf(fake.endpoint) : null),
    subscribe: async () => {
      fake.endpoint = 'https://fcm.googleapis.com/fcm/send/new';
      return subscriptionOf(fake.endpoint);
    },
  };
  const registration = { pushManager: asked };
  const notifications = {
    permission,
    requestPermission: async () => {
      notifications.permission = fake.answer;
      return fake.answer;
    },
  };
  vi.stubGlobal('Notification', notifications);
  vi.stubGlobal('PushManager', vi.fn());
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    getRegistration: async () => registration,
    register: async (file: string) => {
      fake.workers.push(file);
      return registration;
    },
    ready: Promise.resolve(registration),
  } as unknown as ServiceWorkerContainer);
  return fake;
}
