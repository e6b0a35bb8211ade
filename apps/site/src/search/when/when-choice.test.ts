import { schoolBreaks } from '@marram/domain/school-breaks'
import { expect, test } from 'vitest'
import { toggleBreak } from './holidays-panel.tsx'
import { shownMonths } from './months-panel.tsx'

const today = '2026-11-19'

test('twelve months are offered, the current one while a Saturday is left', () => {
  expect(shownMonths(today)).toHaveLength(12)
  expect([shownMonths(today)[0], shownMonths(today).at(-1)]).toEqual(['2026-11', '2027-10'])
  expect(shownMonths('2026-11-28')[0]).toBe('2026-11')
  expect([shownMonths('2026-11-29')[0], shownMonths('2026-11-29').at(-1)]).toEqual(['2026-12', '2027-11'])
})

test('holidays of a region add up and are removed alone; any other dates are replaced', () => {
  const breaks = schoolBreaks('NW', today)
  const [christmas, , summer] = breaks
  if (!christmas || !summer) throw new Error('The list has changed.')
  const ticked = toggleBreak(breaks, new Set(), summer)
  expect(ticked).toEqual(summer.saturdays)
  const both = toggleBreak(breaks, new Set(ticked), christmas)
  expect(both).toEqual([...christmas.saturdays, ...summer.saturdays])
  expect(toggleBreak(breaks, new Set(both), summer)).toEqual(christmas.saturdays)
  expect(toggleBreak(breaks, new Set(ticked), summer)).toEqual([])
  expect(toggleBreak(breaks, new Set([...summer.saturdays, '2027-05-15']), christmas)).toEqual(christmas.saturdays)
  expect(toggleBreak(breaks, new Set(['2027-05-15']), summer)).toEqual(summer.saturdays)
})
