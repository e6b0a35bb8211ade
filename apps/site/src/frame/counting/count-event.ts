type Count = (name: string) => void

/** Events that happen before the counter is hydrated are queued for it. */
const maxWaiting = 50
let waiting: string[] = []
let counter: Count | null = null

/** Counts an event by a name without personal data. The counter checks the consent. */
export function countEvent(name: string): void {
  if (counter) counter(name)
  else if (waiting.length < maxWaiting) waiting.push(name)
}

/** Receives all events, the queued ones first, until the returned function is called. */
export function openCounter(count: Count): () => void {
  const early = waiting
  waiting = []
  counter = count
  for (const name of early) count(name)
  return () => {
    if (counter === count) counter = null
  }
}
