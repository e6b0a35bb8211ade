/**
 * npm puts a shell between itself and a script. Some shells (dash) stay there and die of the SIGTERM that npm passes on,
 * without passing it on themselves: the script then lives on, and with it the port.
 * @param {{ env: NodeJS.ProcessEnv, action: () => void, parentNow?: () => number, everyMs?: number }} options
 */
export function whenOrphaned({ env, action, parentNow = () => process.ppid, everyMs = 500 }) {
  // Started by hand in the background, a script may outlive its shell.
  if (!env.npm_lifecycle_event) return
  const parent = parentNow()
  const timer = setInterval(() => {
    if (parentNow() === parent) return
    clearInterval(timer)
    action()
  }, everyMs)
  timer.unref()
}
