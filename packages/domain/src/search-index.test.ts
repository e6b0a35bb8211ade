import { expect, test } from 'vitest'
import { dataStatusIndex, freeTextIndex, lastMinuteIndex, optionsIndex } from './search-index.ts'

// spec: entity Search index names
test('index names match those of the search service', () => {
  expect(freeTextIndex(2, 'de-DE')).toBe('freetext_lan-2_locale-de-DE')
  expect(dataStatusIndex).toBe('lodging_data_status_lan-1')
  expect(lastMinuteIndex(7)).toBe('lodgingOptionsLastMinute_lan-7')
  expect(optionsIndex(1, 7)).toBe('lodgingOptions_duration-7_lan-1')
  expect(optionsIndex(1, null)).toBe('lodgingOptions_duration-_lan-1')
})
