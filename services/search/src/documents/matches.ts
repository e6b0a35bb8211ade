import type { Condition } from '../filter/condition.ts'
import { testPlace, testValue } from '../filter/test-value.ts'
import { checkDeadline } from '../query/deadline.ts'
import { attributeOf, type Document, placeOf } from './document.ts'

export function matches(condition: Condition, document: Document): boolean {
  checkDeadline()
  switch (condition.kind) {
    case 'and':
      return condition.nodes.every((node) => matches(node, document))
    case 'or':
      return condition.nodes.some((node) => matches(node, document))
    case 'not':
      return !matches(condition.node, document)
    case 'radius':
    case 'box': {
      const place = placeOf(document)
      return place !== null && testPlace(condition, place.lat, place.lng)
    }
    default:
      return testValue(condition, attributeOf(document, condition.attribute))
  }
}
