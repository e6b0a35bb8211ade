import type { Check } from './check.ts'
import { checkDemo, checkMissing, checkPhotos, checkPlaces, checkTerms } from './content-checks.ts'
import {
  checkBackup,
  checkClock,
  checkDatabase,
  checkJobs,
  checkMigrations,
  checkOutbox,
  checkSpace,
} from './database-checks.ts'
import { checkCertificates, checkHosts, checkProxy } from './host-checks.ts'
import { checkBank, checkCards, checkMail, checkTextMessages, checkUploads } from './outside-checks.ts'

/** Everything that an agency itself has to bring. */
export const openingChecks: readonly Check[] = [
  { key: 'missing', need: 'schema', run: checkMissing },
  { key: 'terms', need: 'schema', run: checkTerms },
  { key: 'photos', need: 'schema', run: checkPhotos },
  { key: 'texts', need: 'schema', run: checkPlaces },
]

/** In the order in which they are printed. */
export const checks: readonly Check[] = [
  { key: 'database', settings: ['databaseUrl'], need: 'nothing', run: checkDatabase },
  { key: 'migrations', need: 'database', run: checkMigrations },
  { key: 'demo', settings: ['databaseUrl', 'dataFolder'], need: 'schema', run: checkDemo },
  { key: 'space', settings: ['dataFolder', 'backupFolder'], need: 'nothing', run: checkSpace },
  { key: 'backup', need: 'schema', run: checkBackup },
  { key: 'jobs', need: 'schema', run: checkJobs },
  { key: 'clock', need: 'nothing', run: checkClock },
  { key: 'mail', settings: ['smtpUrl'], need: 'nothing', run: checkMail },
  { key: 'outbox', need: 'schema', run: checkOutbox },
  { key: 'text messages', settings: ['smsUrl'], need: 'nothing', run: checkTextMessages },
  { key: 'uploads', settings: ['uploadsUrl'], need: 'nothing', run: checkUploads },
  { key: 'cards', settings: ['stripeKey'], need: 'nothing', run: checkCards },
  { key: 'bank', settings: ['bankDkk', 'bankEur'], need: 'nothing', run: checkBank },
  { key: 'hosts', need: 'schema', run: checkHosts },
  { key: 'certificates', need: 'schema', run: checkCertificates },
  { key: 'proxy', need: 'schema', run: checkProxy },
  ...openingChecks,
]
