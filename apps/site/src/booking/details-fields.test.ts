import { isCountry } from '@marram/domain/booking/country'
import { countriesOf } from '@marram/i18n/countries'
import { editionKeys } from '@marram/i18n/edition-key'
import { expect, test } from 'vitest'

test.each(editionKeys)('every country that the form offers in %s is valid in a booking', (edition) => {
  expect(countriesOf(edition).filter(({ code }) => !isCountry(code))).toEqual([])
})
