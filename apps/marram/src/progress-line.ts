import { print } from './terminal.ts'

export type Progress = { readonly done: number; readonly total: number; readonly what?: string }

export type ProgressLine = { show(progress: Progress): void; end(sentence: string): void }

const barWidth = 24

/** A progress bar on a terminal; elsewhere a line per tenth, to keep logs readable. */
export function createProgressLine(out: NodeJS.WriteStream = process.stdout): ProgressLine {
  let lastTenth = -1
  return {
    show({ done, total, what }) {
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const label = what === undefined ? `${done} of ${total}` : `${what}: ${done} of ${total}`
      if (out.isTTY) {
        const filled = Math.round(share * barWidth)
        out.write(`\r\u001b[2K  ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${label}`)
        return
      }
      const tenth = Math.floor(share * 10)
      if (tenth === lastTenth) return
      lastTenth = tenth
      print(`  ${label}`)
    },
    end(sentence) {
      if (out.isTTY) out.write('\r\u001b[2K')
      print(sentence)
    },
  }
}
