export type MemoryWatch = { stop(): { readonly firstHalfMb: number; readonly secondHalfMb: number } }

const everyMs = 100
const mb = 1_048_576

/** The highest memory of this process, in the first and the second half of what it does. */
export function watchMemory(): MemoryWatch {
  const samples: number[] = [process.memoryUsage.rss()]
  const timer = setInterval(() => samples.push(process.memoryUsage.rss()), everyMs)
  return {
    stop() {
      clearInterval(timer)
      samples.push(process.memoryUsage.rss())
      const middle = Math.ceil(samples.length / 2)
      const peak = (part: readonly number[]) => Math.round(Math.max(...part) / mb)
      return { firstHalfMb: peak(samples.slice(0, middle)), secondHalfMb: peak(samples.slice(middle)) }
    },
  }
}
