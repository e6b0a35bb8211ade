import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The file of this path below a folder; null if there is none, or if a link leads out of the folder. */
export async function findInside(folder: string, path: string): Promise<string | null> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(root + sep) ? file : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && isAbsence(error.code)) return null
    throw error
  }
}

function isAbsence(code: unknown): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'ELOOP'
}
