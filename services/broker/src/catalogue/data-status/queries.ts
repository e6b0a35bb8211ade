import { boundedSlice, editionOf, refusal, type Slice } from '../../arguments.ts'
import type { BrokerContext } from '../../context.ts'
import { loadDataStatus } from './load-data-status.ts'

const maxLodgings = 9999

export const dataStatusQueries = {
  lodgingDataStatus: (
    _: unknown,
    { lan, ...slice }: Slice & { lan: number },
    { db, now, tag, isStaff }: BrokerContext,
  ) => {
    if (!isStaff) throw refusal('The data status is for the staff of the agency.')
    if (editionOf(lan).languageId !== 1) throw refusal('The data status is kept for language 1 only.')
    tag('lodgings')
    return loadDataStatus(db, boundedSlice(slice, maxLodgings), now())
  },
}
