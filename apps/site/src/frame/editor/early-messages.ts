/** Inline script that queues messages of the editors' extension: its tools load after the page. */
export const rememberMessages = `(()=>{const m=self.earlyMessages=[],c=self.earlyMessagesEnd=new AbortController();self.addEventListener('message',e=>{if(e.source===self&&e.origin===self.location.origin&&e.data&&e.data.source==='marram-extension'){m.push(e.data);self.onEarlyMessage&&self.onEarlyMessage()}},{signal:c.signal})})()`

declare global {
  interface Window {
    earlyMessages?: unknown
    earlyMessagesEnd?: AbortController
    onEarlyMessage?: (() => void) | undefined
  }
}

type Remembering = Pick<Window, 'earlyMessages' | 'earlyMessagesEnd' | 'onEarlyMessage'>

/** Runs at the first message, or at once if one is queued; the returned function cancels. */
export function onFirstMessage(run: () => void, window: Remembering): () => void {
  if (messagesIn(window).length > 0) run()
  else window.onEarlyMessage = run
  return () => {
    window.onEarlyMessage = undefined
  }
}

/** Returns the queued messages in order and ends the queue: the caller listens from now on. */
export function takeEarlyMessages(window: Remembering): unknown[] {
  window.earlyMessagesEnd?.abort()
  return messagesIn(window).splice(0)
}

function messagesIn({ earlyMessages }: Remembering): unknown[] {
  return Array.isArray(earlyMessages) ? earlyMessages : []
}
