/** Notifies the other tabs of this browser of a change, and is notified by them. */
export type OtherTabs = {
  start(): void
  stop(): void
  tell(): void
}

/**
 * Also calls `onChange` whenever the tab becomes visible, because a frozen tab misses messages. Pass `onMessage` to handle
 * messages differently.
 */
export function watchOtherTabs(name: string, onChange: () => void, onMessage: () => void = onChange): OtherTabs {
  let channel: BroadcastChannel | null = null
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') onChange()
  }
  return {
    start() {
      channel = openChannel(name)
      channel?.addEventListener('message', onMessage)
      window.addEventListener('focus', onVisible)
      window.addEventListener('pageshow', onVisible)
      document.addEventListener('visibilitychange', onVisible)
    },
    stop() {
      channel?.close()
      channel = null
      window.removeEventListener('focus', onVisible)
      window.removeEventListener('pageshow', onVisible)
      document.removeEventListener('visibilitychange', onVisible)
    },
    // A heart pressed before hydration changes the list of a page that does not listen yet.
    tell() {
      const sender = channel ?? openChannel(name)
      sender?.postMessage('changed')
      if (sender !== channel) sender?.close()
    },
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
