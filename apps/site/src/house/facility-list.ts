import type { LodgingFacility, LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Format } from '@marram/i18n/format'
import { facilityValue } from './facility-value.ts'

export type FacilityLine = { readonly key: string; readonly text: string }
export type FacilitySection = { readonly key: string; readonly name: string; readonly lines: readonly FacilityLine[] }

/** These have a section of their own on the page. */
const elsewhere: readonly string[] = ['distances', 'change-days', 'rules']
/** Shown before a guest asks for everything. */
const first: readonly string[] = ['wellness', 'household', 'technology', 'children', 'outdoors', 'pets', 'energy']
const firstSections = 4

/** A number that belongs to a yes: it stands behind it instead of on a line of its own. */
const details: Readonly<Record<string, string>> = { internet: 'internet-speed', 'ev-charger': 'ev-charger-power' }
const detailKeys: readonly string[] = Object.values(details)
/** What another line says more exactly. */
const saidBy: Readonly<Record<string, (other: LodgingFacility) => boolean>> = {
  pool: ({ key }) => key === 'indoor-pool' || key === 'outdoor-pool',
  terrace: ({ key }) => key === 'open-terraces' || key === 'covered-terraces',
  'heat-pump': ({ key, value }) => key === 'heating' && value === 'heat-pump',
  'pets-allowed': ({ key }) => key === 'pets-max',
}

/** Every group of the house with what it holds; a facility stands in its main group only. */
export function facilitySections({ facilities, facilityGroups }: LodgingPage, format: Format): FacilitySection[] {
  const there = facilities.filter(({ value }) => value !== '0')
  const shown = there.filter(({ key }) => {
    const isSaid = saidBy[key]
    return !detailKeys.includes(key) && !(isSaid && there.some(isSaid))
  })
  const groups = facilityGroups.filter(({ key }) => !elsewhere.includes(key))
  return groups.flatMap(({ key, name }) => {
    const own = shown.filter((facility) => facility.groups.find((group) => !elsewhere.includes(group)) === key)
    const lines = own.map((facility) => ({
      key: facility.key,
      text: lineOf(facility, detailOf(facility, facilities), format),
    }))
    return lines.length === 0 ? [] : [{ key, name, lines }]
  })
}

/** The groups that guests compare houses by come first, the rest on demand. */
export function splitSections(sections: readonly FacilitySection[]) {
  const wanted = first.flatMap((key) => sections.filter((section) => section.key === key)).slice(0, firstSections)
  return { shown: wanted, more: sections.filter((section) => !wanted.includes(section)) }
}

function detailOf({ key }: LodgingFacility, all: readonly LodgingFacility[]): LodgingFacility | undefined {
  const wanted = details[key]
  return all.find((facility) => facility.key === wanted && facility.value !== '0')
}

function lineOf(facility: LodgingFacility, detail: LodgingFacility | undefined, format: Format): string {
  if (facility.valueType === 'bool') {
    return detail ? `${facility.name}, ${facilityValue(detail, format)}` : facility.name
  }
  return `${facility.name}: ${facilityValue(facility, format)}`
}
