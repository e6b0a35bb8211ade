import { randomUUID } from 'node:crypto'
import { chmod, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { OperatorError } from '@marram/database/operator-error'

type Environment = Record<string, string | undefined>

/** The file that `marram setup` writes and every command reads, beside the program unless MARRAM_ENV names another. */
export const environmentFileOf = (env: Readonly<Environment>): string => resolve(env.MARRAM_ENV?.trim() || 'marram.env')

/** The environment with the settings of the file below it: a variable that is set has priority. */
export async function readEnvironment(env: Environment): Promise<Environment> {
  return { ...(await readEnvironmentFile(environmentFileOf(env))), ...env }
}

/** Empty if there is no such file. */
export async function readEnvironmentFile(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const entries = Object.entries(parseEnv(text))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** Other users of the machine must not read passwords. */
export async function isReadableByOthers(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && (found.mode & 0o077) !== 0
}

/** Only its owner may read it. A crash leaves the old file or the new one. */
export async function writeEnvironmentFile(file: string, values: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quoted(name, value)}`)
  const draft = join(dirname(file), `.${randomUUID()}.env`)
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(
        `# Written by marram setup. It holds passwords: only its owner may read it.\n${lines.join('\n')}\n`,
      )
      await handle.sync()
    } finally {
      await handle.close()
    }
    // The umask can only take permissions away, but a file system may have its own idea.
    await chmod(draft, 0o600)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Read alike by Node and systemd. */
function quoted(name: string, value: string): string {
  if (/^[\w./:@,=+%?&~-]*$/.test(value)) return value
  const quote = ["'", '"'].find((mark) => !value.includes(mark))
  if (quote === undefined || /[\n\r\\]/.test(value)) {
    throw new OperatorError(
      `${name} has a line break, a backslash or both kinds of quotes, which the file cannot hold.`,
    )
  }
  return `${quote}${value}${quote}`
}
