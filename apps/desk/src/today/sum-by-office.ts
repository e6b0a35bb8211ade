import type { ChangeOver } from '@marram/contract/desk/today'

type Counts = Omit<ChangeOver, 'areaId'>
type Office = { readonly name: string; readonly areaIds: readonly number[] }

const nothing: Counts = { departures: 0, metersRead: 0, arrivals: 0, ready: 0 }

const add = (a: Counts, b: Counts): Counts => ({
  departures: a.departures + b.departures,
  metersRead: a.metersRead + b.metersRead,
  arrivals: a.arrivals + b.arrivals,
  ready: a.ready + b.ready,
})

/** One line per office with something to do, and one for areas that no office serves. */
export function sumByOffice(shares: readonly ChangeOver[], offices: readonly Office[], elsewhere: string) {
  const officeOf = (areaId: number) => offices.find(({ areaIds }) => areaIds.includes(areaId))?.name ?? elsewhere
  const byName = Map.groupBy(shares, ({ areaId }) => officeOf(areaId))
  const names = [...offices.map(({ name }) => name), elsewhere].filter((name) => byName.has(name))
  const rows = names.map((name) => ({ name, ...(byName.get(name) ?? []).reduce(add, nothing) }))
  return { rows, total: shares.reduce<Counts>(add, nothing) }
}
