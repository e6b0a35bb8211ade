/** Tells the other tabs of this browser that something changed, and hears it from them. */
export type OtherTabs = {
  start(): void
  stop(): void
  tell(): void
}

/**
 * Besides listening it looks again whenever the tab is seen: a frozen tab misses what is said. `onTold` is for those who
 * tell the two apart.
 */
export function watchOtherTabs(name: string, onChange: () => void, onTold: () => void = onChange): OtherTabs {
  let channel: BroadcastChannel | null = null
  const onSeen = (): void => {
    if (document.visibilityState === 'visible') onChange()
  }
  return {
    start() {
      channel = openChannel(name)
      channel?.addEventListener('message', onTold)
      window.addEventListener('focus', onSeen)
      window.addEventListener('pageshow', onSeen)
      document.addEventListener('visibilitychange', onSeen)
    },
    stop() {
      channel?.close()
      channel = null
      window.removeEventListener('focus', onSeen)
      window.removeEventListener('pageshow', onSeen)
      document.removeEventListener('visibilitychange', onSeen)
    },
    tell: () => channel?.postMessage('changed'),
  }
}

/** Null where the browser has none, or refuses it together with its storage. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
