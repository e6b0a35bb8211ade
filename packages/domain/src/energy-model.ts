import type { MeteredQuantity } from './price-plan.ts'

/** Facts of a house that affect its consumption; null if unknown. */
export type EnergyFacts = Readonly<{
  maxPersons: number
  areaM2: number | null
  heating: string | null
  energyLabel: string | null
  /** Year of construction or of the last renovation. */
  year: number | null
  hasPool: boolean
  hasSpa: boolean
  hasOutdoorSpa: boolean
  hasSauna: boolean
}>

/** Facilities used as facts. */
export const energyFactKeys = [
  ...(['living-area', 'heating', 'energy-label', 'renovated-year'] as const),
  ...(['pool', 'spa', 'outdoor-spa', 'sauna'] as const),
] as const
export type EnergyFactKey = (typeof energyFactKeys)[number]

type FactSource = Readonly<{
  maxPersons: number
  builtYear: number
  /** The stored text of a facility that the house has today, or its typed value. */
  find: (key: EnergyFactKey) => string | number | boolean | null | undefined
}>

export function energyFacts({ maxPersons, builtYear, find }: FactSource): EnergyFacts {
  const amount = (key: EnergyFactKey) => positive(Number(find(key) ?? 0))
  const word = (key: EnergyFactKey) => String(find(key) ?? '') || null
  const has = (key: EnergyFactKey) => find(key) === true || find(key) === '1'
  return {
    maxPersons,
    areaM2: amount('living-area'),
    heating: word('heating'),
    energyLabel: word('energy-label'),
    year: amount('renovated-year') ?? positive(builtYear),
    hasPool: has('pool'),
    hasSpa: has('spa'),
    hasOutdoorSpa: has('outdoor-spa'),
    hasSauna: has('sauna'),
  }
}

function positive(value: number): number | null {
  return value > 0 ? value : null
}

/** Consumption per night: of the house, and of each adult or child in it. */
export type NightlyUse = Readonly<{ perNight: number; perPersonNight: number }>

/** Monthly mean temperatures of Denmark, in degrees (DMI, normals of 1991 to 2020). */
const meanTemperature = [1.6, 1.5, 3.2, 7.2, 11.5, 14.8, 17.2, 17.1, 13.9, 9.7, 5.7, 2.8] as const
/** Above this temperature guests and appliances keep a house warm enough. */
const heatedBelow = 15

/**
 * Kilowatt hours. Calibrated so that a house of 90 m² with four guests uses as much as a Danish agency publishes from
 * its meters: 2.5 per person and day in summer, about 7 on average, 13 in winter; likewise for a whirlpool and a pool.
 */
const powerPerNight = 1.2
const powerPerPerson = 2.2
const heatPerM2Degree = 0.05
const perSauna = 1.5
const spa = { perNight: 5, perDegree: 0.7 }
const outdoorSpa = { perNight: 7, perDegree: 1 }
const pool = { perNight: 50, perDegree: 4.5 }

/** Electricity per unit of heat. With other fuels only pumps and bathroom floors use electricity. */
const heatingShare: Readonly<Record<string, number>> = {
  electric: 1,
  'heat-pump': 0.45,
  district: 0.1,
  gas: 0.1,
  pellet: 0.2,
}
const unknownHeatingShare = 0.65

const labelFactor: Readonly<Record<string, number>> = { A: 0.6, B: 0.75, C: 0.9, D: 1, E: 1.1, F: 1.25, G: 1.4 }

/** Cubic metres. */
const waterPerPerson = 0.1
const waterOfSpa = 0.08

/** Heating degrees of a month: how far it is below the heating limit. */
export function heatedDegrees(month: number): number {
  return Math.max(0, heatedBelow - (meanTemperature[month - 1] ?? heatedBelow))
}

/** The expected consumption of such a house in a month (1 to 12). */
export function modelledUse(facts: EnergyFacts, meter: MeteredQuantity, month: number): NightlyUse {
  if (meter === 'm3') {
    return { perNight: facts.hasSpa || facts.hasOutdoorSpa ? waterOfSpa : 0, perPersonNight: waterPerPerson }
  }
  const degrees = heatedDegrees(month)
  const comfort = ({ perNight, perDegree }: typeof spa) => perNight + perDegree * degrees
  const share = (facts.heating === null ? undefined : heatingShare[facts.heating]) ?? unknownHeatingShare
  const heat = areaOf(facts) * heatPerM2Degree * degrees * insulationFactor(facts) * share
  return {
    perNight:
      powerPerNight +
      heat +
      (facts.hasSauna ? perSauna : 0) +
      (facts.hasSpa ? comfort(spa) : 0) +
      (facts.hasOutdoorSpa ? comfort(outdoorSpa) : 0) +
      (facts.hasPool ? comfort(pool) : 0),
    perPersonNight: powerPerPerson,
  }
}

/** Holiday homes on this coast have about 25 m², plus 12 per sleeping place. */
function areaOf({ areaM2, maxPersons }: EnergyFacts): number {
  return areaM2 ?? 25 + 12 * maxPersons
}

/** Relative to a house with label D. Without a label, the building regulations of its year give the insulation. */
function insulationFactor({ energyLabel, year }: EnergyFacts): number {
  const ofLabel = energyLabel === null ? undefined : labelFactor[energyLabel]
  if (ofLabel !== undefined) return ofLabel
  if (year === null) return 1
  if (year >= 2015) return 0.65
  if (year >= 2006) return 0.8
  if (year >= 1995) return 0.95
  return year >= 1979 ? 1.05 : 1.25
}

/** Uncertainty of the model as a fraction; it grows with every missing fact. */
export function modelSpread({ areaM2, heating, energyLabel, year }: EnergyFacts): number {
  const unknown = [areaM2, heating, energyLabel ?? year].filter((fact) => fact === null).length
  return 0.3 + 0.1 * unknown
}

/** Uncertainty of measurements: guests differ, and a few stays say less than many. */
export function measuredSpread(stays: number): number {
  return 0.15 + 0.25 / Math.sqrt(Math.max(1, stays))
}
