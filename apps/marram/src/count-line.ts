import { print } from './terminal.ts'

export type CountLine = { show(count: number): void; end(): void }

/** In a log, one line per this many; on a terminal the line is updated. */
const countPerLine = 50_000

/** Count so far and rate per second, for an unknown total. */
export function createCountLine(
  what: string,
  out: NodeJS.WriteStream = process.stdout,
  now: () => number = () => performance.now(),
): CountLine {
  const startedAt = now()
  let printed = 0
  return {
    show(count) {
      const seconds = Math.max(0.001, (now() - startedAt) / 1000)
      const text = `  ${count} ${what}, ${Math.round(count / seconds)} a second`
      if (out.isTTY) out.write(`\r\u001b[2K${text}`)
      else if (count - printed >= countPerLine) {
        printed = count
        print(text)
      }
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[2K')
    },
  }
}
