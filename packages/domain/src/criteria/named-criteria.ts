import { changeDays } from '../change-day.ts'
import { facilityByKey } from '../facility.ts'
import { type CriterionDefinition, flag, list, type Meaning, number, text, whole } from './definition.ts'
import { facilityCriterion } from './facility-criterion.ts'

const rule: Meaning = { kind: 'rule' }
// Ids are PostgreSQL integers: the database would reject a larger number from a link.
const ids = { kind: 'number', bounds: whole(1, 2_147_483_647) } as const

/** The named criteria, in the order in which links list them. */
export const namedCriteria = {
  ankomst: list({ kind: 'day' }, rule),
  arrivalWeekNextOccurence: number(['='], whole(1, 53), rule),
  duration: number(['=', 'BETWEEN'], whole(1, 366), { kind: 'parameter', parameter: 'durations' }),
  skiftedag: list({ kind: 'choice', numbers: changeDays }, rule),
  husdyr: number(['='], whole(1, 4), rule),
  omraader: list(ids, { kind: 'parameter', parameter: 'locations' }),
  textQuery: text(rule),
  vejnavn: text(rule),
  koglemaerker: number(['>=', '=', '<=', '<', 'BETWEEN'], whole(1, 5), {
    kind: 'facility',
    id: facilityByKey('pine-cones').id,
  }),
  varme: facilityCriterion(facilityByKey('heating')),
  varmepumpe: facilityCriterion(facilityByKey('heat-pump')),
  onlyImages: flag({ kind: 'parameter', parameter: 'hasImages' }),
  badevaerelse: number(['='], whole(2, 8), rule),
  maxPris: number(['<='], { from: 1, to: 10_000_000, whole: false }, rule),
  nyHosMarram: flag(rule),
  lastMinute: flag(rule),
  nyHus: flag(rule),
  renovatedWithin3Years: flag(rule),
  lodgingId: list(ids, { kind: 'parameter', parameter: 'lodgingId' }),
  name: text(rule),
} as const satisfies Record<string, CriterionDefinition>

export type NamedCriterionKey = keyof typeof namedCriteria
