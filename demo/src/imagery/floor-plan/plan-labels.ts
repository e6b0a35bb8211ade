import type { PlanLabels } from '../core/context.ts'

const labels: Record<number, PlanLabels> = {
  1: { living: 'Stue', kitchen: 'Køkken', bedroom: 'Værelse', bath: 'Bad', sauna: 'Sauna', pool: 'Pool' },
  2: { living: 'Wohnen', kitchen: 'Küche', bedroom: 'Schlafen', bath: 'Bad', sauna: 'Sauna', pool: 'Pool' },
  7: { living: 'Living room', kitchen: 'Kitchen', bedroom: 'Bedroom', bath: 'Bath', sauna: 'Sauna', pool: 'Pool' },
}

/** Names of the rooms in the language of an edition (1 Danish, 2 German, 7 English); undefined for any other. */
export function planLabels(lan: number | undefined): PlanLabels | undefined {
  return lan === undefined ? undefined : labels[lan]
}
