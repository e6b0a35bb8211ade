import * as v from 'valibot'
import type { Setting } from './setting.ts'

export type Settings = Record<string, Setting<unknown>>
export type ConfigOf<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never }
export type ConfigProblem = { setting: string; problem: string; expected: string }

/** Lists every invalid setting at once, so that one restart is enough. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(({ setting, problem, expected }) => `  ${setting}: ${problem}; expected ${expected}`)
    super(`The configuration is not valid:\n${lines.join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Throws one ConfigError with all problems. An empty variable counts as missing. `check` validates settings together,
 * such as demo keys in production; individually invalid settings are missing there.
 */
export function parseConfig<S extends Settings>(
  settings: S,
  env: Record<string, string | undefined>,
  check: (config: Partial<ConfigOf<S>>) => ConfigProblem[] = () => [],
): ConfigOf<S> {
  const problems: ConfigProblem[] = []
  const values: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries(settings)) {
    const parsed = parseSetting(setting, env[setting.name])
    if ('problem' in parsed)
      problems.push({ setting: setting.name, problem: parsed.problem, expected: setting.expected })
    else values[key] = parsed.value
  }
  // Each key was parsed by its schema; if one were missing, this line would not be reached.
  const config = values as ConfigOf<S>
  problems.push(...check(config))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function parseSetting(setting: Setting<unknown>, text: string | undefined): { value: unknown } | { problem: string } {
  const written = text === undefined || text.trim() === '' ? setting.fallback : text
  if (written === undefined) return { value: undefined }
  if (written === null) return { problem: 'is not set' }
  const result = v.safeParse(setting.schema, written)
  if (result.success) return { value: result.output }
  return { problem: setting.secret ? 'its value (not shown) cannot be used' : `${shown(written)} cannot be used` }
}

/** A URL that is not marked as secret may still contain credentials. */
function shown(written: string): string {
  const masked = written.replace(/\/\/[^/]*@/, '//…@')
  return JSON.stringify(masked.length > 60 ? `${masked.slice(0, 60)}…` : masked)
}
