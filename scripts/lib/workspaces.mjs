import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} root
 * @returns {string[]} the folders named by package.json's `workspaces`
 */
export function listWorkspaces(root) {
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    if (!existsSync(join(root, parent))) return []
    const folders = readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
    return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort()
  })
}
