/** Notifies the other tabs of this browser of a change, and is notified by them. */
export type OtherTabs = {
  start(): void
  stop(): void
  tell(): void
}

/**
 * Also calls `onChange` whenever the tab becomes visible, because a frozen tab misses messages. Pass `onTold` to handle
 * messages differently.
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

/** Null where BroadcastChannel is missing, or blocked together with the storage. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
