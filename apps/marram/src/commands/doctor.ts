import { parseArgs } from 'node:util'
import { ConfigError } from '@marram/service-kit/config'
import { type Config, readConfig } from '../config.ts'
import { environmentFileOf, isReadableByOthers } from '../environment-file.ts'
import { type Checked, type Finding, fine, runChecks, warning } from '../health-checks/check.ts'
import { checks } from '../health-checks/checks.ts'
import { type CheckOverrides, openContext } from '../health-checks/open-context.ts'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'

type Environment = Record<string, string | undefined>

/** Checks a running installation. Returns 0 unless a check failed; warnings are printed, but do not count. */
export async function doctorCommand(args: string[], env: Environment, overrides: CheckOverrides = {}): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } })
  const results = await examine(env, overrides)
  const failures = results.filter(({ level }) => level === 'failed').length
  const warnings = results.filter(({ level }) => level === 'warning').length
  if (values.json) print(JSON.stringify({ ok: failures === 0, failures, warnings, checks: results }, null, 2))
  else print(`${report(results)}\n\n${summary(failures, warnings)}`)
  return failures === 0 ? 0 : 1
}

async function examine(env: Environment, overrides: CheckOverrides): Promise<Checked[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const problems = error.problems.map(
      ({ setting, problem, expected }) => `${setting} ${problem}; expected ${expected}`,
    )
    return [{ key: 'settings', level: 'failed', sentence: `The program would not start: ${problems.join('. ')}.` }]
  }
  const { context, close } = await openContext(config, overrides)
  try {
    const results = await runChecks(checks, context)
    return [{ key: 'settings', ...(await judgeFile(env, config)) }, ...results]
  } finally {
    await close()
  }
}

async function judgeFile(env: Environment, { mode }: Config): Promise<Finding> {
  const file = environmentFileOf(env)
  if (await isReadableByOthers(file))
    return warning(`Other users can read the passwords in ${file}: run chmod 600 on it.`)
  return fine(`Mode ${mode}, all settings are valid.`)
}

const signs: Readonly<Record<Finding['level'], string>> = { fine: '✓', warning: '!', failed: '✗', skipped: '-' }

export function report(results: readonly Checked[]): string {
  return textTable(results.map(({ level, key, sentence }) => [signs[level], key, sentence]))
}

function summary(failures: number, warnings: number): string {
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}.`
  const rest = warnings === 0 ? '' : ` ${count(warnings, 'warning')}`
  return failures === 0 ? `No failure.${rest}` : `${count(failures, 'failure')}${rest}`
}
