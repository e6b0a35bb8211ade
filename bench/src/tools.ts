import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const tools = createRequire(new URL('../../tools/package.json', import.meta.url))

/** Where a file of a package in `tools/` is. Only `npm run bench`, `npm run proof` and `npm run mutations` install them. */
export function findTool(file: string): string {
  try {
    return tools.resolve(file)
  } catch (error) {
    throw new Error(`${file} is not installed: run npm ci in tools/.`, { cause: error })
  }
}

/** Loads a package of `tools/`. Types are the caller's: those of the package are not there when ours are checked. */
export async function loadTool<T>(name: string): Promise<T> {
  return import(pathToFileURL(findTool(name)).href)
}
