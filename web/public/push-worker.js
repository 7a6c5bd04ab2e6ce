// Shows what the server pushes while no page is open, and opens its page. It keeps nothing and answers no
// requests of pages.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, text, to, tag, lang } = event.data.json();
  // Of one thing the newest stands in place of the one before, without another sound.
  const shown = { body: text, tag, lang, data: { to } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data.to, self.location.origin);
  event.waitUntil(openPage(href));
});

/** A tab that shows the page already comes to the front. Others stay: somebody may be writing in them. */
async function openPage(href) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === href);
  if (shown) await shown.focus();
  else await self.clients.openWindow(href);
}
