import type { Criteria } from '@marram/domain/criteria/criterion'

export function chosenPlaces(criteria: Criteria): readonly number[] {
  const value = criteria.get('omraader')?.value
  return typeof value === 'object' ? value.map(Number) : []
}
