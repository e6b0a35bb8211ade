/** The rest of a hold by a monotonic clock: seconds since the server's last reply. */
export type HeldUntil = Readonly<{ remainingSeconds: number; saidAtMs: number }>

export function secondsLeft({ remainingSeconds, saidAtMs }: HeldUntil, nowMs: number): number {
  return Math.max(0, Math.floor(remainingSeconds - (nowMs - saidAtMs) / 1000))
}

/** Whole minutes left, rounded down; null within the last one. */
export function minutesLeft(seconds: number): number | null {
  return seconds < 60 ? null : Math.floor(seconds / 60)
}
