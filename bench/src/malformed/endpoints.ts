/** Every door of the program. Add the addresses of a new service here. */
export const endpoints = [
  '/',
  '/info/strom/',
  '/ferienhaus-b2417/',
  '/sommerhus-b2417/',
  '/favorithauser/',
  '/booking/step1/',
  '/dev/gallery/',
  '/_payload.json',
  '/info/strom/_payload.json',
  '/api/version/',
  '/api/unknown/',
  '/builds/latest.json',
  '/builds/meta/none.json',
  '/services/broker/graphql',
  '/services/booking/related/?lan=2&lodgingId=1&limit=6&arrival=2027-05-08&duration=7',
  '/services/booking/stats/',
  '/services/booking/stats/live/?lodgingId=1',
  '/services/booking/views/',
  '/services/images/own/demo/beach/marram/0/day?format=avif&w=64&h=48',
  '/services/images/assets/none.jpg?w=40',
  '/services/unknown/x',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/assets/none.js',
  '/_serverFn/none',
] as const

/** Those that read a body. */
export const bodyEndpoints = ['/api/version/', '/services/broker/graphql', '/services/booking/views/'] as const

/** What a caller of the services must send, so that an attack gets past the first check. */
export const publicKey = ['X-Public-Key', 'marram-demo'] as const
