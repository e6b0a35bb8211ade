import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

/** Every request that may change data must come from our own pages. */
const csrf = createCsrfMiddleware({ filter: ({ request }) => request.method !== 'GET' && request.method !== 'HEAD' })

export const startInstance = createStart(() => ({ requestMiddleware: [csrf] }))
