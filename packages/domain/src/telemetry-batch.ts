export type TelemetryBatch<Event> = Readonly<{
  service: string
  lan: number
  traces: unknown
  events: readonly Event[]
}>

/** Maximum number of characters of serialised events in one request. */
export const maxBatchCharacters = 1_000_000

/**
 * Splits a batch into as few as possible below the limit, keeping the order of events. An event that exceeds the limit
 * is sent alone: the receiver decides whether to accept it.
 */
export function splitTelemetryBatch<Event>(
  batch: TelemetryBatch<Event>,
  limit = maxBatchCharacters,
): TelemetryBatch<Event>[] {
  const parts: Event[][] = [[]]
  let size = brackets
  for (const event of batch.events) {
    const length = serialisedLength(event) + comma
    const current = parts.at(-1) ?? []
    if (size + length > limit && current.length > 0) {
      parts.push([event])
      size = brackets + length
    } else {
      current.push(event)
      size += length
    }
  }
  return parts.map((events) => ({ ...batch, events }))
}

const brackets = 2
const comma = 1

// JSON turns unsupported values in a list into null.
function serialisedLength(event: unknown): number {
  return (JSON.stringify(event) ?? 'null').length
}
