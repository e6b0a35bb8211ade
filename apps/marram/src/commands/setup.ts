import { parseArgs } from 'node:util'
import { checkProfile } from '@marram/content/agency/save-profile'
import { editionsOf } from '@marram/contract/agency/agency'
import { readTerms } from '@marram/database/agency/read-terms'
import { checkTerms } from '@marram/database/agency/save-terms'
import { OperatorError } from '@marram/database/operator-error'
import { copenhagenDay } from '@marram/domain/iso-day'
import { userTypeIds } from '@marram/domain/user-type'
import { editionKeys } from '@marram/i18n/edition-key'
import { parseEditionOrigins } from '@marram/i18n/edition-origins'
import { ConfigError, parseConfig } from '@marram/service-kit/config'
import { agencyHosts } from '../agency-hosts.ts'
import { type Config, readConfig, settings } from '../config.ts'
import { environmentFileOf, readEnvironmentFile, writeEnvironmentFile } from '../environment-file.ts'
import { runChecks } from '../health-checks/check.ts'
import { openingChecks } from '../health-checks/checks.ts'
import { type CheckOverrides, openContext } from '../health-checks/open-context.ts'
import { type Answers, readAnswers, refusal } from '../setup/answers.ts'
import { askProfile, askStaff, askTerms, toRecord } from '../setup/ask-agency.ts'
import { askSettings } from '../setup/ask-settings.ts'
import { install } from '../setup/install.ts'
import { openPrompter, type Prompter } from '../setup/prompter.ts'
import { answerChecks, generateKeys } from '../setup/setup-settings.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'
import { report } from './doctor.ts'

type Environment = Record<string, string | undefined>
export type SetupTools = CheckOverrides & { readonly openPrompter?: () => Prompter }

const mode = settings.mode.name

/** Prepares a production installation, and changes an existing one; nothing is written before all answers are good. */
export async function setupCommand(args: string[], env: Environment, tools: SetupTools = {}): Promise<number> {
  const options = { from: { type: 'string' }, replace: { type: 'boolean' } } as const
  const { values } = parseArgs({ args, options })
  const { openPrompter: open = openAtTerminal, ...overrides } = tools
  const file = environmentFileOf(env)
  const prompter = values.from === undefined ? open() : null
  try {
    const answers = prompter ? await askAnswers(prompter, env, overrides) : await readAnswers(values.from ?? '')
    const stored = await readEnvironmentFile(file)
    const wanted = environmentWith(answers, env, stored)
    const config = await checkAnswers(answers, { ...env, ...wanted }, prompter ? null : overrides)
    const changed = namesChanged(stored, wanted)
    await mustReplace({
      file,
      changed,
      isFirst: Object.keys(stored).length === 0,
      isForced: values.replace ?? false,
      prompter,
    })
    if (changed.length > 0) await writeEnvironmentFile(file, wanted)
    print(changed.length > 0 ? `Wrote ${file}, which only you may read.` : `${file} is unchanged.`)
    await installAll(answers, config, overrides)
    return 0
  } finally {
    prompter?.close()
  }
}

function openAtTerminal(): Prompter {
  if (process.stdin.isTTY) return openPrompter()
  throw new OperatorError(
    'There is no terminal to ask at: name a file with the answers, marram setup --from answers.json',
  )
}

/** All settings of the file, as it is to be. An empty answer removes one. */
function environmentWith(answers: Answers, env: Environment, stored: Readonly<Record<string, string>>) {
  const given = { ...stored, ...answers.settings, [mode]: 'production' }
  const all = { ...generateKeys({ ...env, ...given }), ...given }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

const namesChanged = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])

type Replacing = {
  readonly file: string
  readonly changed: readonly string[]
  readonly isFirst: boolean
  readonly isForced: boolean
  readonly prompter: Prompter | null
}

async function mustReplace({ file, changed, isFirst, isForced, prompter }: Replacing): Promise<void> {
  if (changed.length === 0 || isFirst || isForced) return
  const question = `${changed.join(', ')} in ${file} would change`
  if (!prompter) throw new OperatorError(`Nothing was changed: ${question}. Add --replace if you want that.`)
  const answer = await prompter.ask({ label: `${question}. Type yes to write them` })
  if (answer !== 'yes') throw new OperatorError('Stopped. Nothing was changed.')
}

/** Throws all problems at once. At the terminal every answer was tried out already. */
async function checkAnswers(answers: Answers, env: Environment, overrides: CheckOverrides | null): Promise<Config> {
  const problems: string[] = []
  const collect = async <T>(work: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ConfigError) {
        problems.push(...error.problems.map((one) => `${one.setting} ${one.problem}; expected ${one.expected}`))
      } else if (error instanceof OperatorError)
        problems.push(
          ...error.message
            .split('\n')
            .slice(1)
            .map((line) => line.trim()),
        )
      else throw error
      return null
    }
  }
  const config = await collect(() => readConfig(env))
  const profile = answers.profile === null ? null : await collect(() => checkProfile(answers.profile))
  if (answers.terms !== null) {
    await collect(() => checkTerms({ validFrom: copenhagenDay(new Date()), ...toRecord(answers.terms) }))
  }
  if (config && overrides) problems.push(...(await tryOut(config, overrides)))
  if (config && profile) {
    try {
      agencyHosts(config, { profile, version: 0, palette: {}, icons: {} })
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  if (!config || problems.length > 0) throw refusal(problems)
  return config
}

async function tryOut(config: Config, overrides: CheckOverrides): Promise<string[]> {
  const used = answerChecks.filter((check) => check.settings?.some((key) => isSet(config, key)))
  const { context, close } = await openContext(config, overrides)
  try {
    const results = await runChecks(used, context)
    for (const { level, sentence } of results) if (level === 'warning') print(sentence)
    return results.filter(({ level }) => level === 'failed').map(({ sentence }) => sentence)
  } finally {
    await close()
  }
}

function isSet(config: Config, key: keyof Config): boolean {
  const value = config[key]
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

async function installAll(answers: Answers, config: Config, overrides: CheckOverrides): Promise<void> {
  const { now = () => new Date() } = overrides
  const database = await openShared(config)
  try {
    for (const line of await install(answers, { db: database.db, config, now })) print(line)
  } finally {
    await database.close()
  }
  const { context, close } = await openContext(config, overrides)
  try {
    const open = (await runChecks(openingChecks, context)).filter(({ level }) => level !== 'fine')
    print(open.length === 0 ? '\nNothing is missing.' : `\nStill missing:\n${report(open)}`)
    print('\nNext: npm start, then npx marram doctor. docs/moving-in.md leads to the first booking.')
  } finally {
    await close()
  }
}

/** Present answers are the defaults; profile, terms and staff are asked for once. */
async function askAnswers(prompter: Prompter, env: Environment, overrides: CheckOverrides): Promise<Answers> {
  prompter.say('Setting up Marram. Enter takes the answer in brackets, Ctrl+C stops without a change.')
  const parse = (given: Environment): Config => parseConfig(settings, given)
  const changed = await askSettings(env, { prompter, overrides, parse })
  const config = parse({ ...env, ...changed })
  const present = await findPresent(config, overrides)
  const hosts = Object.keys(parseEditionOrigins({ ...env, ...changed }[settings.hosts.name] ?? '') ?? {})
  const on = editionKeys.filter((key) => hosts.includes(key))
  return {
    settings: changed,
    profile: present.hasProfile ? null : await askProfile(prompter, on.length > 0 ? on : editionKeys),
    terms: present.hasTerms ? null : await askTerms(prompter, overrides.now?.() ?? new Date()),
    staff: present.hasStaff ? null : await askStaff(prompter),
  }
}

async function findPresent(config: Config, overrides: CheckOverrides) {
  const { context, close } = await openContext(config, overrides)
  try {
    const { database, hasSchema, agency } = context
    if (!database || !hasSchema) return { hasProfile: false, hasTerms: false, hasStaff: false }
    const staff = await database.db
      .selectFrom('user_account')
      .where('type', '=', userTypeIds.internal)
      .select('id')
      .limit(1)
      .execute()
    const terms = await readTerms(database.db)
    return {
      hasProfile: agency !== null && editionsOf(agency.profile).length > 0,
      hasTerms: terms.length > 0,
      hasStaff: staff.length > 0,
    }
  } finally {
    await close()
  }
}
