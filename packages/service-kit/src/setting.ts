import * as v from 'valibot'

/** One environment setting: its parser and its documentation. */
export type Setting<T> = {
  name: string
  /** The accepted values, in words; shown if a value is rejected. */
  expected: string
  meaning: string
  /** Never printed, neither in problems nor in tables. */
  secret: boolean
  /** The default text; null: required; undefined: optional. */
  fallback: string | null | undefined
  schema: v.GenericSchema<string, T>
}

type Base = { meaning: string; secret?: boolean }
export type Required = Base & { fallback?: never; optional?: false }
export type WithFallback = Base & { fallback: string; optional?: false }
export type Optional = Base & { optional: true; fallback?: never }
export type SettingOptions = Required | WithFallback | Optional
type ValueOf<T, O extends SettingOptions> = O extends Optional ? T | undefined : T

/** A setting of any shape; the functions below cover the usual types. */
export function setting<T, O extends SettingOptions>(
  name: string,
  expected: string,
  schema: v.GenericSchema<string, T>,
  options: O,
): Setting<ValueOf<T, O>>
export function setting<T>(
  name: string,
  expected: string,
  schema: v.GenericSchema<string, T>,
  options: SettingOptions,
) {
  const { meaning, secret = false } = options
  const fallback = options.optional === true ? undefined : (options.fallback ?? null)
  return { name, expected, meaning, secret, fallback, schema }
}

export function text<O extends SettingOptions>(name: string, options: O) {
  return setting(name, 'a string', v.pipe(v.string(), v.trim(), v.nonEmpty()), options)
}

export function flag<O extends SettingOptions>(name: string, options: O) {
  const words: Record<string, boolean> = {
    '1': true,
    true: true,
    yes: true,
    on: true,
    '0': false,
    false: false,
    no: false,
    off: false,
  }
  const schema = v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.check((word) => Object.hasOwn(words, word)),
    v.transform((word) => words[word] === true),
  )
  return setting(name, '1 or 0', schema, options)
}

export function integer<O extends SettingOptions>(
  name: string,
  { min, max }: { min: number; max: number },
  options: O,
) {
  return setting(name, `a whole number from ${min} to ${max}`, wholeNumber(min, max), options)
}

export function port<O extends SettingOptions>(name: string, options: O) {
  return setting(name, 'a port from 0 to 65535', wholeNumber(0, 65_535), options)
}

const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** `250ms`, `30s`, `5m`, `2h`, `7d` → milliseconds. A bare number is rejected, because its unit would be unclear. */
export function duration<O extends SettingOptions>(name: string, options: O) {
  const schema = v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,9}(?:ms|s|m|h|d)$/),
    v.transform((written) => Number.parseInt(written, 10) * (unitMs[written.replace(/^\d+/, '')] ?? Number.NaN)),
  )
  return setting(name, 'a time span such as 250ms, 30s, 5m, 2h or 7d', schema, options)
}

/** Comma-separated; blanks around entries and empty entries are dropped. */
export function list<O extends SettingOptions>(name: string, options: O) {
  return setting(name, 'a list separated by commas', entries(), options)
}

export function url<O extends SettingOptions>(name: string, protocols: readonly string[], options: O) {
  const schema = v.pipe(v.string(), v.trim(), v.check(isUrlOf(protocols)))
  return setting(name, `a URL that begins with ${anyOf(protocols)}`, schema, options)
}

/** At least one address, separated by commas. */
export function urls<O extends SettingOptions>(name: string, protocols: readonly string[], options: O) {
  const schema = v.pipe(entries(), v.minLength(1), v.everyItem(isUrlOf(protocols)))
  return setting(name, `URLs separated by commas that begin with ${anyOf(protocols)}`, schema, options)
}

function entries() {
  return v.pipe(
    v.string(),
    v.transform((written) =>
      written
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
  )
}

function isUrlOf(protocols: readonly string[]) {
  return (written: string): boolean =>
    URL.canParse(written) && protocols.includes(new URL(written).protocol.slice(0, -1))
}

function anyOf(protocols: readonly string[]): string {
  return protocols.map((protocol) => `${protocol}://`).join(' or ')
}

export function choice<const C extends string, O extends SettingOptions>(
  name: string,
  choices: readonly C[],
  options: O,
) {
  return setting(name, `one of ${choices.join(', ')}`, v.pipe(v.string(), v.trim(), v.picklist(choices)), options)
}

function wholeNumber(min: number, max: number) {
  return v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,15}$/), v.transform(Number), v.minValue(min), v.maxValue(max))
}
