import { sortableProperties } from '@marram/domain/criteria/order'
import { parameterAttributes } from '@marram/domain/search-request/parameter'

/** Only texts have categories: filtering houses by them is refused, because it would find nothing. */
const ofTexts = ['categories']

/** The attributes that filters and facets of every option index may name. */
export const filterableAttributes: readonly string[] = [
  ...new Set(Object.values(parameterAttributes).filter((attribute) => !ofTexts.includes(attribute))),
  ...['discountTotal', 'discountPercentage', 'areaId', 'streetName', 'city', 'postalCode', 'reviewScore'],
  ...['hasDescriptionEn', '_geo', 'facilities', 'meta', 'dataDimensions'],
]

export const sortableAttributes: readonly string[] = [...sortableProperties, 'date', 'reviewScore', '_geo']
