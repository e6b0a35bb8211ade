import { bookingSettings } from '@marram/booking/config'
import { brokerProblems, brokerSettings } from '@marram/broker/config'
import { contentSettings } from '@marram/content/config'
import { editionKeys } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { imagesSettings } from '@marram/images/config'
import { demoSearchKey, searchSettings } from '@marram/search/config'
import { type ConfigOf, type ConfigProblem, parseConfig } from '@marram/service-kit/config'
import { choice, duration, flag, integer, list, port, setting, text, url } from '@marram/service-kit/setting'
import { workersSettings } from '@marram/workers/config'
import * as v from 'valibot'

const demoKey = 'marram-demo'
const { cacheFolder: _ownFolder, ...pictureSettings } = imagesSettings

/** Where a service answers that is not to run in this program. The search has its own: see SEARCH_URL. */
const serviceUrls = {
  authUrl: serviceUrl('AUTH_URL', 'auth'),
  bookingUrl: serviceUrl('BOOKING_URL', 'booking'),
  bookingGermanUrl: url('BOOKING_GERMAN_URL', ['http', 'https'], {
    optional: true,
    meaning: 'Where bookings in other languages than Danish are placed; unset, where the booking service answers.',
  }),
  brokerUrl: serviceUrl('BROKER_URL', 'broker'),
  contentUrl: serviceUrl('CONTENT_URL', 'content'),
  favoritesUrl: serviceUrl('FAVORITES_URL', 'favourites'),
  imagesUrl: serviceUrl('IMAGES_URL', 'images'),
  workersUrl: serviceUrl('WORKERS_URL', 'workers'),
}

/** Every setting of the program; the README's table is made from this. */
export const settings = {
  mode: choice('MARRAM_MODE', ['demo', 'production'], {
    fallback: 'demo',
    meaning:
      '`demo` fills an empty database with the demo agency; `production` does not, and refuses the demo keys, short secrets and missing hosts',
  }),
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on; `0.0.0.0` for every interface.' }),
  port: port('PORT', { fallback: '3000', meaning: 'Port of the site and the services.' }),
  editionPorts: flag('EDITION_PORTS', {
    fallback: '0',
    meaning:
      'Give every edition its own port where `*.localhost` does not resolve: the default edition keeps PORT, the others follow.',
  }),
  defaultEdition: choice('DEFAULT_EDITION', editionKeys, {
    fallback: 'de',
    meaning: 'Edition for hosts that belong to none.',
  }),
  hosts: setting('MARRAM_HOSTS', 'a list such as da=https://example.dk,de=https://example.de', hostsSchema(), {
    fallback: '',
    meaning: 'Real domains of the editions; canonical addresses, language links and mails are built from them.',
  }),
  trustProxy: flag('TRUST_PROXY', {
    fallback: '0',
    meaning: 'Believe `X-Forwarded-Host`, `-Proto` and `-For` of the one proxy in front.',
  }),
  cookieDomains: list('COOKIE_DOMAIN', {
    fallback: '',
    meaning:
      'Domains on which logins count for every host below, such as `example.de`; without it each host has its own.',
  }),
  dataFolder: text('MARRAM_DATA', {
    fallback: '.marram/data',
    meaning: 'Folder of the embedded database, the finished pictures and those that were sent to us.',
  }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], {
    optional: true,
    secret: true,
    meaning: 'Your own PostgreSQL 15 or newer; without it the embedded one is started.',
  }),
  user: text('MARRAM_USER', {
    optional: true,
    meaning:
      'User that a program started by root becomes once its ports are open; with the embedded database it must be the one that runs it, `nobody`.',
  }),
  publicKeys: list('PUBLIC_KEYS', {
    fallback: demoKey,
    meaning: 'Keys that callers of the services send as `X-Public-Key`; the first is the site’s own.',
  }),
  lodgings: integer(
    'DEMO_LODGINGS',
    { min: 20, max: 100_000 },
    {
      fallback: '1200',
      meaning: 'Houses of the demo agency, when it is created.',
    },
  ),
  pageCacheMb: integer(
    'PAGE_CACHE_MB',
    { min: 1, max: 65_536 },
    {
      fallback: '256',
      meaning: 'Memory for rendered pages, in megabytes.',
    },
  ),
  pageMaxAgeMs: duration('PAGE_MAX_AGE', {
    fallback: '5m',
    meaning: 'Age after which a stored page is rendered anew.',
  }),
  frameHosts: list('FRAME_HOSTS', {
    fallback: 'www.youtube-nocookie.com,player.vimeo.com',
    meaning: 'Hosts that editors may show films from; nothing is fetched from them before a click.',
  }),
  mapStyleUrl: url('MAP_STYLE_URL', ['https', 'http'], {
    optional: true,
    meaning:
      'Style of a map with roads from another server, in MapLibre’s format; without it the site draws its own map.',
  }),
  mapHosts: list('MAP_HOSTS', {
    fallback: '',
    meaning: 'Hosts that MAP_STYLE_URL fetches tiles, letters or signs from, besides its own.',
  }),
  chatScript: url('CHAT_SCRIPT_URL', ['https'], {
    optional: true,
    meaning:
      'Script of a chat; loaded only with consent to functional cookies, after the first touch or three seconds.',
  }),
  statisticsScript: url('STATISTICS_SCRIPT_URL', ['https'], {
    optional: true,
    meaning:
      'Script of a visitor statistic; loaded only with consent to statistics, after the first touch or three seconds.',
  }),
  scriptHosts: list('SCRIPT_HOSTS', {
    fallback: '',
    meaning: 'Further hosts that those scripts may load from, send to or frame.',
  }),
  offlineFavorites: flag('OFFLINE_FAVORITES', {
    fallback: '1',
    meaning:
      'Let browsers keep the page of favourites for times without a network; `0` ends it, and copies that browsers have go at their next visit.',
  }),
  errorDetails: flag('ERROR_DETAILS', {
    fallback: '0',
    meaning: 'Show message and stack on the error page; for development, since visitors see it too.',
  }),
  showGallery: flag('COMPONENT_GALLERY', { fallback: '0', meaning: 'Show the component gallery at `/dev/gallery/`.' }),
  logLevel: choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], {
    fallback: 'info',
    meaning: 'Least important log line to write.',
  }),
  metricsPort: port('METRICS_PORT', { optional: true, meaning: 'Own port for `/metrics`, on the same address.' }),
  metricsToken: text('METRICS_TOKEN', {
    optional: true,
    secret: true,
    meaning: 'Bearer token for `/metrics` on the main port; without it and without METRICS_PORT there is none.',
  }),
  ...serviceUrls,
  ...brokerSettings,
  ...contentSettings,
  ...searchSettings,
  ...workersSettings,
  ...pictureSettings,
  ...bookingSettings,
}

export type Config = ConfigOf<typeof settings>

/** Throws a ConfigError that lists everything that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return parseConfig(settings, env, (config) => [
    ...keyProblems(config),
    ...searchProblems(config),
    ...(config.mode === 'production' ? productionProblems(config) : []),
    ...brokerProblems(config),
    ...stripeProblems(config),
  ])
}

function serviceUrl(name: string, service: string) {
  const meaning = `Where the ${service} service answers as a process of its own; unset, it runs in this program.`
  return url(name, ['http', 'https'], { optional: true, meaning })
}

function keyProblems({ mode, publicKeys }: Partial<Config>): ConfigProblem[] {
  if (publicKeys === undefined) return []
  const noKeys = publicKeys.length === 0
  const demoInProduction = mode === 'production' && publicKeys.includes(demoKey)
  if (!noKeys && !demoInProduction) return []
  const problem = noKeys ? 'names no key' : 'the demo key is public knowledge'
  return [{ setting: 'PUBLIC_KEYS', problem, expected: 'keys of your own' }]
}

function searchProblems({ mode, searchKey, searchAdminKey }: Partial<Config>): ConfigProblem[] {
  if (mode === 'production' && searchKey === demoSearchKey) {
    return [{ setting: 'SEARCH_KEY', problem: 'the demo key is public knowledge', expected: 'a key of your own' }]
  }
  if (searchKey === undefined || searchKey !== searchAdminKey) return []
  return [{ setting: 'SEARCH_ADMIN_KEY', problem: 'every browser knows the search key', expected: 'another key' }]
}

/** A payment whose notices nobody can verify would never be taken. */
function stripeProblems({ paymentProvider, stripeKey, stripeWebhookSecrets = [] }: Partial<Config>): ConfigProblem[] {
  if (paymentProvider !== 'stripe') return []
  const problem = 'is missing, which PAYMENT_PROVIDER stripe needs'
  return [
    ...(stripeKey ? [] : [{ setting: 'STRIPE_KEY', problem, expected: 'the secret key of the account' }]),
    ...(stripeWebhookSecrets.length > 0
      ? []
      : [{ setting: 'STRIPE_WEBHOOK_SECRETS', problem, expected: 'the signing secret of the webhook' }]),
  ]
}

/** Below that a secret can be guessed. Tokens that others hand out are not in our hands. */
const minSecretLength = 16
const ownSecrets = ['metricsToken', 'previewKey', 'searchAdminKey'] as const

/** What would only show when the first mail leads nowhere, or somebody has guessed a key. */
function productionProblems(config: Partial<Config>): ConfigProblem[] {
  const { hosts } = config
  const short = ownSecrets.filter((name) => (config[name]?.length ?? minSecretLength) < minSecretLength)
  // In the sandbox anybody can claim to have paid.
  const pretended = config.paymentProvider === 'sandbox'
  const missing = hosts ? editionKeys.filter((edition) => hosts[edition] === undefined) : []
  return [
    ...short.map((name) => ({
      setting: settings[name].name,
      problem: 'its value (not shown) is too short for production',
      expected: `at least ${minSecretLength} characters that nobody can guess`,
    })),
    ...(pretended
      ? [{ setting: 'PAYMENT_PROVIDER', problem: 'the sandbox takes no money', expected: 'none, or a real provider' }]
      : []),
    ...(missing.length === 0
      ? []
      : [
          {
            setting: 'MARRAM_HOSTS',
            problem: `names no host for ${missing.join(', ')}, which production needs`,
            expected: `${editionKeys.map((edition) => `${edition}=https://…`).join(',')}`,
          },
        ]),
  ]
}

function hostsSchema() {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const hosts = parseEditionOrigins(dataset.value)
      if (hosts) return hosts
      addIssue({ message: 'not a list of edition=origin' })
      return NEVER
    }),
  )
}
