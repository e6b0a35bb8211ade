import { plural } from '../../plural.ts'
import type { WhenMessages } from './en.ts'

const count = (one: string, other: string) => (value: number) => plural('da', value, { one, other })

export const when: WhenMessages = {
  kinds: { label: 'Sådan vil du vælge', days: 'Bestemte dage', months: 'Måneder', holidays: 'Skoleferier' },
  length: { label: 'Hvor længe?', other: 'andet', otherLabel: 'Et andet antal nætter' },
  from: (amount) => `fra ${amount}`,
  houses: count('# hus', '# huse'),
  none: 'intet ledigt',
  departure: 'Afrejse',
  arrival: 'ankomst mulig',
  months: {
    hint: (nights) => `Vælg en måned eller flere. Fra-priser for ${nights} med alle obligatoriske tillæg.`,
    cheapest: 'den laveste pris',
  },
  holidays: {
    hint: (nights) => `Vælg en ferie eller flere. Fra-priser for ${nights} med alle obligatoriske tillæg.`,
    region: 'Hvem har ferie?',
    kinds: {
      autumn: 'Efterårsferie',
      christmas: 'Juleferie',
      winter: 'Vinterferie',
      spring: 'Forårsferie',
      easter: 'Påskeferie',
      whitsun: 'Pinseferie',
      summer: 'Sommerferie',
    },
    weeks: count('# uge', '# uger'),
    none: 'Vi kender ingen skoleferier her i det kommende år.',
    rule: 'Oplyst november 2026, så tjek med din skole. Vi regner med ugerne fra lørdag til lørdag, der ligger helt inden for ferien.',
  },
  legend: {
    arrival: (nights) => `Ankomst, fra-pris for ${nights}`,
    stay: 'Dit ophold',
    none: 'ingen ankomst',
  },
  flexible: 'Må det være lidt før eller efter?',
  exactly: 'Kun',
  saturdaysOnly: 'I den uge begynder alle ophold om lørdagen, så et par dage før eller efter giver ikke flere huse.',
  weekday: 'Hvilken dag vil du ankomme?',
}
