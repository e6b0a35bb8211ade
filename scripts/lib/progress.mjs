/** @typedef {{ begin(label: string): void, end(): void, announce(label: string): void, stop(): void }} Progress */

/** @param {number} ms */
export function formatDuration(ms) {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * Prints a line when a step begins and ends, and occasionally in between.
 * @param {number} total steps
 * @param {(line: string) => unknown} [write]
 * @returns {Progress}
 */
export function createProgress(total, write = (line) => process.stdout.write(`${line}\n`)) {
  const quietMs = 15_000
  let step = 0
  let heading = ''
  let beganAt = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const stop = () => clearInterval(timer)
  const elapsed = () => formatDuration(Date.now() - beganAt)
  const announce = (/** @type {string} */ label) => {
    step += 1
    heading = `[${step}/${total}] ${label}`
    write(`${heading} …`)
  }
  return {
    begin(label) {
      announce(label)
      beganAt = Date.now()
      timer = setInterval(() => write(`${heading}: still working, ${elapsed()}`), quietMs)
    },
    end() {
      stop()
      write(`${heading}: done (${elapsed()})`)
    },
    // For a step that prints its own output: the program that takes over the terminal.
    announce,
    stop,
  }
}
