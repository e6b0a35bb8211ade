import { authSettings } from '@marram/auth/config'
import { bookingSettings } from '@marram/booking/config'
import { brokerProblems, brokerSettings, photoSettings } from '@marram/broker/config'
import { contentSettings } from '@marram/content/config'
import { editionKeys } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { imagesSettings } from '@marram/images/config'
import { demoSearchKey, searchSettings } from '@marram/search/config'
import { type ConfigOf, type ConfigProblem, parseConfig } from '@marram/service-kit/config'
import { bucketForm, uploadsUrlSetting } from '@marram/service-kit/open-store'
import { s3AddressSchema } from '@marram/service-kit/s3-store'
import { choice, duration, flag, integer, list, port, setting, text, url, urls } from '@marram/service-kit/setting'
import { tracingSettings } from '@marram/service-kit/tracing-settings'
import { tileFileProblem } from '@marram/site/server/map/tile-file'
import { workersSettings } from '@marram/workers/config'
import * as v from 'valibot'

const demoKey = 'marram-demo'
const { cacheFolder: _ownFolder, ...pictureSettings } = imagesSettings

/** URLs of services outside this program. */
const serviceUrls = {
  authUrl: serviceUrl('AUTH_URL', 'auth'),
  bookingUrl: serviceUrl('BOOKING_URL', 'booking'),
  bookingGermanUrl: url('BOOKING_GERMAN_URL', ['http', 'https'], {
    optional: true,
    meaning: 'URL for bookings in languages other than Danish; by default that of the booking service.',
  }),
  brokerUrl: serviceUrl('BROKER_URL', 'broker'),
  contentUrl: serviceUrl('CONTENT_URL', 'content'),
  favoritesUrl: serviceUrl('FAVORITES_URL', 'favourites'),
  imagesUrl: serviceUrl('IMAGES_URL', 'images'),
  searchUrl: urls('SEARCH_URL', ['http', 'https'], {
    optional: true,
    meaning:
      'URLs of the search service if it runs as one or more separate processes, which take turns; by default it runs in this program.',
  }),
  workersUrl: serviceUrl('WORKERS_URL', 'workers'),
}

/** All that a backup or a restore takes. */
const storageSettings = {
  dataFolder: text('MARRAM_DATA', {
    fallback: '.marram/data',
    meaning: 'Folder of the embedded database, rendered pictures and uploads.',
  }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], {
    optional: true,
    secret: true,
    meaning: 'URL of an external PostgreSQL, 15 or newer; by default the embedded one is started.',
  }),
  uploadsUrl: uploadsUrlSetting,
  backupAutomatic: flag('BACKUP_AUTOMATIC', {
    fallback: '1',
    meaning: 'Back up database and pictures every day and before migrations; `0` if you have another way.',
  }),
  backupFolder: text('BACKUP_FOLDER', {
    optional: true,
    meaning:
      'Folder of the automatic backups, best on another disk; several nodes share one. By default `backups` in MARRAM_DATA.',
  }),
  backupUrl: setting('BACKUP_URL', bucketForm, s3AddressSchema(), {
    optional: true,
    secret: true,
    meaning:
      'S3-compatible bucket for the automatic backups, in the form of UPLOADS_URL; BACKUP_FOLDER then only holds a backup while it is made.',
  }),
  backupHour: integer(
    'BACKUP_HOUR',
    { min: 0, max: 23 },
    { fallback: '3', meaning: 'Hour of the daily backup, in UTC; it begins at 23 minutes past.' },
  ),
  backupDays: integer(
    'BACKUP_DAYS',
    { min: 1, max: 1000 },
    { fallback: '7', meaning: 'Days whose newest backup is kept.' },
  ),
  backupWeeks: integer(
    'BACKUP_WEEKS',
    { min: 0, max: 1000 },
    { fallback: '4', meaning: 'Weeks whose newest backup is kept.' },
  ),
  timeoutFactor: integer(
    'TIMEOUT_FACTOR',
    { min: 1, max: 20 },
    {
      fallback: '1',
      meaning:
        'Multiplies the time-outs of pages, services and the first connection to DATABASE_URL, for a slow machine.',
    },
  ),
}

/** All settings of the program; the README's table is generated from them. */
export const settings = {
  mode: choice('MARRAM_MODE', ['demo', 'production'], {
    fallback: 'demo',
    meaning:
      '`demo` fills an empty database with the demo agency; `production` does not, and refuses the demo keys, short secrets and missing hosts',
  }),
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on; `0.0.0.0` for every interface.' }),
  port: port('PORT', { fallback: '3000', meaning: 'Port of the site and the services.' }),
  listenWhenReady: flag('LISTEN_WHEN_READY', {
    fallback: '0',
    meaning:
      'For one of several nodes behind nginx, which sends guests to every node whose port is open. The port opens only when the search index is built and the first pages are rendered; before it closes, reads with `Connection: close` are dropped, so that nginx repeats them at another node and leaves out this one.',
  }),
  editionPorts: flag('EDITION_PORTS', {
    fallback: '0',
    meaning:
      'Give every edition its own port where `*.localhost` does not resolve: the default edition keeps PORT, the others follow.',
  }),
  defaultEdition: choice('DEFAULT_EDITION', editionKeys, {
    fallback: 'de',
    meaning: 'Edition of unknown hosts.',
  }),
  hosts: setting('MARRAM_HOSTS', 'a list such as da=https://example.dk,de=https://example.de', hostsSchema(), {
    fallback: '',
    meaning: 'Real domains of the editions; canonical addresses, language links and mails are built from them.',
  }),
  trustProxy: flag('TRUST_PROXY', {
    fallback: '0',
    meaning: 'Trust `X-Forwarded-Host`, `-Proto` and `-For` of the single proxy in front.',
  }),
  cookieDomains: list('COOKIE_DOMAIN', {
    fallback: '',
    meaning: 'Domains whose hosts share logins, such as `example.de`; by default each host has its own.',
  }),
  ...storageSettings,
  readUrl: url('DATABASE_READ_URL', ['postgres', 'postgresql'], {
    optional: true,
    secret: true,
    meaning:
      'URL of a streaming replica of DATABASE_URL, which answers what pages read about houses and content, as long as it has every change.',
  }),
  user: text('MARRAM_USER', {
    optional: true,
    meaning:
      'User to switch to after a start as root, once the ports are open; with the embedded database it must be the one that runs it, `nobody`.',
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
    meaning: 'Age after which a stored page is rendered again.',
  }),
  frameHosts: list('FRAME_HOSTS', {
    fallback: 'www.youtube-nocookie.com,player.vimeo.com',
    meaning: 'Hosts of videos in editorial content; nothing is loaded from them before a click.',
  }),
  mapTiles: text('MAP_TILES', {
    optional: true,
    meaning:
      'File with vector tiles of your region (PMTiles, in the layout of Protomaps’ base maps) for a map with roads and names; without it the map has only the coast of northern Europe. See docs/operations.md.',
  }),
  mapStyleUrl: url('MAP_STYLE_URL', ['https', 'http'], {
    optional: true,
    meaning: 'Style of a map from another server, in MapLibre’s format, in place of the site’s own once it is opened.',
  }),
  mapHosts: list('MAP_HOSTS', {
    fallback: '',
    meaning: 'Further hosts for tiles, glyphs or sprites of MAP_STYLE_URL.',
  }),
  chatScript: url('CHAT_SCRIPT_URL', ['https'], {
    optional: true,
    meaning:
      'Script of a chat widget; loaded only with consent to functional cookies, after the first touch or three seconds.',
  }),
  statisticsScript: url('STATISTICS_SCRIPT_URL', ['https'], {
    optional: true,
    meaning: 'Analytics script; loaded only with consent to statistics, after the first touch or three seconds.',
  }),
  scriptHosts: list('SCRIPT_HOSTS', {
    fallback: '',
    meaning: 'Further hosts that those scripts may load from, send to or frame.',
  }),
  offlineFavorites: flag('OFFLINE_FAVORITES', {
    fallback: '1',
    meaning:
      'Let browsers store the page of favourites for offline use; `0` disables it and deletes stored copies on the next visit.',
  }),
  errorDetails: flag('ERROR_DETAILS', {
    fallback: '0',
    meaning: 'Show message and stack on the error page; for development, since visitors see it too.',
  }),
  showGallery: flag('COMPONENT_GALLERY', { fallback: '0', meaning: 'Show the component gallery at `/dev/gallery/`.' }),
  logLevel: choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], {
    fallback: 'info',
    meaning: 'Minimum log level.',
  }),
  metricsPort: port('METRICS_PORT', { optional: true, meaning: 'Own port for `/metrics`, on the same address.' }),
  metricsToken: text('METRICS_TOKEN', {
    optional: true,
    secret: true,
    meaning: 'Bearer token for `/metrics` on the main port; without it and without METRICS_PORT there is none.',
  }),
  ...tracingSettings,
  ...serviceUrls,
  ...authSettings,
  ...brokerSettings,
  ...contentSettings,
  ...searchSettings,
  ...workersSettings,
  ...photoSettings,
  ...pictureSettings,
  ...bookingSettings,
}

export type Config = ConfigOf<typeof settings>
export type StorageConfig = ConfigOf<typeof storageSettings>

/** For an installation that is not configured yet. */
export function readStorageConfig(env: Record<string, string | undefined>): StorageConfig {
  return parseConfig(storageSettings, env)
}

/** Throws a ConfigError that lists all problems. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return parseConfig(settings, env, (config) => [
    ...keyProblems(config),
    ...searchProblems(config),
    ...(config.mode === 'production' ? productionProblems(config) : []),
    ...brokerProblems(config),
    ...stripeProblems(config),
    ...mapProblems(config),
  ])
}

function serviceUrl(name: string, service: string) {
  const meaning = `URL of the ${service} service if it runs as a separate process; by default it runs in this program.`
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

function searchProblems({ mode, searchKey, searchStaffKey }: Partial<Config>): ConfigProblem[] {
  if (mode === 'production' && searchKey === demoSearchKey) {
    return [{ setting: 'SEARCH_KEY', problem: 'the demo key is public knowledge', expected: 'a key of your own' }]
  }
  if (searchKey === undefined || searchKey !== searchStaffKey) return []
  return [{ setting: 'SEARCH_STAFF_KEY', problem: 'every browser knows the search key', expected: 'another key' }]
}

function mapProblems({ mapTiles }: Partial<Config>): ConfigProblem[] {
  const problem = mapTiles === undefined ? null : tileFileProblem(mapTiles)
  const expected = 'a PMTiles file of version 3 with vector tiles, cut out of a base map of Protomaps'
  return problem === null ? [] : [{ setting: 'MAP_TILES', problem, expected }]
}

/** A payment with unverifiable notices would never be captured. */
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

/** Shorter secrets can be guessed. Tokens issued by others are exempt. */
const minSecretLength = 16
const ownSecrets = ['metricsToken', 'previewKey', 'searchStaffKey'] as const

/** Problems that would otherwise show only when a mail has a dead link, or a key was guessed. */
function productionProblems(config: Partial<Config>): ConfigProblem[] {
  const short = ownSecrets.filter((name) => (config[name]?.length ?? minSecretLength) < minSecretLength)
  // In the sandbox anybody can pretend to have paid.
  const pretended = config.paymentProvider === 'sandbox'
  return [
    ...short.map((name) => ({
      setting: settings[name].name,
      problem: 'its value (not shown) is too short for production',
      expected: `at least ${minSecretLength} random characters`,
    })),
    ...(config.secondFactor === 'optional'
      ? [{ setting: 'DESK_SECOND_FACTOR', problem: 'a password alone would open the desk', expected: 'required' }]
      : []),
    ...(pretended
      ? [{ setting: 'PAYMENT_PROVIDER', problem: 'the sandbox takes no money', expected: 'none, or a real provider' }]
      : []),
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
