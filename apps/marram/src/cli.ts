import { describeSettings } from '@marram/service-kit/describe-settings'
import { settings } from './config.ts'
import { explainFailure } from './explain-failure.ts'
import { print } from './terminal.ts'

type Environment = Record<string, string | undefined>
type Command = (args: string[], env: Environment) => Promise<number>

/** Loaded on demand: all commands are 2,800 modules, which cost the start a second of CPU. */
const commands: Readonly<Record<string, { readonly run: Command; readonly help: string }>> = {
  serve: {
    run: async (args, env) => (await import('./commands/serve.ts')).serveCommand(args, env),
    help: 'serve the agency; prepares the database and the demo agency if missing',
  },
  // A production install has no development server.
  dev: {
    run: async (args, env) => (await import('./commands/dev.ts')).devCommand(args, env),
    help: 'serve the agency with the site from its sources',
  },
  migrate: {
    run: async (args, env) => (await import('./commands/migrate.ts')).migrateCommand(args, env),
    help: 'migrate the database to the newest schema',
  },
  upgrade: {
    run: async (args, env) => (await import('./commands/upgrade.ts')).upgradeCommand(args, env),
    help: '--check: say what the next start of this version would migrate, back up and build; exit code 1 if it would fail',
  },
  demo: {
    run: async (args, env) => (await import('./commands/demo.ts')).demoCommand(args, env),
    help: 'fill an empty database with the demo agency [--lodgings N]',
  },
  backup: {
    run: async (args, env) => (await import('./commands/backup.ts')).backupCommand(args, env),
    help: '[FILE]: write all data to one file, and the pictures to the folder files beside it; without FILE, one more automatic backup',
  },
  restore: {
    run: async (args, env) => (await import('./commands/backup.ts')).restoreCommand(args, env),
    help: 'FILE|--latest [--replace] [--database-only|--pictures-only]: restore all data and pictures into an empty installation, or replace existing data; --latest is the newest automatic backup',
  },
  content: {
    run: async (args, env) => (await import('./commands/content.ts')).contentCommand(args, env),
    help: 'import FOLDER|FILE [--prune], export FOLDER, draft FILE, publish|unpublish|remove ENTRY_ID: editorial content as files',
  },
  profile: {
    run: async (args, env) => (await import('./commands/profile.ts')).profileCommand(args, env),
    help: 'set FILE, export FILE, history, texts da|de|en [WORD]: who the agency is, and its own wording',
  },
  terms: {
    run: async (args, env) => (await import('./commands/terms.ts')).termsCommand(args, env),
    help: 'set FILE, export FILE [DAY], list: fees, instalments, cancellation, rebooking and hours, each set from its first day',
  },
  catalogue: {
    run: async (args, env) => (await import('./commands/catalogue.ts')).catalogueCommand(args, env),
    help: 'import FILE, export FILE: houses, prices, stays and reviews as JSON lines; from-csv FOLDER, templates FOLDER [--english]: the same from spreadsheets; imports take [--dry-run] [--replace] [--photos FOLDER]',
  },
  ical: {
    run: async (args, env) => (await import('./commands/ical.ts')).icalCommand(args, env),
    help: 'import NAME FILE|URL, subscribe NAME URL, unsubscribe NAME WORD, list: calendars of other portals',
  },
  invite: {
    run: async (args, env) => (await import('./commands/invite.ts')).inviteCommand(args, env),
    help: 'EMAIL [--type staff|owner|guest] [--role ROLE]… [--firstname …] [--lastname …] [--language da|de|en] [--reset-second-factor]: create an account, or send a new link to it',
  },
  people: {
    run: async (args, env) => (await import('./commands/people.ts')).peopleCommand(args, env),
    help: 'list, roles, set-roles EMAIL ROLE…, remove EMAIL, save-role ROLE PERMISSION…, delete-role ROLE: staff and what they may do',
  },
  guests: {
    run: async (args, env) => (await import('./commands/guests.ts')).guestsCommand(args, env),
    help: 'find EMAIL|BOOKING, export EMAIL --out FILE, erase EMAIL: the personal data of a guest, on request',
  },
  booking: {
    run: async (args, env) => (await import('./commands/booking.ts')).bookingCommand(args, env),
    help: 'list, confirm, decline, received, refunded, payments, ledger, refund, alerts, ready: staff commands for bookings; without arguments it prints the usage',
  },
  contest: {
    run: async (args, env) => (await import('./commands/contest.ts')).contestCommand(args, env),
    help: 'list [--state pending|approved|rejected], show ID [--save FILE], approve ID, reject ID --reason not-own|people|unsuitable|quality, winner ID 1|2|3|none, decide YEAR, open YEAR --from DAY --until DAY, close YEAR: the photo contest',
  },
  mails: {
    run: async (args, env) => (await import('./commands/mails.ts')).mailsCommand(args, env),
    help: 'preview --out FOLDER: every mail and text message in each language, as files',
  },
  audit: {
    run: async (args, env) => (await import('./commands/audit.ts')).auditCommand(args, env),
    help: '[SUBJECT] [--limit N]: what staff did, the newest first; of one subject, such as: booking 123456789',
  },
  outbox: {
    run: async (args, env) => (await import('./commands/outbox.ts')).outboxCommand(args, env),
    help: '[--sms] [--limit N], show ID, retry ID: sent mails and text messages; retry sends one again that was refused or kept',
  },
  reviews: {
    run: async (args, env) => (await import('./commands/reviews.ts')).reviewsCommand(args, env),
    help: 'list [--state waiting|public|refused], approve ID [--text …], refuse ID --reason …, answer ID TEXT [--language da|de|en], refuse-mails EMAIL, allow-mails EMAIL: reviews by guests',
  },
  questions: {
    run: async (args, env) => (await import('./commands/questions.ts')).questionsCommand(args, env),
    help: 'list [--state open|answered|closed], show ID, answer ID TEXT, close ID: questions by guests',
  },
  comments: {
    run: async (args, env) => (await import('./commands/comments.ts')).commentsCommand(args, env),
    help: 'list [--state held|shown|rejected], approve ID…, reject ID…, remove ID…: comments by readers below posts and pictures',
  },
  'data-status': {
    run: async (args, env) => (await import('./commands/data-status.ts')).dataStatusCommand(args, env),
    help: '[WORDS] [--missing danish,german,english,floor-plan,images,prices] [--filter …] [--sort …] [--limit N]: find houses by their data status',
  },
  setup: {
    run: async (args, env) => (await import('./commands/setup.ts')).setupCommand(args, env),
    help: '[--from FILE] [--replace]: ask for everything that production needs, or read it from a file, check it and install it',
  },
  doctor: {
    run: async (args, env) => (await import('./commands/doctor.ts')).doctorCommand(args, env),
    help: '[--json]: check a running installation; exit code 0 without failures, 1 with one, 2 for wrong usage',
  },
  settings: { run: settingsCommand, help: 'list every setting' },
}

async function settingsCommand(): Promise<number> {
  print(describeSettings(settings))
  return 0
}

/** Returns the exit code: 0 success, 1 a problem explained by the message, 2 wrong usage. */
export async function runCommand([name = '--help', ...args]: string[], env: Environment): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    print(usage())
    return name === '--help' || name === '-h' || name === 'help' ? 0 : 2
  }
  try {
    return await command.run(args, env)
  } catch (error) {
    if (isUsageError(error)) {
      print(`${error.message}\n\n${usage()}`)
      return 2
    }
    const sentence = explainFailure(error)
    if (sentence === null) throw error
    print(sentence)
    return 1
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { help }]) => `  ${name.padEnd(13)}${help}`)
  return [
    'Usage: marram COMMAND',
    '',
    ...lines,
    '',
    'Settings come from the environment and from marram.env; marram settings lists them.',
  ].join('\n')
}

function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
