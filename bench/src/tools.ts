import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const tools = createRequire(new URL('../../tools/package.json', import.meta.url))

/** The path of a file in `tools/`, which `npm ci` in that folder installs. */
export function findTool(file: string): string {
  try {
    return tools.resolve(file)
  } catch (error) {
    throw new Error(`${file} is not installed: run npm ci in tools/.`, { cause: error })
  }
}

/** Loads a package of `tools/`. The caller gives the types, because the package's are not installed for type checks. */
export async function loadTool<T>(name: string): Promise<T> {
  return import(pathToFileURL(findTool(name)).href)
}
