// Served in place of favorites-worker.js if the operator switches it off: a browser that still has that one fetches
// this at its next visit, which removes both.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  await caches.delete('favorites-page')
  await self.registration.unregister()
}
