import { sortableProperties } from '@marram/domain/criteria/order'
import { parameterAttributes } from '@marram/domain/search-request/parameter'
import { changedSettings, defaultSettings, type Settings } from '../documents/settings.ts'

/** What only texts have: asked of a house it is refused, because it would find nothing. */
const ofTexts = ['categories']

/** The same for every index of options; they are views and cannot be told otherwise. */
export const optionSettings: Settings = changedSettings(defaultSettings, {
  filterableAttributes: [
    ...new Set(Object.values(parameterAttributes).filter((attribute) => !ofTexts.includes(attribute))),
    ...['discountTotal', 'discountPercentage', 'areaId', 'streetName', 'city', 'postalCode', 'reviewScore'],
    ...['hasDescriptionEn', '_geo', 'facilities', 'meta', 'dataDimensions'],
  ],
  sortableAttributes: [...sortableProperties, 'date', 'reviewScore', '_geo'],
  rankingRules: ['sort', 'words', 'typo', 'attribute', 'exactness'],
  distinctAttribute: 'lodgingId',
})
