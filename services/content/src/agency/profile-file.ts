import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AgencyProfile } from '@marram/contract/agency/profile'
import { OperatorError } from '@marram/database/operator-error'

/** Pictures of a profile: in a file it names them by file, in the database it holds them as data URLs. */
const pictures = [['mark'], ['logo', 'light'], ['logo', 'dark']] as const
const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' }

/** A profile as an operator writes it, its pictures read in; `saveProfile` checks the rest. */
export async function readProfileFile(file: string): Promise<unknown> {
  const profile = await readJsonFile(file)
  for (const path of pictures) {
    const { holder, name } = find(profile, path)
    const picture = holder?.[name]
    if (holder && typeof picture === 'string') holder[name] = await dataUrl(join(dirname(file), picture))
  }
  return profile
}

export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} could not be read. Name the JSON file.`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function dataUrl(file: string): Promise<string> {
  const type = types[file.split('.').at(-1)?.toLowerCase() ?? '']
  if (!type) throw new OperatorError(`${file} is neither SVG nor PNG.`)
  const bytes = await readFile(file).catch(() => {
    throw new OperatorError(`The picture ${file} could not be read. Put it beside the profile.`)
  })
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** Writes what `readProfileFile` reads. */
export async function writeProfileFile(file: string, profile: AgencyProfile): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const written = structuredClone<unknown>(profile)
  for (const path of pictures) {
    const { holder, name } = find(written, path)
    const picture = holder?.[name]
    if (!holder || typeof picture !== 'string') continue
    const [head = '', data = ''] = picture.split(',')
    const picked = `${path.join('-')}.${head.includes('svg') ? 'svg' : 'png'}`
    await writeFile(join(folder, picked), Buffer.from(data, 'base64'))
    holder[name] = picked
  }
  await writeFile(file, `${JSON.stringify(written, null, 2)}\n`)
}

type Holder = Record<string, unknown>

function find(profile: unknown, path: readonly string[]): { readonly holder: Holder | null; readonly name: string } {
  const [name = '', ...rest] = path
  const holder = isHolder(profile) ? profile : null
  return rest.length === 0 ? { holder, name } : find(holder?.[name], rest)
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
