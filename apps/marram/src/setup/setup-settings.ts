import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { type Config, settings } from '../config.ts'
import { type Check, type CheckContext, type Finding, failed, fine, warning } from '../health-checks/check.ts'
import { checks } from '../health-checks/checks.ts'

type Key = keyof Config & keyof typeof settings
type Given = Readonly<Record<string, string | undefined>>

/** The settings that a production installation usually needs, in the order of the questions. */
export const asked: readonly { readonly about: string; readonly keys: readonly Key[] }[] = [
  { about: 'Site and database', keys: ['hosts', 'trustProxy', 'port', 'databaseUrl', 'dataFolder'] },
  { about: 'Mail and text messages', keys: ['smtpUrl', 'mailFrom', 'staffMail', 'smsUrl', 'smsToken'] },
  { about: 'Pictures and backups', keys: ['uploadsUrl', 'backupFolder'] },
  { about: 'Payment', keys: ['bankDkk', 'bankEur', 'paymentProvider', 'stripeKey', 'stripeWebhookSecrets'] },
]

/** Proposed where the default of the program suits the demo. */
export const proposals: Partial<Record<Key, string>> = { trustProxy: '1', dataFolder: '.marram/agency' }

/** Settings that only count with another one. */
export function isAsked(key: Key, given: Given): boolean {
  if (key === 'smsToken') return Boolean(given[settings.smsUrl.name])
  if (key === 'stripeKey' || key === 'stripeWebhookSecrets') return given[settings.paymentProvider.name] === 'stripe'
  return true
}

const keysOfOurOwn: readonly Key[] = [
  'publicKeys',
  'searchKey',
  'searchStaffKey',
  'brokerStaffKey',
  'previewKey',
  'metricsToken',
]

/** Random values for the keys that are not set yet. */
export function generateKeys(given: Given): Record<string, string> {
  const missing = keysOfOurOwn.map((key) => settings[key].name).filter((name) => !given[name]?.trim())
  return Object.fromEntries(missing.map((name) => [name, randomBytes(24).toString('base64url')]))
}

/** Before the program runs, hosts can only be looked up. */
async function checkHostNames({ config: { hosts } }: CheckContext): Promise<Finding> {
  const origins = Object.values(hosts)
  const plain = origins.filter((origin) => !origin.startsWith('https:'))
  if (plain.length > 0)
    return failed(`${plain.join(', ')} must begin with https://, because guests log in and pay there.`)
  const names = origins.map((origin) => new URL(origin).hostname)
  const found = await Promise.all(
    names.map((host) =>
      lookup(host).then(
        () => true,
        () => false,
      ),
    ),
  )
  const unknown = names.filter((_, index) => !found[index])
  if (unknown.length === 0) return fine('The hosts resolve.')
  return warning(`No DNS record yet for ${unknown.join(', ')}: create it before you open.`)
}

/** The doctor's checks that try out an answer, by the setting. */
export const answerChecks: readonly Check[] = [
  ...checks.filter((check) => check.settings !== undefined),
  { key: 'hosts', settings: ['hosts'], need: 'nothing', run: checkHostNames },
]
