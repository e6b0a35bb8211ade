/** What the editors' browser extension may say to the page. */
export type ExtensionMessage =
  | { readonly type: 'pass-cache'; readonly enabled: boolean }
  | { readonly type: 'preview'; readonly secret: string }
  | { readonly type: 'developer-mode'; readonly enabled: boolean }

/** Null for anything else: every script on the page may send messages, and most are not for us. */
export function parseExtensionMessage(data: unknown): ExtensionMessage | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'marram-extension')
    return null
  if (!('type' in data)) return null
  if (data.type === 'preview' && 'secret' in data && typeof data.secret === 'string') {
    return { type: 'preview', secret: data.secret }
  }
  if (!('enabled' in data) || typeof data.enabled !== 'boolean') return null
  if (data.type !== 'pass-cache' && data.type !== 'developer-mode') return null
  return { type: data.type, enabled: data.enabled }
}

/** Only messages of this window: a page that frames or opens ours has no say. */
export function onExtensionMessage(listener: (message: ExtensionMessage) => void): () => void {
  const receive = (event: MessageEvent): void => {
    if (event.source !== window || event.origin !== window.location.origin) return
    const message = parseExtensionMessage(event.data)
    if (message) listener(message)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}
