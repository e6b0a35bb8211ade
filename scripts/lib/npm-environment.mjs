import { accessSync, constants, mkdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** @param {string} root */
function ownCache(root) {
  return join(root, '.marram', 'npm-cache')
}

/**
 * Provides a cache to a user without a home directory (a service account, a container).
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(root, env) {
  const cache = env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
    return env
  } catch {
    return { ...env, npm_config_cache: ownCache(root) }
  }
}

/** @param {string} root */
export function removeOwnCache(root) {
  rmSync(ownCache(root), { recursive: true, force: true })
}
