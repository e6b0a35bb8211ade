import { flag, list, port, text, url } from '@marram/service-kit/setting'

export type ContentConfig = {
  /** Callers that send it as `X-Preview-Key` see drafts; without it previews are disabled. */
  readonly previewKey: string | undefined
  /** Allows documents other than the site's registered ones; on by default. */
  readonly contentOpenQueries?: boolean
}

export const contentSettings = {
  previewKey: text('PREVIEW_KEY', {
    optional: true,
    secret: true,
    meaning: 'Secret for previews of drafts; without it there are no previews.',
  }),
  contentOpenQueries: flag('CONTENT_OPEN_QUERIES', {
    fallback: '1',
    meaning:
      'Allow any GraphQL document with a public key at the content service, as at Contentful’s; with `0` only the site’s registered documents.',
  }),
}

/** For the service as a separate process. */
export const contentProcessSettings = {
  ...contentSettings,
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3002', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Trust the forwarding headers of one proxy in front.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  readUrl: url('DATABASE_READ_URL', ['postgres', 'postgresql'], {
    optional: true,
    secret: true,
    meaning: 'Its streaming replica, for reads; by default all reads go to DATABASE_URL.',
  }),
  authUrl: url('AUTH_URL', ['http', 'https'], {
    optional: true,
    meaning: 'URL of the auth service, which checks tokens of staff; without it the desk is not answered.',
  }),
  publicKeys: list('PUBLIC_KEYS', { meaning: 'Keys that callers send as `X-Public-Key`.' }),
}
