/** Time scale of the estimated progress: the bar slows down and never reaches 100 % before the page is loaded. */
export const durationMs = 2000
/** A page that loads faster than this shows no bar, which would only flicker. */
export const throttleMs = 200
/** The full bar stays visible this long. */
export const hideDelayMs = 500
/** The bar is reset only after its fade-out, so that it never visibly jumps back. */
export const resetMs = 400

export interface PageLoadingState {
  phase: 'idle' | 'waiting' | 'loading' | 'ended' | 'hidden'
  /** Percent, from 0 to 100. */
  progress: number
  failed: boolean
  startedAtMs: number
}

export type PageLoadingEvent =
  | { kind: 'start'; nowMs: number }
  | { kind: 'show' }
  | { kind: 'tick'; nowMs: number }
  | { kind: 'progress'; percent: number }
  | { kind: 'finish' }
  | { kind: 'error' }
  | { kind: 'hide' }
  | { kind: 'reset' }

export const idle: PageLoadingState = { phase: 'idle', progress: 0, failed: false, startedAtMs: 0 }

function estimate(elapsedMs: number): number {
  return (2 / Math.PI) * 100 * Math.atan((elapsedMs / durationMs) * 2)
}

/** Progress never decreases, even when a reported value is lower than the estimate. */
function advance(state: PageLoadingState, percent: number): PageLoadingState {
  if (state.phase !== 'loading') return state
  return { ...state, progress: Math.max(state.progress, Math.min(100, percent)) }
}

function end(state: PageLoadingState, failed: boolean): PageLoadingState {
  // A page that loads within the throttle never shows the bar; a failure always does.
  if (state.phase === 'waiting' && !failed) return idle
  if (state.phase !== 'waiting' && state.phase !== 'loading') return state
  return { ...state, phase: 'ended', progress: 100, failed }
}

export function reducePageLoading(state: PageLoadingState, event: PageLoadingEvent): PageLoadingState {
  switch (event.kind) {
    case 'start':
      return { ...idle, phase: 'waiting', startedAtMs: event.nowMs }
    case 'show':
      return state.phase === 'waiting' ? { ...state, phase: 'loading' } : state
    case 'tick':
      return advance(state, estimate(event.nowMs - state.startedAtMs))
    case 'progress':
      return advance(state, event.percent)
    case 'finish':
      return end(state, false)
    case 'error':
      return end(state, true)
    case 'hide':
      return state.phase === 'ended' ? { ...state, phase: 'hidden' } : state
    case 'reset':
      return state.phase === 'hidden' ? idle : state
  }
}

/** The event that follows a phase by timeout. */
export function nextStep(phase: PageLoadingState['phase']): { afterMs: number; event: PageLoadingEvent } | null {
  if (phase === 'waiting') return { afterMs: throttleMs, event: { kind: 'show' } }
  if (phase === 'ended') return { afterMs: hideDelayMs, event: { kind: 'hide' } }
  if (phase === 'hidden') return { afterMs: resetMs, event: { kind: 'reset' } }
  return null
}
