// Service worker that serves the favourites page offline. Network first, so that a stale version is never
// shown while the network answers.

const keptName = 'favorites-page'
const most = { pictures: 80, answers: 40 }
const brokerPath = '/services/broker/graphql'

/** Set when the worker is switched off: an answer in flight must not restore the copy. */
let isLeaving = false

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method === 'POST' && url.pathname.replace(/\/$/, '') === brokerPath) event.respondWith(answerQuery(event))
  else if (request.method === 'GET' && isKept(request, url)) event.respondWith(networkFirst(event, keyOf(request, url)))
})

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'keep') event.waitUntil(keepAll(event.data.urls))
  if (event.data?.kind === 'remove') event.waitUntil(remove())
})

function isKept(request, url) {
  return request.mode === 'navigate' || isAsset(url) || isPicture(url)
}

const isAsset = (url) => url.pathname.startsWith('/assets/')
const isPicture = (url) => url.pathname.startsWith('/services/images/')

/** The page is the same for every query; dates and shared lists are read in the browser. */
function keyOf(request, url) {
  return request.mode === 'navigate' ? url.origin + url.pathname : url.href
}

async function networkFirst(event, key) {
  try {
    const response = await fetch(event.request)
    if (response.ok && response.type === 'basic') event.waitUntil(put(key, response.clone()))
    return response
  } catch (error) {
    return (await findKept(key)) ?? Promise.reject(error)
  }
}

/** A POST has no cache key by address, so its body is part of the key. */
async function answerQuery(event) {
  const text = await event.request.clone().text()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const name = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return networkFirst(event, `${self.location.origin}${brokerPath}?body=${name}`)
}

async function findKept(key) {
  return (await caches.open(keptName)).match(key)
}

async function put(key, response) {
  if (isLeaving) return
  const cache = await caches.open(keptName)
  await cache.put(key, response)
  if (isLeaving) return caches.delete(keptName)
  await dropOldest(cache, isPicture, most.pictures)
  await dropOldest(cache, ({ pathname }) => pathname === brokerPath, most.answers)
}

async function dropOldest(cache, isOne, limit) {
  const kept = (await cache.keys()).filter(({ url }) => isOne(new URL(url)))
  await Promise.all(kept.slice(0, Math.max(0, kept.length - limit)).map((request) => cache.delete(request)))
}

/** Caches what the page loaded before this worker was active, and removes files of earlier builds. */
async function keepAll(urls) {
  isLeaving = false
  const cache = await caches.open(keptName)
  const wanted = new Set(urls.filter((url) => new URL(url).origin === self.location.origin))
  for (const request of await cache.keys()) {
    if (isAsset(new URL(request.url)) && !wanted.has(request.url)) await cache.delete(request)
  }
  await Promise.allSettled(
    [...wanted].map(async (url) => {
      if (await cache.match(url)) return
      const response = await fetch(url)
      if (response.ok) await put(url, response)
    }),
  )
}

async function remove() {
  isLeaving = true
  await caches.delete(keptName)
  await self.registration.unregister()
}
