/** @typedef {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} Output */
/** @typedef {{ begin(label: string): void, count(done: number, total: number): void, end(result: string): void, announce(label: string): void, stop(): void }} Progress */

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const barWidth = 24

/** @param {number} ms */
export function formatDuration(ms) {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * @param {number} done
 * @param {number} total
 */
export function formatBar(done, total) {
  const share = Math.min(1, done / Math.max(1, total))
  const filled = Math.round(share * barWidth)
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.round(share * 100)} %`
}

/**
 * One live line on a terminal, plain lines elsewhere: log files must not fill with spinner frames.
 * @param {{ total: number, output?: Output, now?: () => number, quietMs?: number }} options
 * `quietMs`: how long plain output stays silent about a step that is still running
 * @returns {Progress}
 */
export function createProgress({ total, output = process.stdout, now = Date.now, quietMs = 15_000 }) {
  let step = 0
  let label = ''
  let bar = ''
  let beganAt = 0
  let frame = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const heading = () => `[${step}/${total}] ${label}`
  const elapsed = () => formatDuration(now() - beganAt)

  function drawLive() {
    frame = (frame + 1) % frames.length
    const line = `${frames[frame]} ${heading()}  ${bar ? `${bar}  ` : ''}${elapsed()}`
    output.write(`\r\u001b[2K${line.slice(0, (output.columns || 80) - 1)}`)
  }

  function drawPlain() {
    output.write(`${heading()}: still working, ${bar ? `${bar.replace(/^\S+ /, '')}, ` : ''}${elapsed()}\n`)
  }

  function stop() {
    clearInterval(timer)
    if (timer && output.isTTY) output.write('\r\u001b[2K')
    timer = undefined
  }

  return {
    begin(text) {
      stop()
      step += 1
      label = text
      bar = ''
      beganAt = now()
      if (output.isTTY) drawLive()
      else output.write(`${heading()} …\n`)
      timer = output.isTTY ? setInterval(drawLive, 100) : setInterval(drawPlain, quietMs)
    },
    count(done, of) {
      bar = formatBar(done, of)
    },
    end(result) {
      stop()
      output.write(`${output.isTTY ? '✓ ' : ''}[${step}/${total}] ${result} (${elapsed()})\n`)
    },
    // For the step that speaks for itself: the program that takes over the terminal.
    announce(text) {
      step += 1
      output.write(`[${step}/${total}] ${text} …\n`)
    },
    stop,
  }
}
