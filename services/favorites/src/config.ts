import { flag, list, port, text, url } from '@marram/service-kit/setting'

/** Only where the service is a process of its own; within the program it has no settings. */
export const favoritesProcessSettings = {
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3007', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Whether one proxy in front names the caller.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  publicKeys: list('PUBLIC_KEYS', {
    meaning: 'Keys that callers send as `X-Public-Key`; with the first the auth service is asked.',
  }),
  authUrl: url('AUTH_URL', ['http', 'https'], { meaning: 'The auth service, which knows whose token it is.' }),
}
