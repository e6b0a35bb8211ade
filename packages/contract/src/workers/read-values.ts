import { captchaField, pageField, stampField, trapField } from './form-definition.ts'

const ours = new Set([pageField, stampField, captchaField, trapField])

/** The editor's fields of a sent form; files are none of them. */
export function readValues(data: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const name of new Set(data.keys())) {
    if (ours.has(name)) continue
    const [first, ...more] = data.getAll(name).filter((value) => typeof value === 'string')
    if (first !== undefined) values[name] = more.length > 0 ? [first, ...more] : first
  }
  return values
}
