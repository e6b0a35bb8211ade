import { streamEvents as openStream } from '@marram/service-kit/event-stream'
import type { EventHub } from './event-hub.ts'

type StreamOptions = { readonly hub: EventHub; readonly userId: number; readonly stopping: AbortSignal }

/** Server-sent events: `crud` for each change of the list, `ready` at first and after a gap. */
export function streamEvents({ hub, userId, stopping }: StreamOptions): Response {
  return openStream({
    stopping,
    follow(send) {
      const leave = hub.follow(userId, (event) => {
        if (event === null) send('ready', '{}')
        else send('crud', JSON.stringify(event))
      })
      send('ready', '{}')
      return leave
    },
  })
}
