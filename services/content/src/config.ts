import { flag, list, port, text, url } from '@marram/service-kit/setting'

export type ContentConfig = {
  /** Callers that send it as `X-Preview-Key` may see drafts; without it previews are disabled. */
  readonly previewKey: string | undefined
  /** Whether callers may ask more than the site's registered documents; on unless said otherwise. */
  readonly contentOpenQueries?: boolean
}

export const contentSettings = {
  previewKey: text('PREVIEW_KEY', {
    optional: true,
    secret: true,
    meaning: 'Secret that shows drafts to whoever sends it; without it there are no previews.',
  }),
  contentOpenQueries: flag('CONTENT_OPEN_QUERIES', {
    fallback: '1',
    meaning:
      'Whether holders of a public key may send GraphQL of their own to the content service, as to Contentful’s; with `0` only what the site asks is answered.',
  }),
}

/** Only where the service is a process of its own. */
export const contentProcessSettings = {
  ...contentSettings,
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3002', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Whether one proxy in front names the caller.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  publicKeys: list('PUBLIC_KEYS', { meaning: 'Keys that callers send as `X-Public-Key`.' }),
}
