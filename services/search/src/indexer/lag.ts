/** Knows since when the index may have missed changes in the database. */
export type Lag = Readonly<{
  /** The connection that hears of changes broke. */
  lost: () => void
  /** It is back; what changed meanwhile is unknown until everything has been read. */
  found: () => void
  failed: () => void
  /** Call `begin` before the work, and the result after it succeeded. */
  begin: () => (isAll: boolean) => void
  /** Null if the index is current. */
  since: () => number | null
}>

export function createLag(clock: () => number, onChange: (since: number | null) => void = () => {}): Lag {
  const state = { isLost: false, hasGap: false, hasFailed: false }
  let losses = 0
  let since: number | null = null
  const update = (): void => {
    const isBehind = state.isLost || state.hasGap || state.hasFailed
    if (isBehind === (since !== null)) return
    since = isBehind ? clock() : null
    onChange(since)
  }
  const set = (change: Partial<typeof state>): void => {
    Object.assign(state, change)
    update()
  }
  return {
    lost: () => {
      losses += 1
      set({ isLost: true, hasGap: true })
    },
    found: () => set({ isLost: false }),
    failed: () => set({ hasFailed: true }),
    begin: () => {
      const lossesBefore = losses
      const wasLost = state.isLost
      return (isAll) => {
        const isWhole = isAll && !wasLost && losses === lossesBefore
        set({ hasFailed: false, ...(isWhole && { hasGap: false }) })
      }
    },
    since: () => since,
  }
}
