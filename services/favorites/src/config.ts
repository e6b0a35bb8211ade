import { flag, list, port, text, url } from '@marram/service-kit/setting'

/** For the service as a separate process; within the program it has no settings. */
export const favoritesProcessSettings = {
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3007', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Trust the forwarding headers of one proxy in front.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  publicKeys: list('PUBLIC_KEYS', {
    meaning: 'Keys that callers send as `X-Public-Key`; the first is for calls to the auth service.',
  }),
  authUrl: url('AUTH_URL', ['http', 'https'], { meaning: 'URL of the auth service, which identifies tokens.' }),
}
