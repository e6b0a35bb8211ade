import { useCallback, useEffect, useReducer } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { idle, nextStep, type PageLoadingState, reducePageLoading } from './page-loading-state.ts'

export interface PageLoadingControl {
  state: PageLoadingState
  start: () => void
  setProgress: (percent: number) => void
  finish: () => void
  fail: () => void
}

/** Runs the timers of the bar. Call `start` when a navigation begins and `finish` or `fail` when it ends. */
export function usePageLoading(): PageLoadingControl {
  const [state, dispatch] = useReducer(reducePageLoading, idle)
  useEffect(() => {
    const step = nextStep(state.phase)
    if (!step) return
    const timer = setTimeout(() => dispatch(step.event), step.afterMs)
    return () => clearTimeout(timer)
  }, [state.phase])
  useEffect(() => {
    if (state.phase !== 'loading') return
    let frame = requestAnimationFrame(function tick() {
      dispatch({ kind: 'tick', nowMs: performance.now() })
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [state.phase])
  return {
    state,
    start: useCallback(() => dispatch({ kind: 'start', nowMs: performance.now() }), []),
    setProgress: useCallback((percent: number) => dispatch({ kind: 'progress', percent }), []),
    finish: useCallback(() => dispatch({ kind: 'finish' }), []),
    fail: useCallback(() => dispatch({ kind: 'error' }), []),
  }
}

export function PageLoading({ state, label }: { state: PageLoadingState; label: string }) {
  const visible = state.phase === 'loading' || state.phase === 'ended'
  return (
    <div
      className={classNames('page-loading', visible && 'is-visible', state.failed && 'page-loading--failed')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(state.progress)}
      aria-hidden={!visible}
      style={{ scale: `${state.progress / 100} 1` }}
    />
  )
}
