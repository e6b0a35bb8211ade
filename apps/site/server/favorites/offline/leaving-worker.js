// Served in the place of favorites-worker.js where the operator has switched it off: a browser that still has that one
// asks for it at its next visit, gets this, and is rid of both.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  await caches.delete('favorites-page')
  await self.registration.unregister()
}
