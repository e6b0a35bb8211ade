export type TelemetryBatch<Event> = Readonly<{
  service: string
  lan: number
  traces: unknown
  events: readonly Event[]
}>

/** How many characters of serialised events fit in one request. */
export const maxBatchCharacters = 1_000_000

/**
 * As few batches as keep each below the limit, events in order, the rest of the batch repeated. One event that is too
 * long by itself travels alone: whether to take it is the receiver's choice.
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

// What JSON cannot express becomes null in a list.
function serialisedLength(event: unknown): number {
  return (JSON.stringify(event) ?? 'null').length
}
