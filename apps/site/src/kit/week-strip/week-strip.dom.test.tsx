import { addDays } from '@marram/domain/iso-day'
import { expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { WeekStrip } from './week-strip.tsx'

const saturdays = ['2027-07-03', '2027-07-10', '2027-07-17', '2027-07-24', '2027-07-31']
const texts = { title: 'Preise', earlier: 'früher', later: 'später', noneShort: 'keins', keys: 'Pfeiltasten' }

test('a chosen July names its school holidays briefly, week by week; the states are listed on demand', async () => {
  const page = await mount(
    <WeekStrip
      texts={texts}
      note={null}
      weeks={saturdays.map((saturday) => ({
        ...{ saturday, arrival: saturday, departure: addDays(saturday, 7), price: 70_000 },
      }))}
      chosen={new Set(saturdays)}
      spoken={({ saturday }) => saturday}
      onChoose={() => {}}
    />,
  )
  await vi.waitFor(() => expect(page.text()).toContain('10.–17. JuliDK · DE 13'))
  expect(page.text()).toContain('KW 28, 2027-07-10, Schulferien in Dänemark und 13 deutschen Bundesländern')
  expect(page.text()).not.toContain('Hessen')
})
